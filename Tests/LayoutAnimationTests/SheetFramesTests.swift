import LayoutAnimation
import TestSupport
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Sweeping

@Suite struct SheetFramesTests {
  @Test(arguments: [1, 2, 23, 24])
  func aFewFramesAreAllShown(count: Int) {
    #expect(SheetFrames.spread(over: count) == Array(0..<count))
  }

  /// 46 is 23 steps of 2.
  @Test func manyFramesAreSpreadEvenly() {
    #expect(SheetFrames.spread(over: 47) == Array(stride(from: 0, through: 46, by: 2)))
  }

  /// Frames 2 and 4 are equally close to 3, and the lower one is replaced. Frames 1 and 45 replace
  /// the second and the second-to-last, because the first and last are always kept.
  @Test(arguments: [
    ([3], [0, 3, 4, 6]), ([1], [0, 1, 4, 6]), ([5], [0, 2, 5, 6]), ([2], [0, 2, 4, 6]),
    ([4, 5], [0, 2, 4, 6]), ([0, 5], [0, 2, 5, 6]),
  ])
  func aTurnTakesThePlaceOfTheNearestFrame(turns: [Int], start: [Int]) {
    let frames = SheetFrames.spread(over: 47, preferring: turns)
    #expect(Array(frames.prefix(4)) == start)
    #expect(frames.dropFirst(4).elementsEqual(stride(from: 8, through: 46, by: 2)))
  }

  @Test func theLastFrameStays() {
    #expect(SheetFrames.spread(over: 47, preferring: [45, 46]).suffix(3) == [42, 45, 46])
    #expect(SheetFrames.spread(over: 47, preferring: [46, 60]).suffix(3) == [42, 44, 46])
  }

  @Test func framesAreAlwaysInOrderAndFarEnoughApartToBeTwo() {
    var generator = SeededGenerator(seed: 5)
    for count in 25...400 {
      let turns = (0..<count).filter { _ in Int.random(in: 0..<9, using: &generator) == 0 }
      let frames = SheetFrames.spread(over: count, preferring: turns)
      #expect(frames.count == 24)
      #expect(frames.first == 0 && frames.last == count - 1)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 }, "\(count)")
    }
  }

  @Test func theFirstFramesOfTurnsAreKnown() {
    let frames = SheetFrames(frames: [0, 3, 4, 9], turns: [0, 2, 4, 4, 8])
    #expect(frames.beginsTurn == [true, false, true, false])
  }

  /// 2000 / 60 is 33.3; 62.5 is rounded up.
  @Test(arguments: [
    (0, 60, "0.000 s"), (2, 60, "0.033 s"), (12, 60, "0.200 s"), (1, 16, "0.063 s"),
    (12_345, 1000, "12.345 s"), (99_999, 1, "99999.000 s"), (59_999, 1000, "59.999 s"),
  ])
  func aTimeHasThreeDecimals(frame: Int, framesPerSecond: Int, time: String) {
    #expect(SheetLabel(frame: frame, framesPerSecond: framesPerSecond).time == time)
  }
}
