import TestSupport
import Testing
import Timing

@Suite struct FrameClockTests {
  private static let lastFrames: [(framesPerSecond: Int, end: Int64, last: Int)] = [
    (60, 0, 0), (60, 1, 1), (60, 1_000_000_000, 60), (60, 1_000_000_001, 61),
    (60, 999_999_999, 60), (60, 1_250_000_000, 75),
    // Frame 1 is at 16 666 666 ⅔ ns.
    (60, 16_666_666, 1), (60, 16_666_667, 2),
    (1, 1, 1), (1, 1_000_000_000, 1), (1, 1_000_000_001, 2),
    (1000, 1_000_000, 1), (1000, 1_000_001, 2), (24, 500_000_000, 12),
  ]

  @Test(arguments: lastFrames)
  func theLastFrameIsTheFirstNotBeforeTheEnd(framesPerSecond: Int, end: Int64, last: Int) {
    let clock = FrameClock(framesPerSecond: framesPerSecond, end: Nanoseconds(end))
    #expect(clock.lastFrame == last)
  }

  @Test func theLastFrameHasReachedTheEndAndTheOneBeforeItHasNot() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let framesPerSecond = Int.random(in: 1...1000, using: &generator)
      let end = Nanoseconds(Int64.random(in: 1...100_000_000_000, using: &generator))
      let clock = FrameClock(framesPerSecond: framesPerSecond, end: end)
      let last = clock.lastFrame
      #expect(clock.time(ofFrame: last).hasReached(end))
      #expect(!clock.time(ofFrame: last - 1).hasReached(end))
    }
  }

  @Test func theLastFrameOfTheLatestEndIsCountedExactly() {
    #expect(FrameClock(framesPerSecond: 60, end: Nanoseconds(.max)).lastFrame == 553_402_322_212)
    #expect(FrameClock(framesPerSecond: 1, end: Nanoseconds(.max)).lastFrame == 9_223_372_037)
  }
}

@Suite struct FrameTimeTests {
  private func third(_ count: Int) -> FrameTime {
    FrameClock(framesPerSecond: 3, end: .zero).time(ofFrame: count)
  }

  @Test func aFrameBetweenTwoNanosecondsHasReachedTheEarlier() {
    #expect(third(1).hasReached(Nanoseconds(333_333_333)))
    #expect(!third(1).hasReached(Nanoseconds(333_333_334)))
    #expect(third(3).hasReached(.second))
    #expect(!third(3).hasReached(Nanoseconds(1_000_000_001)))
  }

  @Test func aTimeBeyondAllFramesIsNotReached() {
    #expect(!third(3).hasReached(Nanoseconds(.max)))
  }

  @Test func theLastTimeReachedIsReachedAndTheNextIsNot() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let time = FrameTime(
        nanoseconds: Int64.random(in: -1_000...1_000_000_000_000, using: &generator),
        divisor: Int.random(in: 1...1000, using: &generator))
      #expect(time.hasReached(time.lastReached))
      #expect(!time.hasReached(Nanoseconds(time.lastReached.rawValue + 1)))
    }
  }

  @Test func theFractionIsTheShareOfTheDurationThatHasGoneBy() {
    let quarter = Nanoseconds(250_000_000)
    #expect(third(1).fraction(since: .zero, over: .second) == 1.0 / 3)
    // 1/3 - 1/4 of a second.
    #expect(third(1).fraction(since: quarter, over: .second) == 1.0 / 12)
    #expect(third(2).fraction(since: quarter, over: Nanoseconds(500_000_000)) == 5.0 / 6)
  }

  @Test func theFractionStaysBetweenZeroAndOne() {
    let start = Nanoseconds(1_000_000_000)
    #expect(third(2).fraction(since: start, over: .second) == 0)
    #expect(third(3).fraction(since: start, over: .second) == 0)
    #expect(third(6).fraction(since: start, over: .second) == 1)
    #expect(third(60).fraction(since: start, over: .second) == 1)
  }

  @Test func aDurationOfZeroIsOverAtItsStart() {
    #expect(third(2).fraction(since: .second, over: .zero) == 0)
    #expect(third(3).fraction(since: .second, over: .zero) == 1)
  }

  @Test func theFractionLeavesZeroAndReachesOneWithinANanosecond() {
    func fraction(_ nanoseconds: Int64) -> Double {
      FrameTime(Nanoseconds(nanoseconds)).fraction(since: .second, over: .second)
    }
    #expect(fraction(1_000_000_001) == 1e-9)
    #expect(fraction(1_999_999_999) == 0.999999999)
    #expect(fraction(2_000_000_000) == 1)
  }

  @Test func secondsAreRoundedOnce() {
    #expect(third(1).seconds == 1.0 / 3)
    #expect(FrameTime(Nanoseconds(250_000_000)).seconds == 0.25)
    #expect(FrameClock(framesPerSecond: 60, end: .zero).time(ofFrame: 7).seconds == 7.0 / 60)
  }
}

@Suite struct NanosecondsTests {
  private static let decimals: [(literal: String, nanoseconds: Int64)] = [
    ("0", 0), ("-0", 0), ("-0.0e5", 0), ("1", 1_000_000_000), ("0.25", 250_000_000),
    ("1.5E0", 1_500_000_000), ("25e-2", 250_000_000), ("1e+2", 100_000_000_000),
    ("0.1", 100_000_000), ("0.3", 300_000_000), ("1e-9", 1), ("1e-10", 0),
    ("0.0000000005", 1), ("0.00000000049999999999999999999999", 0),
    ("0.0000000014999", 1), ("0.0000000015", 2), ("1e-999999999999999999999", 0),
    ("0e999999999999999999999", 0), ("1e9", 1_000_000_000_000_000_000),
    ("1000000000.0000000004", 1_000_000_000_000_000_000),
    ("0.33333333333333333333333333333333", 333_333_333),
  ]

  @Test(arguments: decimals)
  func decimalsAreWholeNanosecondsHalvesUpward(literal: String, nanoseconds: Int64) throws {
    #expect(try Nanoseconds(seconds: literal).rawValue == nanoseconds)
  }

  private static let refused: [(literal: String, error: Nanoseconds.DecimalError)] = [
    ("-1", .negative), ("-1e-20", .negative), ("1000000000.000000001", .tooLarge),
    ("1000000000.0000000005", .tooLarge), ("1e10", .tooLarge), ("99999999999999999999", .tooLarge),
    ("1e999999999999999999999", .tooLarge), ("", .notANumber), ("one", .notANumber),
    ("1.", .notANumber), (".5", .notANumber), ("1e", .notANumber), ("1.2.3", .notANumber),
    ("1e5x", .notANumber), ("--1", .notANumber), ("0x10", .notANumber),
  ]

  @Test(arguments: refused)
  func invalidTimesAreRejected(literal: String, error: Nanoseconds.DecimalError) {
    #expect(throws: error) { try Nanoseconds(seconds: literal) }
  }
}
