import Foundation
import ImageCoding
import TestSupport
import Testing

/// The timeline and the pictures of `Documentation/Pixels.md`.
@Suite struct PixelsDocumentTests {
  private let folder = Checkout.root.appending(path: "Documentation/Pixels")

  @Test func theTimelineIsTheOneThatIsShown() throws {
    let block = try MarkdownDocument("Documentation/Pixels.md").blocks.first {
      $0.language == "json"
    }
    let text = try String(contentsOf: folder.appending(path: "edges.json"), encoding: .utf8)
    #expect(block?.text == text)
  }

  /// A point is 12 pixels wide and high in every picture.
  @Test(arguments: ["exact", "device", "coregraphics"], 1...3)
  func everyPictureIsWhatTheToolDraws(edges: String, scale: Int) throws {
    let layoutanim = try Layoutanim(samples: false)
    let timeline = folder.appending(path: "edges.json").path
    let run = try layoutanim.run(
      ["still", timeline, "-o", "still.png", "--edges", edges, "--scale", "\(scale)"])
    #expect(run.status == 0, "\(run.errors)")
    let drawn = try decoded(layoutanim.folder.contents(of: "still.png"))
    let shown = try decoded(Data(contentsOf: folder.appending(path: "\(edges)-\(scale).png")))
    let side = 12 / scale
    #expect(shown.width == drawn.width * side && shown.height == drawn.height * side)
    let isMagnified = (0..<shown.width * shown.height).allSatisfy { index in
      let (x, y) = (index % shown.width / side, index / shown.width / side)
      let (from, to) = (4 * (y * drawn.width + x), 4 * index)
      return drawn.bytes[from..<from + 4] == shown.bytes[to..<to + 4]
    }
    #expect(isMagnified)
  }

  private func decoded(_ data: Data) throws -> StraightImage {
    try PNGDecoder().decode([UInt8](data))
  }
}
