import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import Comparing
@testable import Planning
@testable import Rendering

/// One frame against a picture of which only the pixels are known.
@Suite struct PictureComparisonTests {
  private static func text(red: String = "\"x\": 4, \"y\": 4", blue: String = "blue") -> String {
    """
    {
      "version": 1, "canvas": { "width": 40, "height": 30 },
      "views": [
        { "id": "red", "backgroundColor": "red", "frame": { \(red), "width": 10, "height": 8 } },
        { "id": "blue", "backgroundColor": "\(blue)",
          "frame": { "x": 20, "y": 4, "width": 10, "height": 8 } }
      ],
      "keyframes": [{ "time": 1, "changes": [{ "view": "blue", "alpha": 0.5 }] }]
    }
    """
  }

  private func comparison(
    with picture: String, scale: Int = 1, frame: Int = 0, tolerance: Int = 0
  ) throws -> PictureComparison {
    let folder = try TemporaryFolder()
    let options = try PlanOptions(scale: scale)
    let other = try PlannedTimeline(json: picture, options: options)
    try other.frames[0].write(to: folder.path("snapshot.png"))
    let timeline = try PlannedTimeline(json: Self.text(), path: "a.json", options: options)
    return try PictureComparison(
      timeline, frame: frame, picture: folder.path("snapshot.png"), tolerance: tolerance)
  }

  @Test func thePictureOfTheSameFrameIsTheSame() throws {
    let same = try comparison(with: Self.text())
    #expect(same.isSame && same.views.isEmpty)
    #expect(same.text.hasPrefix("same: frame 0 of `a.json` and `"))
    let last = try comparison(with: Self.text(), frame: -1)
    #expect(last.frame == 60 && last.views.map(\.id) == ["blue"])
  }

  @Test func aViewElsewhereIsNamedWithItsEdges() throws {
    let moved = Self.text(red: "\"x\": 7, \"y\": 3.5")
    let comparison = try comparison(with: moved, scale: 2)
    #expect(comparison.differingPixels == 2 * (6 * 15 + 20))
    #expect(comparison.views.map(\.id) == ["root", "red"])
    #expect(comparison.views[1].edges == [6, -1, 6, -1])
    #expect(
      comparison.text.hasSuffix(
        """
          `red`: 110 pixels of it differ
            `red.left` is 3 pt further right
            `red.top` is 0.5 pt further up
            `red.right` is 3 pt further right
            `red.bottom` is 0.5 pt further up

        """))
  }

  @Test func aViewWithoutItsColourIsMissing() throws {
    let comparison = try comparison(with: Self.text(blue: "green"))
    #expect(comparison.views.map(\.id) == ["blue"])
    #expect(comparison.views[0].isMissing && comparison.views[0].differingPixels == 80)
    #expect(comparison.text.contains("`blue`: 80 pixels of it differ; its colour is nowhere"))
  }

  @Test func aToleranceForgivesChannels() throws {
    let near = Self.text(blue: "#0000FD")
    #expect(try !comparison(with: near, tolerance: 1).isSame)
    let forgiven = try comparison(with: near, tolerance: 2)
    #expect(forgiven.isSame && forgiven.forgivenPixels == 80)
    #expect(forgiven.text.hasPrefix("same within the tolerance: "))
  }

  @Test func anotherSizeIsADifference() throws {
    let wide = Self.text().replacingOccurrences(of: "\"width\": 40", with: "\"width\": 41")
    let comparison = try comparison(with: wide)
    #expect(!comparison.isSame)
    #expect(comparison.text.contains("has 40×30 pixels and "))
  }

  @Test(arguments: [1, 61, -62])
  func onlyFramesThatExistAreCompared(frame: Int) throws {
    guard frame != 1 else {
      #expect(try comparison(with: Self.text(), frame: 1).isSame)
      return
    }
    let error = #expect(throws: LayoutAnimationError.self) {
      try comparison(with: Self.text(), frame: frame)
    }
    #expect(error?.code == .usage)
  }
}
