import Testing
import Timing

@Suite struct RepetitionTests {
  private func end(_ repetition: AnimationRepetition, of duration: Int64) -> Nanoseconds? {
    repetition.length(of: Nanoseconds(duration))
  }

  @Test func aLengthIsThatOfAllTimes() {
    #expect(end(.once, of: 7) == Nanoseconds(7))
    #expect(end(AnimationRepetition(.times(2.5)), of: 3) == Nanoseconds(8))
    #expect(end(AnimationRepetition(.times(1.5), autoreverses: true), of: 4) == Nanoseconds(12))
    #expect(end(AnimationRepetition(autoreverses: true), of: 5) == Nanoseconds(10))
    #expect(end(AnimationRepetition(.times(2)), of: 500_000_000_000_000_000) == .latest)
    #expect(end(AnimationRepetition(.times(2.1)), of: 500_000_000_000_000_000) == nil)
  }

  @Test func anEndlessLengthIsBeyondEveryTime() throws {
    let length = try #require(end(AnimationRepetition(.forever), of: 1))
    #expect(length > .latest)
    #expect(length + .latest + .latest > length)
  }

  /// A triangle wave for `autoreverse`, a sawtooth otherwise, evaluated by walking from period to period.
  @Test(arguments: [0.25, 1, 1.5, 2, 3.75], [false, true])
  func theFractionIsAWave(count: Double, autoreverses: Bool) throws {
    let repetition = AnimationRepetition(.times(count), autoreverses: autoreverses)
    let (begin, duration) = (Nanoseconds(30), Nanoseconds(40))
    let end = begin + (try #require(repetition.length(of: duration)))
    for time in Int64(0)..<400 {
      var (rest, isForward) = (time - 30, true)
      while rest >= 40 {
        rest -= 40
        isForward = !isForward || !autoreverses
      }
      let wave = isForward ? Double(rest) / 40 : 1 - Double(rest) / 40
      let expected = time < 30 ? 0 : time >= end.rawValue ? 1 : wave
      let fraction = FrameTime(Nanoseconds(time)).fraction(
        since: begin, over: duration, repetition, until: end)
      #expect(fraction == expected, "at \(time)")
    }
  }
}
