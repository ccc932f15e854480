import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// A timeline too large for the page's player still has the rest of its card.
@Suite struct ExtentTests {
  /// Boxes that lie directly in the canvas, and others inside a view that moves.
  private static func timeline(moving: Int, still: Int, seconds: Int) -> String {
    func boxes(_ letter: String, _ count: Int) -> [String] {
      (0..<count).map {
        """
        {"id": "\(letter)\($0)", "frame": {"x": 0, "y": \($0), "width": 5, "height": 5}}
        """
      }
    }
    let carrier = """
      {"id": "carrier", "frame": {"x": 0, "y": 0, "width": 30, "height": 30},
       "subviews": [\(boxes("m", moving).joined(separator: ","))]}
      """
    let views = ([carrier] + boxes("s", still)).joined(separator: ",\n")
    return """
      {"version": 1, "canvas": {"width": 40, "height": 30}, "views": [\(views)],
       "keyframes": [{"time": 0, "animation": {"duration": \(seconds), "curve": "linear"},
         "changes": [{"view": "carrier", "transform": {"scale": 2}}]}]}
      """
  }

  private func reading(moving: Int, still: Int, seconds: Int) async throws -> PageReading {
    let folder = try ReviewFolder()
    let text = Self.timeline(moving: moving, still: still, seconds: seconds)
    try folder.files.write(text, to: "a.json")
    return try await folder.reading(["a.json"])
  }

  /// 241 frames: in the first case 101 views move, in the second only a few.
  @Test(arguments: [(moving: 100, still: 2, hasPlayer: false), (2, 100, true)])
  func onlyWhatMovesIsMuch(moving: Int, still: Int, hasPlayer: Bool) async throws {
    let reading = try await reading(moving: moving, still: still, seconds: 4)
    #expect(reading.cards == ["alone a"])
    #expect(try reading.data.count == (hasPlayer ? 1 : 0))
    #expect(reading.html.contains("<div class=\"player\"") == hasPlayer)
    #expect(reading.html.contains("<figure class=\"sheet\">"))
    #expect(
      reading.html.contains(
        "too large for the page's player: 104 views in 241 frames; the contact sheet and the "
          + "tables show the rest") == !hasPlayer)
    #expect(reading.html.utf8.count < 2_000_000)
  }
}
