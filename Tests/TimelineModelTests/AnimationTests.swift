import Testing
import TimelineModel
import Timing

/// Springs and the curves that are written as in CSS, as an `animation` says them.
@Suite struct AnimationTests {
  private func text(_ animation: String) -> String {
    scene("", keyframes: #"{"time": 0, "animation": \#(animation)}"#)
  }

  private func animation(_ json: String) throws -> Animation? {
    try timeline(text(json)).keyframes.first?.animation
  }

  /// `code: message`, without places.
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

  /// Its perceptual duration is not how long it lasts: critically damped at 4π per second,
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
    ("{}", "missing-key: a spring needs keys that say what it is"),
    (#"{"initialVelocity": 1}"#, "missing-key: a spring needs keys that say what it is"),
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
        #"{"spring": {"dampingRatio": 7}, "curve": "eas", "delay": -1, "autoreverse": true}"#))
    #expect(
      found.sorted() == [
        "contradictory-keys", "missing-key", "not-supported-yet", "out-of-range", "out-of-range",
      ])
  }

  @Test func aMisplacedDurationIsPutRight() {
    let found = diagnostics(text(#"{"spring": {"dampingRatio": 0.5, "duration": 1}}"#))
    #expect(found.map(\.help) == ["with `dampingRatio`, `duration` stands beside `spring`"])
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

/// The strings `steps(…)` and `linear(…)`.
@Suite struct CurveTextTests {
  private func text(_ curve: String) -> String {
    scene("", keyframes: #"{"time": 0, "animation": {"duration": 1, "curve": "\#(curve)"}}"#)
  }

  private func curve(_ curve: String) throws -> TimingCurve? {
    try timeline(text(curve)).keyframes.first?.animation?.curve
  }

  private static let steps: [(text: String, count: Int, position: StepFunction.Position)] = [
    ("steps(3)", 3, .jumpEnd), ("steps(4, jump-end)", 4, .jumpEnd), ("steps(4,end)", 4, .jumpEnd),
    ("steps( 1 , jump-start )", 1, .jumpStart), ("steps(1000000, start)", 1_000_000, .jumpStart),
    ("steps(2, jump-none)", 2, .jumpNone), ("steps(1, jump-both)", 1, .jumpBoth),
  ]

  @Test(arguments: steps)
  func stepsAreRead(text: String, count: Int, position: StepFunction.Position) throws {
    #expect(try curve(text) == .steps(StepFunction(count: count, position: position)))
  }

  private static let lines: [(text: String, stops: [[Double]])] = [
    ("linear(0, 1)", [[0, 0], [1, 1]]),
    ("linear(0, 0.25 20%, 1)", [[0, 0], [0.2, 0.25], [1, 1]]),
    ("linear(0,.25 25% 75%,1)", [[0, 0], [0.25, 0.25], [0.75, 0.25], [1, 1]]),
    ("linear(-0.5, 50% +2, 1e-1)", [[0, -0.5], [0.5, 2], [1, 0.1]]),
    ("linear(0 -50%, 1 150%)", [[-0.5, 0], [1.5, 1]]),
  ]

  @Test(arguments: lines)
  func linesAreRead(text: String, stops: [[Double]]) throws {
    let expected = LinearFunction(stops.map { .init(input: $0[0], output: $0[1]) })
    #expect(try curve(text) == .piecewiseLinear(expected))
  }

  /// The column counts from the opening quotation mark as 0.
  private static let refused: [(text: String, column: Int, message: String)] = [
    ("cubic-bezier(0, 0, 1, 1)", 1, "expected `linear(` or `steps(`"),
    ("(0)", 1, "expected `linear(` or `steps(`"),
    ("steps()", 7, "expected the number of steps, not `)`"),
    ("steps(-2)", 7, "expected the number of steps, not `-`"),
    ("steps(0)", 7, "the steps must be a whole number from 1 to 1000000"),
    ("steps(2.5)", 7, "the steps must be a whole number from 1 to 1000000"),
    ("steps(1e7)", 7, "the steps must be a whole number from 1 to 1000000"),
    ("steps(1, jump-none)", 7, "`jump-none` needs at least 2 steps"),
    ("steps(3, jump-up)", 10, "expected where it jumps"),
    ("steps(3, jump -end)", 10, "expected where it jumps"),
    ("steps(3, jump- end)", 10, "expected where it jumps"),
    ("steps(3, )", 10, "expected where it jumps"),
    ("steps(3, end, end)", 13, "expected `,` or `)`, not `,`"),
    ("steps(3) x", 10, "unexpected `x` after the curve"),
    ("linear()", 8, "expected a number, not `)`"),
    ("linear(1)", 8, "`linear()` needs at least two points"),
    ("linear(0, 1,)", 13, "expected a number, not `)`"),
    ("linear(0, 20%, 1)", 11, "a point is one number with at most two percentages behind it"),
    ("linear(0 1)", 8, "a point is one number with at most two percentages behind it"),
    ("linear(0, 1% 2% 3% 1)", 11, "a point is one number with at most two percentages behind it"),
    ("linear(0, 1% 2 3%)", 11, "a point is one number with at most two percentages behind it"),
    ("linear(0, .)", 12, "expected a digit, not `)`"),
    ("linear(0, .1.5)", 11, "the number is too large or malformed"),
    ("linear(0, 1e10)", 11, "the number is too large or malformed"),
    ("linear(0, 1e999)", 11, "the number is too large"),
    ("linear(0, 1", 12, "expected `,` or `)`, not the end"),
  ]

  @Test(arguments: refused)
  func faultsAreNamedWithTheirPlace(text: String, column: Int, message: String) {
    let found = diagnostics(self.text(text))
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.code) == ["wrong-value"])
    // The curve's text stands alone on its line behind this much.
    let start = #"{"time": 0, "animation": {"duration": 1, "curve": ""#.count
    #expect(found.map(\.location?.column) == [start + column])
  }

  @Test func escapesDoNotMoveThePlace() {
    let found = diagnostics(text(#"steps(3, \u006aump-up)"#))
    #expect(found.first.map { $0.location.map { $0.upperOffset - $0.lowerOffset } } == 12)
  }

  @Test func aPositionIsOneOfSix() {
    #expect(
      diagnostics(text("steps(3, middle)")).map(\.help) == [
        "it can be `jump-start`, `jump-end`, `jump-none`, `jump-both`, `start` or `end`"
      ])
  }
}
