import LayoutAnimation
import Testing

/// Changes are reported as they were written, once, with what follows from them.
@Suite struct WrittenChangeTests {
  /// Three keyframes with a spring, of which two follow the first; the metric is used three times.
  private static let base = """
    { "version": 1, "framesPerSecond": 10,
      "canvas": { "width": 80, "height": 60, "safeAreaInsets": { "top": 2 } },
      "metrics": { "gap": 8, "idle": 1 },
      "views": [
        { "id": "a", "backgroundColor": "systemBlue", "transform": { "rotation": 10 } },
        { "id": "row", "stack": { "axis": "horizontal", "spacing": 4 },
          "subviews": [{ "id": "in", "intrinsicContentSize": { "width": 3, "height": 3 } }] }
      ],
      "constraints": [
        "x: a.left == root.left + gap", "y: a.top == root.top + gap", "a.width == 9",
        "a.height == 9", "row.left == root.left", "row.top == root.safeArea.top"
      ],
      "keyframes": [
        { "time": 0, "animation": { "spring": { "bounce": 0.2, "duration": 0.5 } },
          "changes": [{ "constraint": "x", "constant": "gap * 3" }] },
        { "after": 0.1, "animation": { "spring": { "bounce": 0.2, "duration": 0.5 } },
          "changes": [{ "view": "a", "transform.rotation": 45 }] },
        { "after": 0, "animation": { "duration": 0.3 },
          "changes": [{ "view": "row", "stack": { "spacing": 6 } }] }
      ] }
    """

  struct Case: Sendable, CustomTestStringConvertible {
    let edits: KeyValuePairs<String, String>
    let changes: [String]

    init(_ edits: KeyValuePairs<String, String>, _ changes: String...) {
      (self.edits, self.changes) = (edits, changes)
    }

    var testDescription: String { changes.joined(separator: "; ") }
  }

  static let cases: [Case] = [
    // A metric that changes two constraints and, in a keyframe, one of them again.
    Case(["\"gap\": 8": "\"gap\": 12"], "metric `gap` 8 → 12, used by 2 constraints"),
    Case(["\"idle\": 1": "\"idle\": 2"]),
    Case(
      ["\"bounce\": 0.2": "\"bounce\": 0.3", "\"bounce\": 0.2": "\"bounce\": 0.3"],
      "keyframes at 0 s and at 0.871 s: spring \"bounce\" 0.2 → 0.3; "
        + "the following keyframes start up to 0.183 s later"),
    Case(
      ["\"bounce\": 0.2": "\"bounce\": 0.3"],
      "keyframe at 0 s: spring \"bounce\" 0.2 → 0.3; "
        + "the following keyframes start 0.092 s later"),
    Case(
      ["\"after\": 0.1": "\"after\": 0.2"],
      "keyframe at 0.871 s: after 0.1 → 0.2; the following keyframe starts 0.1 s later"),
    Case(["systemBlue": "#FF0000"], "view `a`: backgroundColor systemBlue → #FF0000"),
    Case(["\"rotation\": 10": "\"rotation\": 20"], "view `a`: transform \"rotation\" 10° → 20°"),
    Case(
      ["rotation\": 45": "rotation\": 60"],
      "keyframe at 0.871 s: view `a`: transform.rotation 45° → 60°"),
    Case(["\"spacing\": 4": "\"spacing\": 5"], "view `row`: stack \"spacing\" 4 → 5"),
    Case(
      ["\"spacing\": 6": "\"spacing\": 7"],
      "keyframe at 1.643 s: view `row`: stack \"spacing\" 6 → 7"),
    Case(["\"top\": 2": "\"top\": 5"], "canvas: safe area insets [2, 0, 0, 0] → [5, 0, 0, 0]"),
  ]

  @Test(arguments: cases)
  func aChangeIsReportedAsItWasWritten(edited: Case) throws {
    let comparison = try ComparedTexts(Self.base, edited.edits).comparison()
    #expect(comparison.changes.map(\.message) == edited.changes)
    #expect(comparison.changes.allSatisfy { $0.expectedLine != nil && $0.actualLine != nil })
    let differences = comparison.geometry + comparison.appearance
    #expect(differences.allSatisfy { $0.isExplained && $0.explanations == comparison.changes })
  }

  /// The first keyframe's time is that of the second afterwards.
  @Test func aKeyframeThatFollowsIsKnownByWhatItChanges() throws {
    func text(_ duration: Int) -> String {
      """
      { "version": 1, "framesPerSecond": 10, "canvas": { "width": 40, "height": 30 },
        "views": [{ "id": "a", "frame": { "x": 0, "y": 0, "width": 4, "height": 4 } }],
        "keyframes": [
          { "time": 0, "animation": \(duration), "changes": [{ "view": "a", "alpha": 0 }] },
          { "after": 0, "animation": 1, "changes": [{ "view": "a", "alpha": 1 }] },
          { "after": 0, "animation": 1, "changes": [{ "view": "a", "hidden": true }] }
        ] }
      """
    }
    let comparison = try ComparedTexts(expected: text(1), actual: text(2)).comparison()
    #expect(
      comparison.changes.map(\.message) == [
        "keyframe at 0 s: duration 1 s → 2 s; the following keyframes start 1 s later"
      ])
  }

  @Test func aRemovedKeyframeMovesThoseAfterIt() throws {
    let removed = """
      { "after": 0.1, "animation": { "spring": { "bounce": 0.2, "duration": 0.5 } },
            "changes": [{ "view": "a", "transform.rotation": 45 }] },
      """
    let comparison = try ComparedTexts(Self.base, [removed: ""]).comparison()
    #expect(
      comparison.changes.map(\.message) == [
        "keyframe at 0.871 s removed; the following keyframe starts 0.871 s earlier"
      ])
    #expect(!comparison.isSame)
  }

  @Test func aSpringIsReportedByItsKeys() throws {
    let comparison = try ComparedTexts(
      Self.base, ["\"spring\": { \"bounce\": 0.2, \"duration\": 0.5 }": "\"duration\": 0.8"]
    ).comparison()
    #expect(
      comparison.changes.map(\.message) == [
        "keyframe at 0 s: duration 0.771 s → 0.8 s; the following keyframes start 0.029 s later",
        "keyframe at 0 s: curve spring (bounce 0.2, duration 0.5) → easeInOut",
      ])
  }

  @Test func aTransformIsReportedInDegrees() throws {
    let comparison = try ComparedTexts(Self.base, ["\"rotation\": 10": "\"rotation\": 20"])
      .comparison()
    let statement = try #require(comparison.geometry.first).description
    #expect(statement.hasPrefix("`a.transform` is rotation 20° instead of rotation 10° in frames"))
  }
}
