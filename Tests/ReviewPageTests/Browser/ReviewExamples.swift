import LayoutAnimation
import TestSupport

@testable import ReviewPage

/// Timelines that use every feature shown on the page.
enum ReviewExample {
  /// Thirty-one frames of 60 by 40. A dot is inside a panel; the width of `side` is in conflict,
  /// and its vertical position is ambiguous until the first keyframe.
  static func text(gap: Double = 5) -> String {
    """
    { "version": 1, "canvas": { "width": 60, "height": 40, "backgroundColor": "#FFFFFF" },
      "duration": 0.5,
      "views": [
        { "id": "panel", "backgroundColor": "#FFCC00", "subviews": [
          { "id": "dot", "backgroundColor": "#007AFF" }] },
        { "id": "side", "backgroundColor": "#34C759" }
      ],
      "constraints": [
        "panel.leading == root.leading + 4", "panel.top == root.top + 3",
        "panel.width == 26", "tall: panel.height == 20",
        "x: dot.leading == panel.leading + 2", "dot.top == panel.top + 2",
        "dot.width == 8", "dot.height == 8 @750",
        "gap: side.leading == panel.trailing + \(gap)", "side.width == 12", "wide: side.width == 16",
        "side.height == 9",
        { "id": "top", "equation": "side.top == root.top + 7", "active": false }
      ],
      "keyframes": [
        { "time": 0.05, "name": "move", "animation": { "duration": 0.2 },
          "changes": [{ "constraint": "x", "constant": 14 },
            { "constraint": "top", "active": true }] },
        { "time": 0.2, "changes": [{ "constraint": "tall", "constant": 30 }] },
        { "time": 0.3, "animation": { "duration": 0.1, "curve": "linear" },
          "changes": [{ "constraint": "gap", "constant": \(gap + 4) }] }
      ] }
    """
  }
}

extension ReviewFolder {
  /// A page with one compared card, whose gap has increased by 3.
  func compared() async throws -> ReviewPage {
    try addCompared()
    return try await page(["example.json"], against: "before.json")
  }

  func addCompared() throws {
    try files.write(ReviewExample.text(), to: "before.json")
    try files.write(ReviewExample.text(gap: 8), to: "example.json")
  }

  func timeline(_ name: String = "example.json") throws -> PlannedTimeline {
    try PlannedTimeline(path: path(name))
  }
}
