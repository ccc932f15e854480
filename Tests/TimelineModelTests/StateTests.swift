import AutoLayout
import Testing
import TimelineModel
import Timing

/// States, and keyframes that go to them.
@Suite struct StateTests {
  private let constraints = #"""
    "low: a.height == 20", {"id": "high", "equation": "a.height == 90", "active": false},
    "gap: b.top == a.bottom + 8", "weak: b.width == 30 @500"
    """#

  /// The operations of every keyframe, in words.
  private func operations(
    _ states: String, _ keyframes: String, _ constraints: String? = nil
  ) throws -> [[String]] {
    let text = scene(
      constraints ?? self.constraints, keyframes: keyframes, #", "states": {\#(states)}"#)
    return try timeline(text).keyframes.map { $0.changes.map(\.operation.words) }
  }

  private func found(
    _ states: String, _ keyframes: String = "", limits: Limits = Limits()
  ) -> [Diagnostic] {
    diagnostics(
      scene(constraints, keyframes: keyframes, #", "states": {\#(states)}"#), limits: limits)
  }

  @Test func whatGoesIsDeactivatedFirstAndWhatComesIsActivatedLast() throws {
    let states = #"""
      "open": [{"activate": "high"}, {"constraint": "gap", "constant": 12},
        {"view": "a", "alpha": 0.5}, {"deactivate": "low"}], "closed": []
      """#
    let found = try operations(states, #"{"time": 0, "to": "open"}, {"time": 1, "to": "closed"}"#)
    #expect(
      found == [
        ["deactivate 0", "setAlpha 1 0.5", "setConstant 2 12.0", "activate 1"],
        ["deactivate 1", "setAlpha 1 1.0", "setConstant 2 8.0", "activate 0"],
      ])
  }

  @Test func whatAnyStateSetsIsRestoredAlsoIfAKeyframeChangedIt() throws {
    let states = #""x": [{"view": "a", "alpha": 0.5}], "y": [{"constraint": "gap", "constant": 1}]"#
    let keyframes = #"""
      {"time": 0, "changes": [{"constraint": "gap", "constant": 99}, {"view": "a", "hidden": true}]},
      {"time": 1, "to": "x", "changes": [{"view": "b", "alpha": 0.25}]}
      """#
    #expect(
      try operations(states, keyframes)[1]
        == ["setAlpha 1 0.5", "setConstant 2 8.0", "setAlpha 2 0.25"])
  }

  /// UIKit refuses to make an active constraint optional.
  @Test func whatBecomesRequiredIsInactiveMeanwhile() throws {
    let states = #""x": [{"constraint": "weak", "priority": 1000}], "y": []"#
    let found = try operations(states, #"{"time": 0, "to": "x"}, {"time": 1, "to": "y"}"#)
    #expect(
      found == [
        ["deactivate 3", "setPriority 3 1000.0", "activate 3"],
        ["deactivate 3", "setPriority 3 500.0", "activate 3"],
      ])
  }

  @Test func restoreInAStateSetsAllOfAConstraint() throws {
    let states = #""x": [{"restore": "gap"}], "y": []"#
    let keyframes = #"""
      {"time": 0, "changes": [{"constraint": "gap", "constant": 99, "active": false}]},
      {"time": 1, "to": "y"}
      """#
    #expect(try operations(states, keyframes)[1] == ["setConstant 2 8.0", "activate 2"])
  }

  @Test func aGroupIsWhatItIsBeforeTheFirstKeyframe() throws {
    let states = #""x": [{"deactivate": "g"}]"#
    let keyframes = #"""
      {"time": 0, "changes": [{"add": [{"group": "g", "constraints": ["a.width == 5"]}]}]},
      {"time": 1, "to": "x"}
      """#
    let constraints = #"{"group": "g", "constraints": ["a.height == 1", "b.height == 2"]}"#
    #expect(
      try operations(states, keyframes, constraints)[1] == ["deactivate 0", "deactivate 1"])
  }

  @Test func partsOfOneValueAreRestoredByTheirKeys() throws {
    let states = #"""
      "x": [{"view": "a", "intrinsicContentSize": {"width": 40}, "transform.rotation": 720}],
      "y": [{"view": "a", "cornerRadius": 3}, {"canvas": {"width": 640}}]
      """#
    let keyframes = #"""
      {"time": 0, "changes": [{"view": "a", "contentHuggingPriority": 3}]},
      {"time": 1, "to": "x"}, {"time": 2, "to": "y"}
      """#
    let found = try operations(states, keyframes)
    #expect(
      found[1] == [
        "setLayer 1 cornerRadius(0.0)", "setCanvas 320.0 480.0",
        "setTransformComponent 1 rotation 720.0", "setContent 1 40.0 3.0/750.0 none 3.0/750.0",
      ])
    #expect(
      found[2] == [
        "setTransformComponent 1 rotation 0.0", "setContent 1 none 3.0/750.0 none 3.0/750.0",
        "setLayer 1 cornerRadius(3.0)", "setCanvas 640.0 480.0",
      ])
  }

  /// Each keyframe makes as many changes as the states set values, and looks at nothing twice.
  @Test(arguments: [1, 10, 40]) func goingToStatesIsLinearInKeyframes(count: Int) throws {
    let keyframes = (0..<count).map { #"{"time": \#($0), "to": "\#($0 % 2 == 0 ? "x" : "y")"}"# }
    let states =
      #""x": [{"constraint": "gap", "constant": 1}, {"view": "a", "alpha": 0}], "y": [{"view": "b", "alpha": 0}]"#
    let found = try operations(states, keyframes.joined(separator: ","))
    #expect(found.allSatisfy { $0.count == 3 })
  }

  @Test func keyframesKnowTheirStates() throws {
    let read = try timeline(
      scene(
        keyframes: #"{"time": 0, "to": "y"}, {"time": 1}"#,
        #", "states": {"note": "two", "x": [], "y": []}"#))
    #expect(read.states.map(\.name) == ["x", "y"])
    #expect(read.keyframes.map(\.state) == [1, nil])
  }

  @Test func theAnimationOfStatesHasADefault() throws {
    func read(_ animation: String) throws -> Animation {
      try timeline(scene("", keyframes: "", animation)).stateAnimation
    }
    #expect(try read("") == Animation(duration: Nanoseconds(300_000_000)))
    #expect(
      try read(#", "stateAnimation": 2"#) == Animation(duration: Nanoseconds(2_000_000_000)))
    #expect(
      try read(#", "stateAnimation": {"duration": 1, "curve": "linear"}"#).curve == .linear)
    #expect(
      codes(
        scene(
          "", keyframes: "",
          #", "stateAnimation": {"duration": 1, "animations": [{"changes": []}]}"#))
        == ["unknown-key"])
  }

  @Test func anUnknownStateIsReportedWithTheNearest() throws {
    let error = try #require(found(#""open": []"#, #"{"time": 0, "to": "opne"}"#).first)
    #expect(error.message == "unknown state `opne`")
    #expect(error.help == "did you mean `open`?")
    #expect(error.labels.map(\.text) == ["declared here"])
    let none = diagnostics(scene(keyframes: #"{"time": 0, "to": "open"}"#))
    #expect(none.map(\.code) == ["unknown-name"])
    #expect(none.first?.help?.hasPrefix("the file has no `states`") == true)
  }

  @Test func aStateThatIsDeclaredTwiceIsReportedWithBothPlaces() {
    let errors = found(#""x": [], "x": []"#)
    #expect(errors.map(\.message) == ["the state `x` is declared twice"])
    #expect(errors.first?.labels.map(\.text) == ["first declared here"])
  }

  /// Also of a state to which no keyframe goes.
  @Test func whatAStateNamesMustExist() {
    let errors = found(
      #""x": [{"deactivate": "lo"}, {"view": "aa", "alpha": 1}], "y": [{"activate": "later"}]"#,
      #"{"time": 0, "changes": [{"add": ["later: a.width == 3"]}]}"#)
    #expect(
      errors.map(\.message) == [
        "unknown constraint `lo`", "unknown view `aa`", "unknown constraint `later` at this time",
      ])
    #expect(errors.first?.help == "did you mean `low`? (declared at line 4)")
  }

  @Test(arguments: [
    ("{}", "`states` needs at least one state"),
    ("[]", "`states` must be an object, not a list"),
    (#"{"x": {}}"#, "the state `x` must be a list, not an object"),
    (#"{"a b": []}"#, "`a b` is not a valid name"),
    (#"{"declared": []}"#, "`declared` is what the layout without any state is called"),
    (
      #"{"x": [{"add": ["a.top == 1"]}]}"#,
      "a state cannot `add`: going to another one would have to undo it"
    ),
    (
      #"{"x": [{"removeFromSuperview": "a"}]}"#,
      "a state cannot `removeFromSuperview`: going to another one would have to undo it"
    ),
    (
      #"{"x": [{"view": "a", "path": {"values": [{"x": 0, "y": 0}, {"x": 1, "y": 0}]}}]}"#,
      "a state cannot have a `path`, which is a motion and not a value"
    ),
    (
      #"{"x": [{"view": "a", "text": "A"}]}"#,
      "`a` is declared without `text`, to which no state could go back"
    ),
    (
      #"{"x": [{"view": "a", "gradient": {"colors": ["red", "blue"]}}]}"#,
      "`a` is declared without `gradient`, to which no state could go back"
    ),
    (
      #"{"x": [{"constraint": "low"}]}"#,
      "this changes nothing: `constant`, `priority` or `active` is missing"
    ),
  ])
  func whatIsWrongIsReportedOnce(_ states: String, _ message: String) {
    let errors = diagnostics(scene(constraints, keyframes: "", #", "states": \#(states)"#))
    #expect(errors.map(\.message) == [message])
  }

  @Test func noStateIsGoneToOnceWhatItSetsIsRemoved() throws {
    let states = #""x": [{"view": "c", "alpha": 0}], "y": [{"deactivate": "low"}]"#
    let view = found(
      states, #"{"time": 0, "changes": [{"removeFromSuperview": "c"}]}, {"time": 1, "to": "y"}"#)
    #expect(view.map(\.message) == ["a state sets the view `c`, which has been removed"])
    #expect(view.first?.labels.map(\.text) == ["set here", "removed here"])
    let constraint = found(
      states, #"{"time": 0, "changes": [{"remove": "low"}]}, {"time": 1, "to": "x"}"#)
    #expect(constraint.map(\.code) == ["removed-name"])
    let both = found(
      #""x": [{"view": "b", "alpha": 0}, {"deactivate": "gap"}]"#,
      #"{"time": 0, "changes": [{"removeFromSuperview": "b"}]}, {"time": 1, "to": "x"}"#)
    #expect(both.map(\.message) == ["a state sets the view `b`, which has been removed"])
    let twice = #"""
      {"time": 0, "changes": [{"remove": "low"}]}, {"time": 1, "to": "x"}, {"time": 2, "to": "y"}
      """#
    #expect(found(states, twice).map(\.labels.count) == [3])
  }

  @Test func onlyAKeyframeGoesToAState() {
    let states = #""x": []"#
    #expect(
      found(states, #"{"time": 0, "changes": [{"to": "x"}]}"#).map(\.code) == ["unknown-key"])
    #expect(
      found(states, #"{"time": 0, "animations": [{"duration": 1, "to": "x"}]}"#).first?.help
        == "`to` is a key of a keyframe or the addition of a subview")
  }

  @Test(arguments: [(31, []), (32, []), (33, ["limit"])])
  func numberOfStates(_ count: Int, expected: [String]) {
    #expect(Limits().states == 32)
    let states = (0..<count).map { #""s\#($0)": []"# }.joined(separator: ",")
    #expect(found(states, #"{"time": 0, "to": "s1"}"#).map(\.code) == expected)
  }

  /// Two states that set three values together.
  @Test(arguments: [(7, []), (6, []), (5, ["limit"])])
  func whatStatesSet(_ limit: Int, expected: [String]) {
    var limits = Limits()
    #expect(limits.stateChanges == 500_000)
    limits.stateChanges = limit
    let states = #""x": [{"deactivate": ["low", "gap"]}], "y": [{"view": "a", "alpha": 0}]"#
    #expect(found(states, limits: limits).map(\.code) == expected)
  }

  /// Each keyframe restores one value, and counts itself.
  @Test(arguments: [(3, []), (4, []), (5, ["limit"])])
  func goingToStatesCountsAsChanges(_ count: Int, expected: [String]) {
    var limits = Limits()
    limits.changedConstraints = 9
    let keyframes = (0..<count).map { #"{"time": \#($0), "to": "x"}"# }.joined(separator: ",")
    #expect(
      found(#""x": [{"deactivate": "low"}]"#, keyframes, limits: limits).map(\.code) == expected)
  }
}
