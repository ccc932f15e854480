import Testing
import TimelineModel
import Timing

/// Springs and CSS curves in an `animation`.
@Suite struct AnimationTests {
  private func text(_ animation: String) -> String {
    scene("", keyframes: #"{"time": 0, "animation": \#(animation)}"#)
  }

  private func animation(_ json: String) throws -> Animation? {
    try timeline(text(json)).keyframes.first?.animation
  }

  /// Diagnostics as `code: message`, without locations.
  private func complaints(_ animation: String) -> [String] {
    diagnostics(text(animation)).map { "\($0.code): \($0.message)" }
  }

  @Test func aDampingRatioNeedsADuration() throws {
    let read = try animation(
      #"{"duration": 0.5, "delay": 1, "spring": {"dampingRatio": 0.7, "initialVelocity": -2}}"#)
    let spring = try #require(Spring(dampingRatio: 0.7, initialVelocity: -2, duration: 0.5))
    #expect(
      read
        == Animation(
          duration: Nanoseconds(500_000_000), delay: .second, curve: .spring(spring)))
    #expect(
      complaints(#"{"spring": {"dampingRatio": 0.7}}"#) == [
        "missing-key: an animation whose spring has `dampingRatio` needs `duration`"
      ])
  }

  /// For k = 100, m = 1 and c = 10 the documented rule gives 1.4727003346780927 s.
  @Test func aPhysicalSpringLastsUntilItSettlesRoundedUp() throws {
    let read = try animation(#"{"spring": {"mass": 1, "stiffness": 100, "damping": 10}}"#)
    #expect(read?.duration == Nanoseconds(1_472_700_335))
    #expect(read?.curve == .spring(Spring(stiffness: 100, damping: 10)))
  }

  @Test(arguments: ["0.25", "30", "0"])
  func aGivenDurationCutsOrHoldsASpring(duration: String) throws {
    let read = try animation(
      #"{"duration": \#(duration), "spring": {"mass": 2, "stiffness": 9, "damping": 1, "initialVelocity": 4}}"#
    )
    #expect(read?.duration == (try Nanoseconds(seconds: duration)))
    let spring = Spring(mass: 2, stiffness: 9, damping: 1, initialVelocity: 4)
    #expect(read?.curve == .spring(spring))
  }

  /// The perceptual duration is not the settling time: critically damped at 4π per second,
  /// (1 + 4πt)·e^(−4πt) is a thousandth at 0.73 s.
  @Test func aBounceLastsUntilItSettles() throws {
    let read = try animation(#"{"spring": {"bounce": 0, "duration": 0.5}}"#)
    #expect(read?.duration == Nanoseconds(800_000_000))
    #expect(read?.curve == .spring(Spring(bounce: 0, perceptualDuration: 0.5)))
    let endless = try animation(#"{"duration": 2, "spring": {"bounce": 1, "duration": 0.5}}"#)
    #expect(endless?.duration == Nanoseconds(2_000_000_000))
  }

  @Test func afterCountsFromWhereASpringSettles() throws {
    let keyframes = #"""
      {"time": 1, "animation": {"spring": {"mass": 1, "stiffness": 100, "damping": 20}}},
      {"after": 0.5}
      """#
    let times = try timeline(scene("", keyframes: keyframes)).keyframes.map(\.time)
    #expect(times == [.second, Nanoseconds(2_500_000_000)])
  }

  @Test func beginFromCurrentStateIsRead() throws {
    let read = try animation(#"{"duration": 1, "beginFromCurrentState": true}"#)
    #expect(read == Animation(duration: .second, beginsFromCurrentState: true))
    #expect(try animation(#"{"duration": 1}"#)?.beginsFromCurrentState == false)
    #expect(codes(text(#"{"duration": 1, "beginFromCurrentState": 1}"#)) == ["wrong-type"])
  }

  private static let refused: [(spring: String, complaint: String)] = [
    (#""x""#, "wrong-type: `spring` must be an object, not a string"),
    ("{}", "missing-key: a spring needs the keys of one kind of spring"),
    (#"{"initialVelocity": 1}"#, "missing-key: a spring needs the keys of one kind of spring"),
    (
      #"{"dampingRatio": 1, "mass": 1}"#,
      "contradictory-keys: `dampingRatio` and `mass` belong to different kinds of springs"
    ),
    (
      #"{"duration": 1, "dampingRatio": 1}"#,
      "contradictory-keys: `duration` and `dampingRatio` belong to different kinds of springs"
    ),
    (
      #"{"bounce": 0, "duration": 1, "stiffness": 1}"#,
      "contradictory-keys: `bounce` and `stiffness` belong to different kinds of springs"
    ),
    (#"{"bounce": 0}"#, "missing-key: this spring needs `duration` too"),
    (#"{"mass": 1, "damping": 1}"#, "missing-key: this spring needs `stiffness` too"),
    (#"{"dampingRatio": 0}"#, "out-of-range: `dampingRatio` must be above 0 and at most 1"),
    (#"{"dampingRatio": 1.01}"#, "out-of-range: `dampingRatio` must be above 0 and at most 1"),
    (
      #"{"dampingRatio": 0.0009}"#,
      "out-of-range: `dampingRatio` is too small: no such spring settles in its duration"
    ),
    (
      #"{"dampingRatio": 1, "initialVelocity": 10001}"#,
      "out-of-range: `initialVelocity` must be from -10000 to 10000"
    ),
    (
      #"{"mass": 0, "stiffness": 1, "damping": 1}"#,
      "out-of-range: `mass` must be from 0.000001 to 1000000"
    ),
    (
      #"{"mass": 1, "stiffness": -1, "damping": 1}"#,
      "out-of-range: `stiffness` must be from 0.000001 to 1000000"
    ),
    (
      #"{"mass": 1, "stiffness": 1, "damping": -1}"#,
      "out-of-range: `damping` must be from 0 to 1000000"
    ),
    (#"{"bounce": -1, "duration": 1}"#, "out-of-range: `bounce` must be above -1 and at most 1"),
    (#"{"bounce": 1.1, "duration": 1}"#, "out-of-range: `bounce` must be above -1 and at most 1"),
    (#"{"bounce": 0, "duration": 0}"#, "out-of-range: `duration` of a spring must be above 0"),
    (#"{"dampingRatio": 1, "bouncee": 1}"#, "unknown-key: unknown key `bouncee` in a spring"),
  ]

  @Test(arguments: refused)
  func springsAreChecked(spring: String, complaint: String) {
    #expect(complaints(#"{"duration": 1, "spring": \#(spring)}"#) == [complaint])
  }

  @Test(arguments: [
    #"{"mass": 1, "stiffness": 100, "damping": 0}"#, #"{"bounce": 1, "duration": 1}"#,
    #"{"mass": 1e6, "stiffness": 1, "damping": 1}"#, #"{"bounce": -0.999999, "duration": 1}"#,
    #"{"bounce": 0, "duration": 1e9}"#,
  ])
  func anEndlessSpringNeedsADuration(spring: String) {
    #expect(codes(text(#"{"spring": \#(spring)}"#)) == ["missing-key"])
    #expect(codes(text(#"{"duration": 1, "spring": \#(spring)}"#)) == [])
  }

  @Test func everyFaultOfAnAnimationIsFound() {
    let found = codes(
      text(
        #"{"spring": {"dampingRatio": 7}, "curve": "eas", "delay": -1, "autoreverse": 1}"#))
    #expect(
      found.sorted() == [
        "contradictory-keys", "missing-key", "out-of-range", "out-of-range", "wrong-type",
      ])
  }

  @Test func aMisplacedDurationIsPutRight() {
    let found = diagnostics(text(#"{"spring": {"dampingRatio": 0.5, "duration": 1}}"#))
    #expect(found.map(\.help) == ["with `dampingRatio`, write `duration` next to `spring`"])
    #expect(found.flatMap(\.labels).count == 1)
  }

  @Test func timesBeyondTheLatestAreRefused() {
    let complaint =
      "out-of-range: `delay` and `duration` together must be at most 1000000000 seconds"
    #expect(complaints(#"{"delay": 1e9, "duration": 1e9}"#).contains(complaint))
    #expect(
      complaints(#"{"delay": 1e9, "spring": {"bounce": 0, "duration": 1}}"#).contains(complaint))
    #expect(!complaints(#"{"delay": 1e9, "duration": 0}"#).contains(complaint))
  }
}
