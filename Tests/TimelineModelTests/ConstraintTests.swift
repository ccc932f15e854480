import AutoLayout
import Testing
import TimelineModel

/// The object forms of constraints, their names, blocks and expressions.
@Suite struct ConstraintTests {
  private let a = LayoutItem.view(ViewIndex(1))
  private let b = LayoutItem.view(ViewIndex(2))
  private let c = LayoutItem.view(ViewIndex(3))
  private let root = LayoutItem.view(.root)

  @Test func objectWithAllKeys() throws {
    let text = #"""
      {"id": "x", "identifier": "any text", "firstItem": "a", "firstAttribute": "left",
      "relation": "greaterThanOrEqual", "secondItem": "root.safeArea", "secondAttribute": "right",
      "multiplier": 0.5, "constant": "gap * 2 - root.width / 4", "priority": "defaultHigh + 1",
      "active": false, "group": "g"}
      """#
    let constraint = try #require(try timeline(scene(text)).constraints.first)
    let priority = try #require(LayoutPriority(751))
    // 8·2 − 320/4
    #expect(
      constraint.constraint
        == LayoutConstraint(
          firstItem: a, firstAttribute: .left, relation: .greaterThanOrEqual,
          secondItem: .safeArea(.root), secondAttribute: .right, multiplier: 0.5, constant: -64,
          priority: priority))
    #expect(constraint.id == "x" && constraint.name == "x" && !constraint.isActive)
    #expect(constraint.constant == nil)
  }

  @Test func objectWithFewestKeys() throws {
    let text = #"{"firstItem": "a", "firstAttribute": "width", "constant": 5}"#
    let constraint = try #require(try timeline(scene(text)).constraints.first)
    #expect(
      constraint.constraint == LayoutConstraint(firstItem: a, firstAttribute: .width, constant: 5))
    #expect(constraint.name == "a.width == 5 (line 4)")
    #expect(constraint.id == nil && constraint.isActive)
  }

  @Test(arguments: [
    (
      #""firstItem": "b", "firstAttribute": "top", "secondItem": "root.safeArea", "secondAttribute": "top", "multiplier": 0.5, "constant": -8, "relation": "lessThanOrEqual", "priority": 99.5"#,
      "b.top <= 0.5 * root.safeArea.top - 8 @99.5 (line 4)"
    ),
    (
      #""firstItem": "b", "firstAttribute": "top", "secondItem": "topLayoutGuide", "secondAttribute": "bottom", "constant": 8, "identifier": "gap above""#,
      "'gap above' b.top == topLayoutGuide.bottom + 8 (line 4)"
    ),
    (
      #""firstItem": "b", "firstAttribute": "width", "constant": "root.width / 2""#,
      "b.width == (root.width / 2) (line 4)"
    ),
    (
      #""firstItem": "b", "firstAttribute": "width", "secondItem": "a", "secondAttribute": "height", "constant": "gap""#,
      "b.width == a.height + (gap) (line 4)"
    ),
  ])
  func objectsWithoutIdAreCalledByTheirEquation(_ members: String, name: String) throws {
    #expect(try timeline(scene("{\(members)}")).constraints.map(\.name) == [name])
  }

  @Test(arguments: [
    (#"{"firstItem": "a"}"#, ["missing-key"]),
    (#"{"firstAttribute": "width"}"#, ["missing-key"]),
    (#"{"firstItem": "a", "firstAttribute": "left", "secondItem": "b"}"#, ["missing-key"]),
    (#"{"firstItem": "a", "firstAttribute": "left", "secondAttribute": "left"}"#, ["missing-key"]),
    (#"{"firstItem": "a", "firstAttribute": "left"}"#, ["illegal-equation"]),
    (#"{"firstItem": "a", "firstAttribute": "width", "secondAttribute": "notAnAttribute"}"#, []),
    (#"{"firstItem": "a", "firstAttribute": "notAnAttribute"}"#, ["unknown-name"]),
    (#"{"firstItem": "a.left", "firstAttribute": "left"}"#, ["unknown-name"]),
    (#"{"firstItem": "superview", "firstAttribute": "width"}"#, ["illegal-equation"]),
    (#"{"firstItem": "", "firstAttribute": "width"}"#, ["wrong-value"]),
    (#"{"firstItem": "a", "firstAttribute": "width", "relation": "=="}"#, ["wrong-value"]),
    (#"{"firstItem": "a", "firstAttribute": "width", "priority": 1001}"#, ["out-of-range"]),
    (#"{"firstItem": "a", "firstAttribute": "width", "priority": true}"#, ["wrong-type"]),
    (#"{"firstItem": "a", "firstAttribute": "width", "multiplier": 1e999}"#, ["not-finite"]),
    (#"{"firstItem": "a", "firstAttribute": "width", "constnt": 1}"#, ["unknown-key"]),
    (#"{"firstItem": "a", "firstAttribute": "width", "id": "a b"}"#, ["malformed-name"]),
    (#"{"equation": "a.width == 5", "firstItem": "a"}"#, ["contradictory-keys"]),
    (#"{"visualFormat": "[a]", "constraints": []}"#, ["contradictory-keys"]),
    (#"{"equation": 5}"#, ["wrong-type"]), ("5", ["wrong-type"]), ("[]", ["wrong-type"]),
  ])
  func wrongObjectsAreReported(_ object: String, expected: [String]) {
    #expect(codes(scene(object)) == expected)
  }

  @Test func equationObjectTakesItsConstantFromTheKey() throws {
    let text =
      #"{"equation": "a.leading == b.trailing + 3", "id": "x", "constant": "root.height", "active": false}"#
    let constraint = try #require(try timeline(scene(text)).constraints.first)
    #expect(constraint.id == "x" && !constraint.isActive)
    #expect(constraint.constraint.constant == 480)
  }

  @Test func visualFormatObjectNamesItsSet() throws {
    let text = #"""
      {"visualFormat": "|-5-[a]-[b(50)]", "options": ["alignAllTop", "directionLeftToRight"],
      "id": "row", "active": false}
      """#
    let constraints = try timeline(scene(text)).constraints
    #expect(constraints.map(\.id) == ["row#0", "row#1", "row#2", "row#3"])
    #expect(constraints.map(\.isActive) == [false, false, false, false])
    #expect(
      constraints.map(\.constraint) == [
        LayoutConstraint(
          firstItem: a, firstAttribute: .left, secondItem: root, secondAttribute: .left,
          constant: 5),
        LayoutConstraint(
          firstItem: b, firstAttribute: .left, secondItem: a, secondAttribute: .right, constant: 8),
        LayoutConstraint(firstItem: b, firstAttribute: .width, constant: 50),
        LayoutConstraint(
          firstItem: a, firstAttribute: .top, secondItem: b, secondAttribute: .top),
      ])
  }

  @Test func loneHyphenAtAnEdgeIsTheSuperviewsMargin() throws {
    let constraints = try timeline(scene(#""inset: |-[c]""#)).constraints
    #expect(constraints.map(\.id) == ["inset#0"])
    #expect(
      constraints.map(\.constraint) == [
        LayoutConstraint(
          firstItem: c, firstAttribute: .leading, secondItem: b, secondAttribute: .leadingMargin)
      ])
  }

  @Test func visualFormatsAcceptGuidesInBrackets() throws {
    let constraints = try timeline(scene(#""V:[topLayoutGuide]-gap-[a]-0-[bottomLayoutGuide]""#))
      .constraints.map(\.constraint)
    #expect(constraints.map(\.firstItem) == [a, .bottomLayoutGuide])
    #expect(constraints.map(\.secondItem) == [.topLayoutGuide, a])
    #expect(constraints.map(\.constant) == [8, 0])
  }

  @Test(arguments: [
    (#""H:|-[x]""#, "4:7 visual-format: unknown view `x`"),
    (#""row: H:[a]-foo-[b]""#, "4:13 visual-format: unknown metric `foo`"),
    (
      #""[a] [b]""#,
      "4:5 visual-format: nothing can follow here but `-`, a view in brackets or a final `|`"
    ),
    (
      #"{"visualFormat": "[a]", "options": ["alignAlTop"]}"#,
      "4:37 unknown-name: unknown option `alignAlTop`"
    ),
  ])
  func wrongVisualFormatsAreReportedWhereTheyAre(_ element: String, expected: String) {
    #expect(problems(scene(element)) == [expected])
  }

  @Test func formatWithOneConstraintIsCalledByItsTextAlone() throws {
    #expect(try timeline(scene(#""[a(5)]""#)).constraints.map(\.name) == ["[a(5)] (line 4)"])
  }

  @Test func blockKeysApplyToAllInside() throws {
    let text = #"""
      {"active": false, "constraints": ["a.width == 1",
        {"active": true, "constraints": ["a.width == 2", {"equation": "a.width == 3", "active": false}]},
        {"equation": "a.width == 4", "active": true}]},
      "a.width == 5"
      """#
    let constraints = try timeline(scene(text)).constraints
    #expect(constraints.map(\.constraint.constant) == [1, 2, 3, 4, 5])
    #expect(constraints.map(\.isActive) == [false, true, false, true, true])
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 3 - 2", 5), ("16 / 4 / 2", 2), ("-gap + 10", 2),
    ("--3", 3), ("-(2 + 3)", -5), ("2 * -3", -6), ("root.width / 2 - gap", 152),
    ("root.height", 480), (" ( ( 1 ) ) ", 1), ("1e2", 100),
  ])
  func expressionsOfInitialConstantsAreComputed(_ expression: String, value: Double) throws {
    let text = #"{"firstItem": "a", "firstAttribute": "width", "constant": "\#(expression)"}"#
    #expect(try timeline(scene(text)).constraints.map(\.constraint.constant) == [value])
  }

  /// The string begins in column 59, its first character in 60.
  @Test(arguments: [
    (
      "",
      "60 expression-syntax: expected a number, a metric or a size such as `root.width`, not the end"
    ),
    (
      "1 +",
      "63 expression-syntax: expected a number, a metric or a size such as `root.width`, not the end"
    ),
    ("1 2", "62 expression-syntax: unexpected `2` after the expression"),
    ("(1", "62 expression-syntax: expected `)`, not the end"),
    ("root.left", "65 expression-syntax: only `width` and `height` can be used in an expression"),
    ("root.", "65 expression-syntax: only `width` and `height` can be used in an expression"),
    ("x.width", "60 unknown-name: unknown view `x`"), ("x", "60 unknown-name: unknown metric `x`"),
    ("1 / 0", "59 not-finite: the expression is not a finite number"),
    ("root.width / 0", "59 not-finite: the expression is not a finite number"),
    ("a.width", "59 wrong-value: `a` has no size before the first layout"),
  ])
  func wrongExpressionsAreReportedWhereTheyAre(_ expression: String, expected: String) {
    let text =
      #"{"firstItem": "a", "firstAttribute": "width", "constant": "\#(expression)"}"#
    #expect(problems(scene(text)) == ["4:" + expected])
  }

  @Test(arguments: [
    (
      #""x: a.width == 1", "x: a.width == 2""#,
      "4:21 duplicate-name: `x` is already the name of something else"
    ),
    (
      #""x: a.width == 1", {"group": "x", "constraints": ["a.width == 2", "a.width == 3"]}"#,
      "4:30 duplicate-name: `x` is already the name of something else"
    ),
    (
      #"{"group": "x", "constraints": []}, "x: a.width == 1""#,
      "4:37 duplicate-name: `x` is already the name of something else"
    ),
    (
      #""x: a.size == b.size", "x: [a]""#,
      "4:25 duplicate-name: `x` is already the name of something else"
    ),
  ])
  func namesOfConstraintsAreUnique(_ constraints: String, expected: String) {
    #expect(problems(scene(constraints)) == [expected])
  }

  @Test func viewsAndConstraintsMayShareAName() {
    #expect(problems(scene(#""a: a.width == 1", "gap: a.width == 2""#)) == [])
  }
}
