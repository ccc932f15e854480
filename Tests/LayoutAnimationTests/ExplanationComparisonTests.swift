import LayoutAnimation
import Testing

/// Which change explains a difference if there are several candidates.
@Suite struct ExplanationComparisonTests {
  /// The box moves from 0 to 20 and fades; the width of the label is set by `wide`.
  private static let base = """
    { "version": 1, "framesPerSecond": 10,
      "canvas": { "width": 40, "height": 30 },
      "views": [
        { "id": "box", "backgroundColor": "#007AFF" },
        { "id": "given", "frame": { "x": 1, "y": 1, "width": 2, "height": 2 } },
        { "id": "label", "intrinsicContentSize": { "width": 5, "height": 4 } }
      ],
      "constraints": [
        "x: box.left == root.left", "decoy: box.left >= root.left - 100",
        "y: box.top == root.top", "box.width == 10", "box.height == 10",
        "label.left == root.leftMargin", "wide: label.width == 7 @500",
        "label.top == root.top @500", "idle: label.width <= 70",
        { "id": "lower", "equation": "label.top == root.top + 2", "active": false }
      ],
      "keyframes": [
        { "time": 0, "animation": { "duration": 1, "curve": "linear" },
          "changes": [
            { "constraint": "x", "constant": 20 }, { "view": "box", "alpha": 0.5 }
          ] }
      ] }
    """

  /// Two changes without effect, which accompany each edit.
  private static let decoys: KeyValuePairs = [
    "root.left - 100": "root.left - 90", "label.width <= 70": "label.width <= 71",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let replacement: String
    let explanation: String
    /// The properties that differ.
    let properties: [String]

    init(_ text: String, _ replacement: String, _ explanation: String, _ properties: [String]) {
      self.text = text
      self.replacement = replacement
      self.explanation = explanation
      self.properties = properties
    }

    var testDescription: String { explanation }
  }

  private static let edges = ["box.left", "box.right"]

  static let cases: [Case] = [
    Case(
      "x: box.left == root.left", "x: box.left == root.left + 3", "constraint `x`: constant 0 → 3",
      edges),
    Case(
      "label.left == root.leftMargin", "label.left == 2 * root.leftMargin",
      "constraint `label.left == root.leftMargin`: multiplier 1 → 2",
      ["label.left", "label.right"]),
    Case(
      "y: box.top == root.top", "y: box.bottom == root.bottom",
      "constraint `y`: equation box.top == root.top → box.bottom == root.bottom",
      ["box.top", "box.bottom"]),
    Case(
      "\"active\": false", "\"active\": true", "constraint `lower`: active false → true",
      ["label.top", "label.bottom"]),
    // Weaker than the hugging priority, so the label is as wide as its content.
    Case(
      "@500\",\n    \"label.top", "@100\",\n    \"label.top",
      "constraint `wide`: priority 500 → 100", ["label.right"]),
    Case(
      "\"box.height == 10\",", "", "constraint `box.height == constant` removed",
      ["box.bottom"]),
    Case(
      "\"box.height == 10\",", "\"box.height == 10\", \"tall: label.height == 9\",",
      "constraint `tall` added", ["label.bottom"]),
    Case(
      "\"width\": 2,", "\"width\": 3,", "view `given`: frame [1, 1, 2, 2] → [1, 1, 3, 2]",
      ["given.right"]),
    Case(
      "\"height\": 4 }", "\"height\": 6 }", "view `label`: intrinsic height 4 → 6", ["label.bottom"]
    ),
    Case(
      "\"intrinsic", "\"contentHuggingPriority\": { \"horizontal\": 600 }, \"intrinsic",
      "view `label`: hugging of its width 250 → 600", ["label.right"]),
    Case(
      "#007AFF", "#007AFE", "view `box`: backgroundColor #007AFF → #007AFE",
      ["box.backgroundColor"]),
    Case(
      "\"height\": 30 }", "\"height\": 30, \"safeAreaInsets\": { \"left\": 3 } }",
      "canvas: safe area insets [0, 0, 0, 0] → [0, 3, 0, 0]", ["label.left", "label.right"]),
    Case(
      "\"height\": 30 }",
      "\"height\": 30, \"layoutMargins\": { \"left\": 3, \"right\": 16 } }",
      "view `root`: layout margins [0, 16, 0, 16] → [0, 3, 0, 16]", ["label.left", "label.right"]),
    Case(
      "Second\": 10", "Second\": 20", "timeline: frames a second 10 → 20", edges + ["box.alpha"]),
    Case(
      "\"time\": 0,", "\"time\": 0.2,", "keyframe at 0 s: time 0 s → 0.2 s", edges + ["box.alpha"]),
    Case(
      "\"duration\": 1,", "\"duration\": 0.5,", "keyframe at 0 s: duration 1 s → 0.5 s",
      edges + ["box.alpha"]),
    Case(
      "\"duration\": 1,", "\"duration\": 1, \"delay\": 0.2,", "keyframe at 0 s: delay 0 s → 0.2 s",
      edges + ["box.alpha"]),
    Case(
      "\"linear\"", "\"easeIn\"", "keyframe at 0 s: curve linear → easeIn", edges + ["box.alpha"]),
    // The curve is removed too, but has no effect without a duration.
    Case(
      "\"animation\": { \"duration\": 1, \"curve\": \"linear\" },", "",
      "keyframe at 0 s: duration 1 s → none", edges + ["box.alpha"]),
    Case(
      "\"constant\": 20", "\"constant\": 30", "keyframe at 0 s: constraint `x`: constant 20 → 30",
      edges),
    Case(
      "\"alpha\": 0.5", "\"alpha\": 0.6", "keyframe at 0 s: view `box`: alpha 0.5 → 0.6",
      ["box.alpha"]),
    Case(
      ", { \"view\": \"box\", \"alpha\": 0.5 }", "",
      "keyframe at 0 s: view `box`: alpha 0.5 removed", ["box.alpha"]),
    Case(
      "\"constant\": 20 },", "\"constant\": 20 }, { \"constraint\": \"y\", \"constant\": 4 },",
      "keyframe at 0 s: constraint `y`: constant 4 added", ["box.top", "box.bottom"]),
  ]

