import LayoutAnimation
import Testing

/// Two timelines that differ by a few edits.
struct ComparedTexts {
  let expected: String
  let actual: String

  init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
  }

  /// - Parameter edits: texts of the first timeline and their replacements; each text must occur.
  init(_ expected: String, _ edits: KeyValuePairs<String, String>) throws {
    self.expected = expected
    actual = try edits.reduce(into: expected) { text, edit in
      let parts = text.split(separator: edit.key, maxSplits: 1, omittingEmptySubsequences: false)
      text = try #require(parts.count == 2 ? parts.joined(separator: edit.value) : nil)
    }
  }

  /// Edits of `still`.
  init(_ edits: KeyValuePairs<String, String>) throws { try self.init(Self.still, edits) }

  func comparison(_ tolerance: ComparisonTolerance = .none) throws -> FrameComparison {
    try FrameComparison(
      expected: source(expected, "a.json"), actual: source(actual, "b.json"),
      tolerance: tolerance)
  }

  private func source(_ text: String, _ path: String) throws -> FrameSource {
    let file = try TimelineFile(contents: Array(text.utf8), path: path)
    return .timeline(try PlannedTimeline(file))
  }

  /// One frame of a box of 10 by 10 at (2, 3). Its left edge is set on line 5.
  static let still = """
    { "version": 1,
      "canvas": { "width": 40, "height": 30 },
      "views": [{ "id": "box", "backgroundColor": "#007AFF" }],
      "constraints": [
        "x: box.left == root.left + 2",
        "box.top == root.top + 3", "box.width == 10", "box.height == 10"
      ] }
    """

  /// Eleven frames, from 0 to 1 s: the box moves from 0 to 20, by 2 points per frame.
  static let moving = """
    { "version": 1, "framesPerSecond": 10,
      "canvas": { "width": 40, "height": 30 },
      "views": [{ "id": "box", "backgroundColor": "#007AFF" }],
      "constraints": [
        "x: box.left == root.left",
        "box.top == root.top", "box.width == 10", "box.height == 10"
      ],
      "keyframes": [
        { "time": 0,
          "animation": { "duration": 1, "curve": "linear" },
          "changes": [
            { "constraint": "x", "constant": 20 }
          ] }
      ] }
    """
}
