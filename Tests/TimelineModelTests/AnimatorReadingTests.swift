import Testing
import TimelineModel
import Timing

/// Animators and what keyframes do to them.
@Suite struct AnimatorReadingTests {
  @Test func anEventHasItsActionsInTheOrderOfUIKit() throws {
    let read = try timeline(
      animated(
        #"""
        {"time": 1.25, "animator": "drag", "continue": {"curve": "easeOut", "durationFactor": 0.5},
          "reverse": true, "fractionComplete": [{"at": 0.1, "value": 0.5}], "pause": true, "name": "let go"}
        """#)
    ).keyframes
    let event = try #require(read[1].event)
    #expect(
      event.actions == [
        .pause, .scrub([ScrubSample(at: seconds(0.1), 0.5)]), .reverse,
        .resume(AnimatorContinuation(.curve(.cubic(.easeOut)), durationFactor: 0.5)),
      ])
    #expect(read[1].end == seconds(1.35))
    #expect(read[1].name == "let go")
  }

  @Test func aKeyframeAfterAnAnimatorFollowsItsRealEnd() throws {
    let read = try timeline(
      animated(
        #"""
        {"time": 1.25, "name": "grab", "animator": "drag", "fractionComplete": [{"at": 0.5, "value": 0.5}]},
        {"after": 0.25, "name": "let go", "animator": "drag", "continue": true},
        {"after": {"keyframe": "go", "delay": 1}, "name": "last"}
        """#)
    ).keyframes
    #expect(read.map(\.name) == ["go", "grab", "let go", "last"])
    #expect(read.map(\.time) == [1, 1.25, 2, 3.5].map(seconds))
    #expect(read[0].end == seconds(2.5))
  }

  /// Of events that are not in order of time, and of one animator that follows another.
  @Test func chainsOfAnimatorsAreResolved() throws {
    let read = try timeline(
      scene(
        keyframes: #"""
          {"after": {"keyframe": "first"}, "name": "second", "animation": {"duration": 1, "animator": "b"}},
          {"after": {"keyframe": "pause", "delay": 0.5}, "animator": "a", "continue": true, "name": "go on"},
          {"time": 0, "name": "first", "animation": {"duration": 1, "animator": "a"}},
          {"time": 0.5, "name": "pause", "animator": "a", "pause": true},
          {"after": {"keyframe": "second"}, "name": "third"}
          """#)
    ).keyframes
    #expect(read.map(\.name) == ["first", "pause", "go on", "second", "third"])
    #expect(read.map(\.time) == [0, 0.5, 1, 1.5, 2.5].map(seconds))
  }

  /// One that never comes to rest is cut by the factor.
  @Test func aSpringWithoutDampingNeedsAFactor() throws {
    let spring = #""spring": {"mass": 1, "stiffness": 100, "damping": 0}"#
    let event = { (factor: String) in
      #"{"time": 1.25, "animator": "drag", "pause": true, "continue": {\#(spring)\#(factor)}}"#
    }
    #expect(try timeline(animated(event(#", "durationFactor": 2"#))).keyframes.count == 2)
    #expect(throws: InvalidTimeline.self) { try timeline(animated(event(""))) }
  }

  @Test func anAnimatorWithoutEventsIsAnAnimation() throws {
    #expect(try run(#"{"time": 3}"#) == nil)
    let waiting = try #require(try run(#"{"time": 3}"#, #", "pausesOnCompletion": true"#))
    #expect(waiting.end == nil)
  }

  @Test func aSpringSettlesInTheTimeThatIsLeft() throws {
    let read = try run(
      #"""
      {"time": 1.5, "animator": "drag", "fractionComplete": 0.25,
        "continue": {"spring": {"dampingRatio": 0.5, "initialVelocity": 2}}}
      """#)
    #expect(read?.end == seconds(1.25))
  }

  @Test func oneThatSettlesTakesItsOwnTime() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let read = try run(
      #"""
      {"time": 1.5, "animator": "drag", "pause": true,
        "continue": {"spring": {"mass": 1, "stiffness": 100, "damping": 10}}}
      """#)
    #expect(read?.end == spring.settlingTime.map { $0 + seconds(0.5) })
  }

  @Test(arguments: [
    (#""time": 2, "animator": "drga", "pause": true"#, "unknown-name", "animator `drga`"),
    (#""time": 0.5, "animator": "drag", "pause": true"#, "wrong-value", "has not begun"),
    (#""time": 2, "animator": "drag", "pause": true"#, "wrong-value", "has ended"),
    (#""time": 1.5, "animator": "drag", "continue": true"#, "wrong-value", "cannot continue"),
    (
      #""time": 1.5, "animator": "drag", "stop": "end"}, {"time": 1.6, "animator": "drag", "stop": "end""#,
      "wrong-value", "has ended"
    ),
    (
      #""time": 1.5, "animator": "drag", "fractionComplete": [{"at": 1, "value": 0}]}, {"time": 2, "animator": "drag", "pause": true"#,
      "wrong-value", "is being scrubbed"
    ),
    (#""time": 1.5, "animator": "drag""#, "missing-key", "needs one of"),
    (#""time": 1.5, "animator": "drag", "isReversed": true"#, "unknown-key", "`isReversed`"),
    (#""time": 1.5, "animator": "drag", "paus": true"#, "unknown-key", "`paus`"),
    (#""time": 1.5, "animater": "drag", "pause": true"#, "unknown-key", "`animater`"),
    (#""time": 1.5, "pause": true"#, "missing-key", "needs `animator`"),
    (#""time": 1.5, "animator": "drag", "pause": false"#, "wrong-value", "only be `true`"),
    (#""time": 1.5, "animator": "drag", "pause": 1"#, "wrong-type", "true or false"),
    (#""time": 1.5, "animator": 7, "pause": true"#, "wrong-type", "a string"),
    (#""time": 1.5, "animator": "drag", "fractionComplete": 1.5"#, "out-of-range", "from 0 to 1"),
    (#""time": 1.5, "animator": "drag", "fractionComplete": 1e999"#, "not-finite", "not a finite"),
    (#""time": 1.5, "animator": "drag", "fractionComplete": "x""#, "wrong-type", "a list"),
    (#""time": 1.5, "animator": "drag", "fractionComplete": []"#, "wrong-value", "at least one"),
    (
      #""time": 1.5, "animator": "drag", "fractionComplete": [{"at": 0.2, "value": 0}, {"at": 0.1, "value": 0}]"#,
      "out-of-range", "order of their times"
    ),
    (
      #""time": 1.5, "animator": "drag", "fractionComplete": [{"at": 0.2, "value": 2}]"#,
      "out-of-range", "from 0 to 1"
    ),
    (
      #""time": 1.5, "animator": "drag", "fractionComplete": [{"value": 1}]"#, "missing-key", "`at`"
    ),
    (
      #""time": 1.5, "animator": "drag", "pause": true, "continue": {"durationFactor": -1}"#,
      "out-of-range", "from 0"
    ),
    (
      #""time": 1.5, "animator": "drag", "pause": true, "continue": {"curve": "linear", "spring": {"dampingRatio": 1}}"#,
      "contradictory-keys", "not both"
    ),
    (#""time": 1.5, "animator": "drag", "pause": true, "continue": 2"#, "wrong-type", "true or an"),
    (
      #""time": 1.5, "animator": "drag", "pause": true, "continue": true, "stop": "end""#,
      "contradictory-keys", "not both"
    ),
    (#""time": 1.5, "animator": "drag", "stop": "middle""#, "wrong-value", "`middle`"),
    (
      #""time": 1.5, "animator": "drag", "pause": true, "changes": []"#, "contradictory-keys",
      "no `changes`"
    ),
    (
      #""time": 1.5, "animator": "drag", "animation": 1, "pause": true"#, "contradictory-keys",
      "no `animation`"
    ),
    (#""after": 0, "animator": "drag", "pause": true"#, "recursion", "its own animator"),
    (
      #""time": 1.5, "animation": {"duration": 1, "animator": "drag"}"#, "duplicate-name",
      "two animators"
    ),
    (
      #""time": 3, "animation": {"duration": 1, "animator": "x", "repeatCount": 2}"#,
      "contradictory-keys", "no `repeatCount`"
    ),
    (
      #""time": 3, "animation": {"duration": 1, "animator": "x", "autoreverse": true}"#,
      "contradictory-keys", "no `autoreverse`"
    ),
    (
      #""time": 3, "animation": {"duration": 1, "animator": "x", "relativeKeyframes": [{"relativeStartTime": 0, "relativeDuration": 1, "changes": []}]}"#,
      "contradictory-keys", "no `relativeKeyframes`"
    ),
    (
      #""time": 3, "animation": {"duration": 1, "animator": "x", "animations": [{}]}"#,
      "contradictory-keys", "no `animations`"
    ),
    (
      #""time": 3, "animation": {"duration": 1, "animations": [{"animator": "x"}]}"#,
      "contradictory-keys", "inside another one"
    ),
    (#""time": 3, "animation": {"duration": 0, "animator": "x"}"#, "out-of-range", "above 0"),
    (
      #""time": 3, "animation": {"duration": 1, "scrubsLinearly": true}"#, "missing-key",
      "needs `animator`"
    ),
    (
      #""time": 3, "animation": {"duration": 1, "animator": "x"}, "changes": [{"view": "a", "path": {"values": [{"x": 0, "y": 0}, {"x": 1, "y": 1}]}}]"#,
      "contradictory-keys", "a `path`"
    ),
  ])
  func mistakesAreReported(_ event: String, code: String, words: String) {
    let found = diagnostics(animated("{\(event)}"))
    #expect(found.map(\.code) == [code])
    #expect(found.first?.location?.line == 7)
    #expect(found.first?.message.contains(words) == true, "\(found.map(\.message))")
  }

  @Test func nothingComesAfterAnAnimatorThatRests() {
    let found = problems(
      animated(
        #"{"time": 1.5, "animator": "drag", "pause": true}, {"after": {"keyframe": "go"}}"#))
    #expect(found.contains { $0.contains("the animation before never ends") })
  }

  /// Both places are named.
  @Test func anUnknownAnimatorIsAnsweredWithTheNearest() {
    let found = diagnostics(animated(#"{"time": 1.5, "animator": "drga", "pause": true}"#))
    #expect(found.map(\.help) == ["did you mean `drag`? (declared at line 6)"])
    let second = #"{"time": 3, "animation": {"duration": 1, "animator": "drag"}}"#
    #expect(diagnostics(animated(second)).first?.labels.map(\.location.line) == [6])
  }

  @Test func anAnimatorThatEndsTooLateIsReported() {
    let long = scene(
      keyframes: #"""
        {"time": 1, "animation": {"duration": 9e8, "animator": "x"}},
        {"time": 2, "animator": "x", "pause": true, "continue": {"durationFactor": 1000}}
        """#)
    #expect(codes(long).contains("out-of-range"))
  }

  private func animated(_ events: String, _ more: String = "") -> String {
    scene(
      keyframes: """
        {"time": 1, "name": "go", "animation": {"duration": 1, "curve": "linear", "animator": "drag"\(more)}},
        \(events)
        """)
  }

  private func run(_ events: String, _ more: String = "") throws -> AnimatorRun? {
    let read = try timeline(animated(events, more)).keyframes
    return read.first { $0.name == "go" }?.animation?.animator?.run
  }
}

private func seconds(_ value: Double) -> Nanoseconds {
  Nanoseconds(Int64((value * 1000).rounded()) * 1_000_000)
}
