import AutoLayout
import Primitives
import TestSupport
import Testing

@Suite struct RoundingVectors {
  /// The rows state pixel edges, which doubles of this size hold far better than this.
  private let tolerance = 1e-9

  @Test func everyRowHolds() throws {
    try runVectors(
      of: "pixel-rounding.json",
      checks: ["edge-round": checkEdge, "frame-round-edges": checkFrame])
  }

  private func checkEdge(_ row: VectorRow) throws {
    let rounded = try grid(row).rounded(row.number("value"))
    let expected = try row.number("expect")
    // Whether the value lies halfway is information: the rule has halves go upward.
    _ = try row.optional("tie")?.bool()
    #expect(abs(rounded - expected) <= tolerance, "\(row): \(rounded)")
  }

  private func checkFrame(_ row: VectorRow) throws {
    let frame = Rect(x: try row.number("x"), y: 0, width: try row.number("width"), height: 0)
    let rounded = try grid(row).rounded(frame)
    let expected = try row.object("expect")
    #expect(abs(rounded.minX - (try expected.number("x"))) <= tolerance, "\(row): \(rounded)")
    #expect(abs(rounded.width - (try expected.number("width"))) <= tolerance, "\(row): \(rounded)")
  }

  private func grid(_ row: VectorRow) throws -> PixelGrid {
    let scale = try row.number("scale")
    guard let pixels = Int(exactly: scale) else {
      throw VectorError("\(row): a scale of \(scale) is no whole number")
    }
    return PixelGrid(scale: pixels)
  }
}
