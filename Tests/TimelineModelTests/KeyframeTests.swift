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
    (#"{"time": 0, "animation": {"duration": 1, "relativeKeyframes": []}}"#, ["not-supported-yet"]),
    (#"{"time": 0, "animation": {"duration": 1, "calculationMode": "x"}}"#, ["wrong-value"]),
  ])
  func keyframesAreChecked(_ keyframes: String, expected: [String]) {
    #expect(codes(scene("", keyframes: keyframes)) == expected)
  }
}
