import LayoutAnimation
import TestSupport
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Sweeping

@Suite struct SheetFramesTests {
  /// - Parameter distances: for each frame how far everything moved since the one before it.
  private func frames(_ distances: [Double], turns: [Int] = [], atMost count: Int = 24) -> [Int] {
    SheetFrames.chosen(by: SheetMotion(distances: distances), turns: turns, atMost: count)
  }

  private func even(_ count: Int) -> [Double] { [0] + Array(repeating: 1, count: count - 1) }

  @Test(arguments: [1, 2, 23, 24])
  func aFewFramesThatMoveAreAllShown(count: Int) {
    #expect(frames(even(count)) == Array(0..<count))
  }

  /// 46 is 23 steps of 2.
  @Test func evenMotionIsSpreadEvenly() {
    #expect(frames(even(47)) == Array(stride(from: 0, through: 46, by: 2)))
  }

  /// Frames 1 to 60 are like frame 0, and 66 to 99 like frame 65.
  @Test func whatDoesNotMoveTakesOneFrame() {
    let distances = (0..<100).map { 61...65 ~= $0 ? 3.0 : 0 }
    #expect(frames(distances) == [0, 61, 62, 63, 64, 65, 99])
    #expect(frames(distances, turns: [60]) == [0, 60, 61, 62, 63, 64, 65, 99])
    #expect(frames([Double](repeating: 0, count: 100), turns: [30]) == [0, 30, 99])
  }

  /// Of 20 frames, ten move by 1 and ten by 9: a frame of the first ten passes (1/20 + 1/100) / 2 =
  /// 0.03 of the motion and one of the others 0.07, and the ten frames between the first and the last
  /// are at multiples of 1/11.
  @Test func fastMotionHasMoreFramesAndSlowMotionSome() {
    let distances = (0...20).map { $0 == 0 ? 0 : $0 <= 10 ? 1.0 : 9 }
    #expect(frames(distances, atMost: 12) == [0, 4, 7, 10, 11, 13, 14, 15, 17, 18, 19, 20])
  }

  /// Frames 5 and 41 are turns; the frames between are shared out by motion.
  @Test func everyTurnIsShown() {
    let chosen = frames(even(47), turns: [5, 41, 46, 60])
    #expect(chosen.count == 24 && chosen.first == 0 && chosen.last == 46)
    #expect(chosen.contains(5) && chosen.contains(41))
  }

  @Test func ofMoreTurnsThanFramesSomeAreLeftOutEvenly() {
    #expect(frames(even(101), turns: Array(0...100), atMost: 5) == [0, 25, 50, 75, 100])
  }

  @Test func framesAreAlwaysInOrder() {
    var generator = SeededGenerator(seed: 5)
    for count in 25...200 {
      let turns = (0..<count).filter { _ in Int.random(in: 0..<9, using: &generator) == 0 }
      let distances = (0..<count).map { _ in
        Bool.random(using: &generator) ? Double.random(in: 0...5, using: &generator) : 0
      }
      let chosen = frames(distances, turns: turns)
      #expect(chosen.count <= 24 && chosen.first == 0 && chosen.last == count - 1)
      #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }, "\(count)")
    }
  }

  /// At 10 frames a second: the keyframe at 0.5 s begins to show at 0.9 s, and is at rest at 1.2 s.
  @Test func aDelayedKeyframeIsMarkedWhereItBeginsToShow() throws {
    let planned = try PlannedTimeline(
      json: """
        { "version": 1, "framesPerSecond": 10, "canvas": { "width": 40, "height": 30 },
          "views": [{ "id": "a", "frame": { "x": 0, "y": 0, "width": 4, "height": 4 } }],
          "keyframes": [
            { "time": 0.5, "animation": { "duration": 0.3, "delay": 0.4, "curve": "linear" },
              "changes": [{ "view": "a", "transform": { "translation": { "x": 9, "y": 0 } } }] }
          ] }
        """)
    let frames = try SheetFrames(planned, nil)
    #expect(frames.frames == [0, 9, 10, 11, 12])
    #expect(frames.beginsTurn == [false, true, false, false, false])
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
