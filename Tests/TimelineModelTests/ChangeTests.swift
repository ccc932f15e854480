import AutoLayout
import Testing
import TimelineModel

/// Changes of keyframes, expanded to single operations.
@Suite struct ChangeTests {
  /// x is 0, row#0 1, row#1 2, y 3; the group g holds x and row.
  private static let constraints = #"""
    {"group": "g", "constraints": ["x: a.width == 1 @10", {"visualFormat": "H:[a(3)]-1-[b]", "id": "row"}]},
    "y: a.height == 2 @20"
    """#

  private func operations(_ changes: String) throws -> [String] {
    let text = scene(Self.constraints, keyframes: #"{"time": 0, "changes": [\#(changes)]}"#)
    return try timeline(text).keyframes.flatMap(\.changes).map(\.operation.words)
  }

  private func problems(_ changes: String) -> [String] {
    TimelineModelTests.problems(
      scene(Self.constraints, keyframes: #"{"time": 0, "changes": [\#(changes)]}"#))
  }

  @Test(arguments: [
    (#"{"constraint": "x", "constant": 5}"#, ["setConstant 0 5.0"]),
    (
      #"{"constraint": "x", "constant": "a.width / 2 - gap"}"#,
      ["setConstant 0 ((size(1.horizontal) / 2.0) - 8.0)"]
    ),
    (
      #"{"constraint": "x", "active": false, "priority": 30, "constant": 1}"#,
      ["setConstant 0 1.0", "setPriority 0 30.0", "deactivate 0"]
    ),
    (
      #"{"constraint": ["y", "x"], "constant": 1, "active": true}"#,
      ["setConstant 3 1.0", "activate 3", "setConstant 0 1.0", "activate 0"]
    ),
    (#"{"activate": "g"}"#, ["activate 0", "activate 1", "activate 2"]),
    (#"{"deactivate": ["row", "y"]}"#, ["deactivate 1", "deactivate 2", "deactivate 3"]),
    (#"{"deactivate": "row#1"}"#, ["deactivate 2"]),
    (#"{"restore": ["x", "x"]}"#, ["restore 0", "restore 0"]),
    (#"{"remove": "x"}, {"activate": "g"}"#, ["remove 0", "activate 1", "activate 2"]),
    (
      #"{"add": ["z: a.width == 9", {"equation": "a.width == 8", "active": false}]}, {"restore": "z"}"#,
      ["activate 4", "restore 4"]
    ),
    (
      #"{"remove": "x"}, {"add": ["x: a.width == 9"]}, {"deactivate": "x"}"#,
      ["remove 0", "activate 4", "deactivate 4"]
    ),
    (
      #"{"add": [{"group": "g", "constraints": ["a.top == b.top"]}]}, {"restore": "g"}"#,
      ["activate 4", "restore 0", "restore 1", "restore 2", "restore 4"]
    ),
    (
      #"{"view": "a", "hidden": true, "alpha": 0, "backgroundColor": "red"}"#,
      ["setBackgroundColor 1 255 0 0 255", "setAlpha 1 0.0", "setHidden 1 true"]
    ),
    (##"{"view": "root", "backgroundColor": "#01020304"}"##, ["setBackgroundColor 0 1 2 3 4"]),
    (
      #"{"view": "a", "intrinsicContentSize": {"width": 5}}, {"view": "a", "contentHuggingPriority": {"vertical": 9}}"#,
      [
        "setContent 1 5.0 250.0/750.0 none 250.0/750.0",
        "setContent 1 5.0 250.0/750.0 none 9.0/750.0",
      ]
    ),
    (
      #"{"view": "a", "contentCompressionResistancePriority": 3}"#,
      ["setContent 1 none 250.0/3.0 none 250.0/3.0"]
    ),
  ])
  func changesAreTakenApartInOrder(_ changes: String, expected: [String]) throws {
    #expect(try operations(changes) == expected)
  }

  @Test func addedConstraintsKeepTheirExpression() throws {
    let add =
      #"{"add": [{"equation": "a.width == 0", "constant": "b.width"}, {"equation": "a.width == 0", "constant": "gap"}]}"#
    let timeline = try timeline(scene("", keyframes: #"{"time": 0, "changes": [\#(add)]}"#))
    #expect(timeline.constraints.map(\.constant) == [.size(ViewIndex(2), .horizontal), nil])
    #expect(timeline.constraints.map(\.constraint.constant) == [0, 8])
    #expect(timeline.initialConstraints.isEmpty)
  }

  @Test(arguments: [
    (#"{"constraint": "z", "constant": 1}"#, "unknown-name: unknown constraint `z`"),
    (#"{"activate": ["x", "z"]}"#, "unknown-name: unknown constraint `z`"),
    (#"{"activate": "row#2"}"#, "unknown-name: unknown constraint `row#2`"),
    (#"{"remove": "x"}, {"remove": "x"}"#, "removed-name: the constraint `x` has been removed"),
    (
      #"{"remove": "g"}, {"activate": "row#0"}"#,
      "removed-name: the constraint `row#0` has been removed"
    ),
    (
      #"{"remove": ["row#0", "row#1"]}, {"activate": "row"}"#,
      "removed-name: the constraint `row` has been removed"
    ),
    (#"{"add": ["x: a.width == 2"]}"#, "duplicate-name: `x` is already the name of something else"),
    (#"{"add": ["g: a.width == 2"]}"#, "duplicate-name: `g` is already the name of something else"),
    (
      #"{"constraint": "x"}"#,
      "empty-change: this changes nothing: `constant`, `priority` or `active` is missing"
    ),
    (#"{"view": "a"}"#, "empty-change: this changes nothing: a property is missing"),
    (#"{"view": "z", "alpha": 1}"#, "unknown-name: unknown view `z`"),
    (#"{"view": "gap", "alpha": 1}"#, "unknown-name: unknown view `gap`"),
    (
      #"{"constraint": "x", "constant": "1/0"}"#,
      "not-finite: the expression is not a finite number"
    ),
    (
      #"{"constraint": 3, "constant": 1}"#,
      "wrong-type: `constraint` must be the id of a constraint, a group or a list of them, not a number"
    ),
    (
      #"{"activate": "x", "deactivate": "y"}"#,
      "contradictory-keys: a change is one operation, not `activate` and `deactivate` together"
    ),
    (#"{"activte": "x"}"#, "unknown-key: unknown key `activte` in a change"),
    (
      #"{"activate": "x", "constant": 1}"#,
      "unknown-key: unknown key `constant` in a change with `activate`"
    ),
    (#"{"view": "a", "text": {"size": 30}}"#, "missing-key: `a` has no text that could change"),
    (
      #"{"view": "a", "gradient": {}}"#,
      "missing-key: `a` has no gradient that could change"
    ),
    (
      #"{"view": "a", "autoresizingMask": []}"#,
      "not-changeable: `a` is placed by constraints and has no frame to change"
    ),
    (
      #"{"view": "a", "zPosition": "x"}"#,
      "wrong-type: `zPosition` must be a number, not a string"
    ),
  ])
  func changesAreChecked(_ changes: String, expected: String) {
    let found = problems(changes).map {
      $0.split(separator: " ", maxSplits: 1).last.map(String.init)
    }
    #expect(found == [expected])
  }

  @Test func changeWithoutOperationListsThem() {
    #expect(problems("{}").count == 1)
    #expect(problems("{}").first?.contains("`removeFromSuperview`") == true)
  }

  /// Names are looked up in time order, not in file order.
  @Test func namesComeAndGoInTime() throws {
    let late = #"{"time": 2, "changes": [{"add": ["n: a.width == 1"]}]}"#
    let early = #"{"time": 1, "changes": [{"activate": "n"}]}"#
    let after = #"{"time": 3, "changes": [{"activate": "n"}]}"#
    let found = diagnostics(scene("", keyframes: "\(late),\n\(early)"))
    #expect(found.map(\.message) == ["unknown constraint `n` at this time"])
    #expect(found.map(\.location?.line) == [7])
    #expect(found.flatMap(\.labels).map(\.location.line) == [6])
    #expect(codes(scene("", keyframes: "\(after),\n\(late)")) == [])
  }

  @Test func misspeltIdIsCorrectedWithItsLine() {
    let found = diagnostics(
      scene(
        #""spacing: a.leading == b.trailing""#,
        keyframes: #"{"time": 0, "changes": [{"constraint": "spacng", "constant": 1}]}"#))
    #expect(found.map(\.message) == ["unknown constraint `spacng`"])
    #expect(found.map(\.help) == ["did you mean `spacing`? (declared at line 4)"])
    #expect(found.map(\.location?.column) == [40])
  }

  @Test func identifierIsNoName() {
    let found = diagnostics(
      scene(
        #"{"firstItem": "a", "firstAttribute": "width", "identifier": "w"}"#,
        keyframes: #"{"time": 0, "changes": [{"activate": "w"}]}"#))
    #expect(found.map(\.help) == ["give the constraint an `id`"])
  }

  @Test func refusedConstraintsAreNotUnknownAsWell() {
    let constraints = #""x: a.widht == 1", "e: z.edges == a.edges""#
    let keyframe = #"{"time": 0, "changes": [{"activate": ["x", "e", "e#2"]}]}"#
    #expect(codes(scene(constraints, keyframes: keyframe)) == ["unknown-name", "unknown-name"])
  }

  @Test func emptyGroupExists() {
    let keyframe =
      #"{"time": 0, "changes": [{"activate": "e"}, {"remove": "e"}, {"activate": "e"}]}"#
    #expect(
      codes(scene(#"{"group": "e", "constraints": []}"#, keyframes: keyframe)) == ["removed-name"])
  }
}