  @Test(arguments: cases)
  func theChangeThatMattersIsNamedAndNoOther(edit: Case) throws {
    let once = try ComparedTexts(Self.base, [edit.text: edit.replacement])
    let texts = try Self.decoys.reduce(once.actual) { text, decoy in
      try ComparedTexts(text, [decoy.key: decoy.value]).actual
    }
    let comparison = try ComparedTexts(expected: Self.base, actual: texts).comparison()
    #expect(comparison.changes.count >= 3)
    let differences = comparison.geometry + comparison.appearance
    #expect(differences.map { "\($0.view).\($0.property.rawValue)" } == edit.properties)
    for difference in differences {
      #expect(difference.explanations.map(\.message) == [edit.explanation])
      #expect(difference.isExplained)
    }
    #expect(comparison.text.contains("; explained by \(edit.explanation)"))
  }

  /// Frames 0 to 2 show the initial values, frames 3 to 5 those that the keyframe at 0.25 s sets,
  /// and so on.
  @Test func keyframesExplainWhatTheyMove() throws {
    let comparison = try ComparedTexts(
      """
      { "version": 1, "framesPerSecond": 10, "canvas": { "width": 40, "height": 30 },
        "views": [{ "id": "a" }, { "id": "b" }],
        "constraints": [
          "a: a.left == root.left", "a.top == root.top", "a.width == 1", "a.height == 1",
          "b: b.left == root.left", "b.top == root.top", "b.width == 1", "b.height == 1"
        ],
        "keyframes": [
          { "time": 0, "name": "one", "changes": [{ "constraint": "a", "constant": 5 }] },
          { "time": 0.25, "name": "two", "changes": [{ "constraint": "b", "constant": 5 }] },
          { "time": 1, "name": "three", "changes": [{ "constraint": "b", "constant": 9 }] }
        ] }
      """,
      ["\"time\": 0,": "\"time\": 0.1,", "\"time\": 0.25": "\"time\": 0.5"]
    ).comparison()
    #expect(comparison.geometry.map(\.view) == ["a", "a", "b", "b"])
    #expect(comparison.geometry.map(\.frames) == [0...0, 0...0, 3...4, 3...4])
    #expect(
      comparison.geometry.map { $0.explanations.map(\.message) } == [
        ["keyframe `one`: time 0 s → 0.1 s"], ["keyframe `one`: time 0 s → 0.1 s"],
        ["keyframe `two`: time 0.25 s → 0.5 s"], ["keyframe `two`: time 0.25 s → 0.5 s"],
      ])
  }

  /// Either one of the two alone keeps the box at 5.
  @Test func ofTwoThatEachSufficeBothArePossible() throws {
    let comparison = try ComparedTexts(
      """
      { "version": 1, "canvas": { "width": 40, "height": 30 }, "views": [{ "id": "box" }],
        "constraints": [
          "box.left == root.left @10", "a: box.left >= root.left", "b: box.left >= root.left",
          "box.top == root.top", "box.width == 1", "box.height == 1"
        ] }
      """,
      [
        "a: box.left >= root.left": "a: box.left >= root.left + 5",
        "b: box.left >= root.left": "b: box.left >= root.left + 5",
      ]
    ).comparison()
    let left = try #require(comparison.geometry.first)
    #expect(left.explanations == comparison.changes && comparison.changes.count == 2)
    #expect(!left.isExplained)
    #expect(left.constraint == nil)
    #expect(
      comparison.text.contains(
        "  possibly explained by: constraint `a`: constant 0 → 5 (b.json:3); constraint `b`: "))
    #expect(comparison.text.hasPrefix("different: geometry only, no pixel\n"))
  }

  /// The stacking order of views is not part of geometry.
  @Test func theOrderOfSubviewsExplainsPixels() throws {
    func text(_ first: String, _ second: String) -> String {
      """
      { "version": 1, "canvas": { "width": 9, "height": 9 },
        "views": [\(first), \(second)],
        "constraints": [] }
      """
    }
    let frame = "\"frame\": { \"x\": 0, \"y\": 0, \"width\": 2, \"height\": 3 }"
    let red = "{ \"id\": \"red\", \"backgroundColor\": \"#F00\", \(frame) }"
    let blue = "{ \"id\": \"blue\", \"backgroundColor\": \"#00F\", \(frame) }"
    let comparison = try ComparedTexts(expected: text(red, blue), actual: text(blue, red))
      .comparison()
    #expect(comparison.geometry.isEmpty)
    #expect(comparison.pixels.total == 6)
    #expect(comparison.pixelExplanations == comparison.changes)
    #expect(
      comparison.text.hasPrefix(
        "different: 1 of 1 frame; explained by view `root`: its subviews are in a different order\n"
      ))
  }
}
