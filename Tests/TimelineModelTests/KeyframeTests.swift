import AutoLayout
import Testing
import TimelineModel
import Timing

/// Keyframes: their times and animations.
@Suite struct KeyframeTests {
  @Test func keyframesAreSortedByTimeAndStable() throws {
    let keyframes = #"""
      {"time": 2, "name": "c"}, {"time": 1, "name": "a"}, {"time": 2.0, "name": "d"},
      {"time": 1, "name": "b", "animation": 0.5}, {"after": 0.25, "name": "e"}
      """#
    let sorted = try timeline(scene("", keyframes: keyframes)).keyframes
    #expect(sorted.map(\.name) == ["a", "b", "e", "c", "d"])
    #expect(sorted[2].time == Nanoseconds(1_750_000_000))
  }

  @Test func afterCountsFromTheEndOfTheAnimationBefore() throws {
    let keyframes = #"""
      {"after": 0.5, "animation": {"duration": 1, "delay": 0.25}},
      {"after": 0.1, "animation": {"duration": 0, "delay": 9}}, {"after": 1}
      """#
    let times = try timeline(scene("", keyframes: keyframes)).keyframes.map(\.time.rawValue)
    #expect(times == [500_000_000, 1_850_000_000, 2_850_000_000])
  }

  /// The chain may lead forwards, and the order of the file does not matter.
  @Test func afterANameCountsFromTheEndOfThatKeyframe() throws {
    let keyframes = #"""
      {"after": {"keyframe": "b", "delay": 0.25}, "name": "c"},
      {"time": 1, "name": "a", "animation": {"duration": 1, "delay": 0.5}},
      {"after": {"keyframe": "a"}, "name": "b",
        "animations": [{"duration": 0.5}, {"duration": 0.75, "repeatCount": 2}]}, {"after": 1, "name": "d"}
      """#
    let read = try timeline(scene(keyframes: keyframes)).keyframes
    let times = read.filter { !$0.isInner }.map {
      [$0.name ?? "", "\($0.time.rawValue / 1_000_000)"]
    }
    #expect(times == [["a", "1000"], ["b", "2500"], ["c", "4250"], ["d", "5000"]])
  }

  @Test func aLongChainIsResolved() throws {
    let links = (0..<20_000).map {
      #"{"after": {"keyframe": "k\#($0 + 1)", "delay": 0.001}, "name": "k\#($0)"}"#
    }
    let keyframes = links.joined(separator: ",") + #",{"time": 0, "name": "k20000"}"#
    let read = try timeline(scene(keyframes: keyframes)).keyframes
    #expect(read.last?.time == Nanoseconds(20_000_000_000))
  }

  @Test func keyframesThatWaitForEachOtherAreReportedOnce() {
    let keyframes = #"""
      {"after": {"keyframe": "b"}, "name": "a"}, {"after": {"keyframe": "c"}, "name": "b"},
      {"after": {"keyframe": "a"}, "name": "c"}, {"after": 1, "name": "d"}
      """#
    let found = diagnostics(scene(keyframes: keyframes))
    #expect(found.map(\.code) == ["recursion"])
    #expect(found.first?.labels.count == 2)
    #expect(found.first?.help == "give one of them a `time`")
    let alone = diagnostics(scene(keyframes: #"{"after": {"keyframe": "a"}, "name": "a"}"#))
    #expect(alone.map(\.help) == ["give it a `time`"])
  }

  @Test func anUnknownNameIsAnsweredWithTheNearest() {
    let keyframes = #"{"time": 0, "name": "open"}, {"after": {"keyframe": "opne"}}"#
    #expect(diagnostics(scene(keyframes: keyframes)).map(\.help) == ["did you mean `open`?"])
    let alone = #"{"after": {"keyframe": "opne"}, "name": "open"}"#
    #expect(
      diagnostics(scene(keyframes: alone)).map(\.help) == ["no other keyframe has a `name`"])
  }

  /// Each as a keyframe of its own, in the order of the file.
  @Test func animationsInsideAKeyframeFollowIt() throws {
    let keyframes = #"""
      {"time": 1, "name": "k", "layout": "b", "animation": {"duration": 2, "delay": 0.5, "curve": "linear",
        "animations": [{"delay": 0.25, "changes": [{"view": "a", "alpha": 0}]},
          {"overrideInheritedDuration": true, "duration": 3, "overrideInheritedCurve": true,
            "curve": "easeIn"}]}}
      """#
    let read = try timeline(scene(keyframes: keyframes)).keyframes
    #expect(read.map(\.isInner) == [false, true, true])
    #expect(read.map(\.flushes) == [true, false, false])
    #expect(read.allSatisfy { $0.name == "k" && $0.layout == .immediate(ViewIndex(2)) })
    #expect(read.map(\.changes.count) == [0, 1, 0])
    let second = Nanoseconds.second.rawValue
    #expect(
      read.map(\.animation) == [
        Animation(
          duration: Nanoseconds(2 * second), delay: Nanoseconds(second / 2), curve: .linear),
        Animation(
          duration: Nanoseconds(2 * second), delay: Nanoseconds(second / 4 * 3), curve: .linear),
        Animation(
          duration: Nanoseconds(3 * second), delay: Nanoseconds(second / 2), curve: .cubic(.easeIn)),
      ])
  }

  @Test(arguments: [
    (#"{"after": {}}"#, ["missing-key"]), (#"{"after": {"keyframe": 1}}"#, ["wrong-type"]),
    (#"{"after": {"keyframe": "x"}}"#, ["unknown-name"]),
    (#"{"after": {"keyframe": "x"}, "name": "x"}"#, ["recursion"]),
    (
      #"{"time": 0, "name": "x"}, {"time": 1, "name": "x"}, {"after": {"keyframe": "x"}}"#,
      ["duplicate-name"]
    ),
    (#"{"time": 0, "name": "x"}, {"after": {"keyframe": "x", "delay": -1}}"#, ["out-of-range"]),
    (
      #"{"time": 1e9, "name": "x"}, {"after": {"keyframe": "x", "delay": 1e9}}"#,
      ["limit", "out-of-range"]
    ),
    (#"{"time": 0, "animations": []}"#, ["wrong-value"]),
    (#"{"time": 0, "animations": {}}"#, ["wrong-type"]),
    (#"{"time": 0, "animations": [{}]}"#, ["missing-key"]),
    (#"{"time": 0, "animation": 1, "animations": [{"duration": 1}]}"#, ["contradictory-keys"]),
    (
      #"{"time": 0, "animations": [{"duration": 1, "overrideInheritedDuration": true}]}"#,
      ["unknown-key"]
    ),
    (#"{"time": 0, "animation": {"duration": 1, "changes": []}}"#, ["unknown-key"]),
    (
      #"{"time": 0, "animation": {"duration": 1, "animations": [{"duration": 1}]}}"#,
      ["contradictory-keys"]
    ),
    (
      #"{"time": 0, "animation": {"duration": 1, "animations": [{"spring": {"dampingRatio": 1}}]}}"#,
      ["contradictory-keys"]
    ),
    (
      #"{"time": 0, "animation": {"duration": 1, "animations": [{"overrideInheritedDuration": true}]}}"#,
      ["missing-key"]
    ),
    (
      #"{"time": 0, "animations": [{"duration": 0, "changes": [{"view": "a", "path": {"values": [{"x": 0, "y": 0}, {"x": 1, "y": 1}]}}]}]}"#,
      ["missing-key"]
    ),
  ])
  func chainsAndListsAreChecked(_ keyframes: String, expected: [String]) {
    #expect(codes(scene(keyframes: keyframes)) == expected)
  }

  @Test(arguments: [
    (#""relativeStartTime": 0.5, "relativeDuration": 0.6, "changes": []"#, ["out-of-range"]),
    (#""relativeStartTime": -0.1, "relativeDuration": 0.6, "changes": []"#, ["out-of-range"]),
    (#""relativeStartTime": 0, "relativeDuration": 1e999, "changes": []"#, ["not-finite"]),
    (#""relativeStartTime": 0, "relativeDuration": 1"#, ["missing-key"]),
    (#""changes": []"#, ["missing-key"]),
    (
      #""relativeStartTime": 0, "relativeDuration": 1, "changes": [{"view": "a", "path": {"values": [{"x": 0, "y": 0}, {"x": 1, "y": 1}]}}]"#,
      ["contradictory-keys"]
    ),
    (#""relativeStartTime": 0.7, "relativeDuration": 0.3, "changes": []"#, []),
  ])
  func relativeKeyframesAreChecked(_ members: String, expected: [String]) {
    let keyframe =
      #"{"time": 0, "animation": {"duration": 1, "relativeKeyframes": [{\#(members)}]}}"#
    #expect(codes(scene(keyframes: keyframe)) == expected)
  }

  @Test func relativeKeyframesAreInOrderAndWithoutSpring() {
    let parts = #"""
      {"relativeStartTime": 0.5, "relativeDuration": 0, "changes": []},
      {"relativeStartTime": 0.4, "relativeDuration": 0, "changes": []}
      """#
    let animation = #""duration": 1, "relativeKeyframes": [\#(parts)]"#
    let spring =
      #""spring": {"dampingRatio": 1}, "duration": 1, "relativeKeyframes": [{"relativeStartTime": 0, "relativeDuration": 1, "changes": []}]"#
    #expect(
      codes(scene(keyframes: #"{"time": 0, "animation": {\#(animation)}}"#)) == ["out-of-range"])
    #expect(
      codes(scene(keyframes: #"{"time": 0, "animation": {\#(spring)}}"#)) == ["contradictory-keys"])
    let mode = #"{"time": 0, "animation": {"duration": 1, "calculationMode": "cubic"}}"#
    #expect(codes(scene(keyframes: mode)) == ["missing-key"])
  }

  @Test(arguments: [
    (#""animation": 0.3"#, Animation(duration: Nanoseconds(300_000_000))),
    (
      #""animation": {"duration": 0.3, "delay": 0.1, "curve": "easeIn"}"#,
      Animation(
        duration: Nanoseconds(300_000_000), delay: Nanoseconds(100_000_000), curve: .cubic(.easeIn)
      )
    ),
    (
      #""animation": {"duration": 1, "curve": "linear"}"#,
      Animation(duration: .second, curve: .linear)
    ),
    (
      #""animation": {"duration": 1, "curve": "coreAnimationDefault"}"#,
      Animation(duration: .second, curve: .cubic(.coreAnimationDefault))
    ),
    (
      #""animation": {"duration": 1, "curve": [0, -3, 1, 4.5]}"#,
      Animation(duration: .second, curve: .cubic(TimingFunction(0, -3, 1, 4.5)))
    ),
  ])
  func animations(_ member: String, expected: Animation) throws {
    let timeline = try timeline(scene("", keyframes: #"{"time": 0, \#(member)}"#))
    #expect(timeline.keyframes.map(\.animation) == [expected])
  }

  @Test func flushAndLayoutAreRead() throws {
    let keyframes = #"""
      {"time": 0}, {"time": 0, "flush": false, "layout": "deferred"}, {"time": 0, "layout": "c"},
      {"time": 0, "layout": "root"}
      """#
    let read = try timeline(scene("", keyframes: keyframes)).keyframes
    #expect(read.map(\.flushes) == [true, false, true, true])
    #expect(
      read.map(\.layout) == [
        .immediate(.root), .deferred, .immediate(ViewIndex(3)), .immediate(.root),
      ])
    #expect(read.map(\.animation) == [nil, nil, nil, nil])
  }

  @Test(arguments: [
    (#"{}"#, ["missing-key"]), (#"{"time": 0, "after": 0}"#, ["contradictory-keys"]),
    (#"{"time": -0.5}"#, ["out-of-range"]), (#"{"time": 1e10}"#, ["out-of-range"]),
    (#"{"after": 1e9}, {"after": 1e9}"#, ["limit", "out-of-range"]),
    (#"{"time": "0"}"#, ["wrong-type"]), (#"{"time": 0, "layout": "x"}"#, ["unknown-name"]),
    (#"{"time": 0, "flush": 1}"#, ["wrong-type"]), (#"{"time": 0, "changes": {}}"#, ["wrong-type"]),
    (#"{"time": 0, "animation": true}"#, ["wrong-type"]),
    (#"{"time": 0, "animation": -1}"#, ["out-of-range"]),
    (#"{"time": 0, "animation": {}}"#, ["missing-key"]),
    (#"{"time": 0, "animation": {"duration": 1, "curve": "easeOutIn"}}"#, ["wrong-value"]),
    (#"{"time": 0, "animation": {"duration": 1, "curve": [0, 0, 1]}}"#, ["wrong-value"]),
    (#"{"time": 0, "animation": {"duration": 1, "curve": [0, 0, 1.5, 0]}}"#, ["out-of-range"]),
    (#"{"time": 0, "animation": {"duration": 1, "curve": [-0.1, 0, 1, 0]}}"#, ["out-of-range"]),
    (#"{"time": 0, "animation": {"duration": 1, "relativeKeyframes": []}}"#, ["wrong-value"]),
    (
      #"{"time": 0, "animation": {"duration": 1, "calculationMode": "x", "relativeKeyframes": [{"relativeStartTime": 0, "relativeDuration": 1, "changes": []}]}}"#,
      ["wrong-value"]
    ),
  ])
  func keyframesAreChecked(_ keyframes: String, expected: [String]) {
    #expect(codes(scene("", keyframes: keyframes)) == expected)
  }
}
