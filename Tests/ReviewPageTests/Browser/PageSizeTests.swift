import BrowserSupport
import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// A page with many frames of a phone's screen is small and responds quickly.
@Suite(.needsBrowser) struct PageSizeTests {
  /// 120 frames of 750 by 1334 in which everything moves.
  private static func timeline(gap: Int, turn: Double) -> String {
    """
    { "version": 1, "canvas": { "width": 375, "height": 667, "scale": 2 }, "duration": 1.98,
      "views": [{ "id": "yellow", "backgroundColor": "#FFCC00" },
        { "id": "blue", "backgroundColor": "#007AFF" }],
      "constraints": [
        "V:|-100-[yellow]-8-|", "V:|-100-[blue]-8-|", "yellow.leading == root.leadingMargin",
        "blue.width == yellow.width",
        { "id": "spacing", "equation": "blue.leading == yellow.trailing", "constant": "root.width" },
        "yellow.trailing == root.trailingMargin @750",
        "blueTrailing: blue.trailing == root.trailingMargin @749"
      ],
      "keyframes": [{ "time": 0.1, "animation": { "duration": 1.8 }, "changes": [
        { "constraint": "spacing", "constant": \(gap) },
        { "constraint": "blueTrailing", "priority": 751 },
        { "view": "blue", "transform": { "rotation": \(turn) } }] }] }
    """
  }

  @Test(arguments: [0.0, 35])
  func aPhonesScreenInTwoSecondsIsAtMostTwoMegabytes(turn: Double) async throws {
    let folder = try ReviewFolder()
    try folder.files.write(Self.timeline(gap: 8, turn: turn), to: "before.json")
    try folder.files.write(Self.timeline(gap: 12, turn: turn), to: "after.json")
    let timeline = try folder.timeline("after.json")
    #expect((timeline.frameCount, timeline.width, timeline.height) == (120, 750, 1334))
    let review = try await folder.page(["after.json"], against: "before.json")
    #expect(review.html.source.utf8.count <= 2_000_000)
    let after = try VersionReading(try PageReading(review).data.first?["after"])
    #expect(try after["scenes", as: [[Int]].self].count > 90, "it moves in almost every frame")
    #expect(
      after.members["omitted"] == nil || (after.members["omitted"] as? [String])?.isEmpty == true)
    try await review.open { page in
      let isAlive = try await page.evaluate(
        "document.querySelectorAll('.player:not([hidden]) canvas[data-frame]').length > 0")
      #expect(isAlive == true)
      let sums = try await page.pictureSums(".pane.after canvas", [60])
      #expect(sums == [PictureSum(timeline.frames[60].pixels)])
    }
  }
}
