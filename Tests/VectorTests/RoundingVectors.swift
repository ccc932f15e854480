import AutoLayout
import Primitives
import TestSupport
import Testing

@Suite struct RoundingVectors {
  /// The rows state pixel edges, which doubles of this magnitude represent far more precisely.
  private let tolerance = 1e-9

  @Test func everyRowHolds() throws {
    try runVectors(
      of: "pixel-rounding.json",
      checks: ["edge-round": checkEdge, "frame-round-edges": checkFrame])
  }

  private func checkEdge(_ row: VectorRow) throws {
    let rounded = try shown(x: row.number("value"), width: 0, on: grid(row)).minX
    let expected = try row.number("expect")
    // Whether the value is a tie is only informative: the rule rounds ties up.
    _ = try row.optional("tie")?.bool()
    #expect(abs(rounded - expected) <= tolerance, "\(row): \(rounded)")
  }

  private func checkFrame(_ row: VectorRow) throws {
    let rounded = try shown(x: row.number("x"), width: row.number("width"), on: grid(row))
    let expected = try row.object("expect")
    #expect(abs(rounded.minX - (try expected.number("x"))) <= tolerance, "\(row): \(rounded)")
    #expect(abs(rounded.width - (try expected.number("width"))) <= tolerance, "\(row): \(rounded)")
  }

  /// The rounded frame of a view that constraints place in root.
  private func shown(x: Double, width: Double, on grid: PixelGrid) -> Rect {
    let view = LayoutItem.view(ViewIndex(1))
    var engine = LayoutEngine(
      views: [LayoutView(superview: nil), LayoutView(superview: .root)],
      canvas: LayoutCanvas(size: Size(width: 1000, height: 1000)),
      constraints: [
        LayoutConstraint(
          firstItem: view, firstAttribute: .left, secondItem: .view(.root), secondAttribute: .left,
          constant: x),
        LayoutConstraint(firstItem: view, firstAttribute: .width, constant: width),
      ])
    _ = engine.activate([0, 1])
    return engine.geometries(on: grid)[1].frame
  }

  private func grid(_ row: VectorRow) throws -> PixelGrid {
    let scale = try row.number("scale")
    guard let pixels = Int(exactly: scale) else {
      throw VectorError("\(row): a scale of \(scale) is no whole number")
    }
    return PixelGrid(scale: pixels)
  }
}
