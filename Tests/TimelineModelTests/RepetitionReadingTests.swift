import Testing
import TimelineModel
import Timing

/// `repeatCount` and `autoreverse` in an `animation`.
@Suite struct RepetitionReadingTests {
  private func text(_ animation: String, duration: String? = nil) -> String {
    let text = scene("", keyframes: #"{"time": 0, "animation": \#(animation)}"#)
    guard let duration else { return text }
    return text.replacing(#""version": 1"#, with: #""version": 1, "duration": \#(duration)"#)
  }

  private func read(_ animation: String, duration: String? = nil) throws -> Timeline {
    try timeline(text(animation, duration: duration))
  }

  @Test(arguments: [
    ("2", AnimationRepetition(.times(2))), ("0.5", AnimationRepetition(.times(0.5))),
    ("1.5, \"autoreverse\": true", AnimationRepetition(.times(1.5), autoreverses: true)),
    ("1, \"autoreverse\": false", AnimationRepetition.once),
  ])
  func countsAreRead(count: String, expected: AnimationRepetition) throws {
    let timeline = try read(#"{"duration": 2, "delay": 1, "repeatCount": \#(count)}"#)
    #expect(timeline.keyframes.first?.animation?.repetition == expected)
    let length = try #require(expected.length(of: Nanoseconds(2_000_000_000)))
    #expect(timeline.end == .second + length)
  }

  @Test func autoreverseAloneIsOneRoundTrip() throws {
    let timeline = try read(
      #"{"spring": {"mass": 1, "stiffness": 100, "damping": 10}, "autoreverse": true}"#)
    #expect(timeline.end == Nanoseconds(2 * 1_472_700_335))
  }

  @Test func withoutEndTheFileNeedsItsDuration() throws {
    let endless = #"{"duration": 1, "repeatCount": "infinity"}"#
    #expect(try read(endless, duration: "3").end == Nanoseconds(3_000_000_000))
    let found = diagnostics(text(endless))
    #expect(found.map(\.code) == ["missing-key"])
    #expect(found.first?.help?.contains("`\"duration\": 5`") == true)
  }

  @Test func nothingComesAfterAnAnimationWithoutEnd() {
    let endless = #"{"duration": 1, "repeatCount": "infinity"}"#
    let keyframes = #"{"time": 0, "animation": \#(endless)}, {"after": 0}"#
    let text = scene("", keyframes: keyframes)
      .replacing(#""version": 1"#, with: #""version": 1, "duration": 3"#)
    #expect(
      diagnostics(text).map(\.message)
        == ["the animation before never ends, so that nothing comes after it"])
  }

  @Test(arguments: [
    ("0", ["out-of-range"]), ("-1", ["out-of-range"]), ("1e999", ["not-finite"]),
    ("\"infinite\"", ["wrong-value"]), ("true", ["wrong-type"]), ("[]", ["wrong-type"]),
    ("1e9", ["out-of-range"]), ("1, \"autoreverse\": \"yes\"", ["wrong-type"]),
  ])
  func otherCountsAreRefused(count: String, expected: [String]) {
    #expect(codes(text(#"{"duration": 2, "repeatCount": \#(count)}"#)) == expected)
  }
}
