import LayoutAnimation
import Testing

/// The results of comparing two transitions. In `moving` the box is at 2k in frame k.
@Suite struct MotionComparisonTests {
  private func comparison(_ edits: KeyValuePairs<String, String>) throws -> FrameComparison {
    try ComparedTexts(ComparedTexts.moving, edits).comparison()
  }

  /// The box is at 3k instead of 2k. The difference of k affects 10·2k pixels as long as the boxes,
  /// 10 wide, overlap, and they do until frame 10.
  @Test func aKeyframesConstantGrowsWithItsAnimation() throws {
    let comparison = try comparison(["\"constant\": 20": "\"constant\": 30"])
    let left = try #require(comparison.geometry.first)
    #expect(left.property == .left)
    #expect(left.frames == 1...10 && left.frameCount == 10 && left.worstFrame == 10)
    #expect(left.worstDifference == 10)
    #expect(left.constraint == "x")
    #expect(
      left.description == "`box.left` is 10 pt further right in frames 1–10, worst in frame 10 "
        + "(explained by: keyframe at 0 s: constraint `x`: constant 20 → 30)")
    #expect(comparison.pixels.frames.map(\.number) == Array(1...10))
    #expect(comparison.pixels.frames.map(\.differingPixels) == (1...10).map { 20 * $0 })
    #expect(comparison.pixels.first?.number == 1)
    #expect(comparison.pixels.worst?.number == 10)
    #expect(comparison.pixels.total == 1100)
    #expect(
      comparison.changes.map(\.message) == [
        "keyframe at 0 s: constraint `x`: constant 20 → 30"
      ])
    #expect(comparison.changes.map(\.actualLine) == [12])
  }

  /// With 0.5 s the box is at 4k until frame 5 and then rests, so there are six frames. Frame 5 is
  /// the worst, with a difference of 10 points.
  @Test func aDurationChangesTheFrameCount() throws {
    let comparison = try comparison(["\"duration\": 1,": "\"duration\": 0.5,"])
    #expect(comparison.structure == [.frameCount(expected: 11, actual: 6)])
    let left = try #require(comparison.geometry.first)
    #expect(left.frames == 1...5)
    #expect(left.worstFrame == 5 && left.worstDifference == 10)
    #expect(left.constraint == nil)
    #expect(left.explanations == comparison.changes && left.isExplained)
    #expect(comparison.pixels.comparedCount == 6)
    #expect(comparison.changes.map(\.message) == ["keyframe at 0 s: duration 1 s → 0.5 s"])
  }

  /// A cubic curve that is symmetric about its centre meets the linear one at the start, in the
  /// middle and at the end.
  @Test func aCurveChangesWhatLiesBetween() throws {
    let comparison = try comparison(["\"linear\"": "\"easeInOut\""])
    #expect(comparison.structure.isEmpty)
    #expect(comparison.pixels.frames.map(\.number) == [1, 2, 3, 4, 6, 7, 8, 9])
    let left = try #require(comparison.geometry.first)
    #expect(left.frames == 1...9 && left.frameCount == 8)
    #expect(left.description.contains("in 8 of the frames 1–9, worst in frame "))
    #expect(comparison.changes.map(\.message) == ["keyframe at 0 s: curve linear → easeInOut"])
  }

  @Test func aKeyframeThatComesLaterIsTheSameKeyframe() throws {
    let comparison = try comparison(["\"time\": 0,": "\"time\": 0.5,"])
    #expect(comparison.structure == [.frameCount(expected: 11, actual: 16)])
    #expect(comparison.changes.map(\.message) == ["keyframe at 0 s: time 0 s → 0.5 s"])
    #expect(comparison.changes.map(\.expectedLine) == [9])
  }

  @Test func framesAreComparedByNumberWhateverTheRate() throws {
    let comparison = try comparison(["\"framesPerSecond\": 10": "\"framesPerSecond\": 20"])
    #expect(
      comparison.structure == [
        .frameCount(expected: 11, actual: 21), .framesPerSecond(expected: 10, actual: 20),
      ])
    #expect(comparison.changes.map(\.message) == ["timeline: frames a second 10 → 20"])
    // 2k and k.
    #expect(comparison.geometry.first?.worstDifference == -10)
  }

  /// The position and the width both move the right edge, and together explain all of its
  /// difference.
  @Test func changesAreInFileOrderAndEachEdgeHasItsOwn() throws {
    let comparison = try comparison([
      "#007AFF": "#000000", "\"x: box.left == root.left\"": "\"x: box.left == root.left + 1\"",
      "box.width == 10": "box.width == 11",
    ])
    let changes = comparison.changes
    #expect(
      changes.map(\.message) == [
        "view `box`: backgroundColor #007AFF → #000000", "constraint `x`: constant 0 → 1",
        "constraint `box.width == constant`: constant 10 → 11",
      ])
    #expect(comparison.geometry.map(\.property) == [.left, .right])
    #expect(comparison.geometry.map(\.explanations) == [[changes[1]], [changes[1], changes[2]]])
    #expect(comparison.geometry.map(\.isExplained) == [true, true])
    #expect(comparison.geometry.map(\.constraint) == ["x", nil])
    #expect(comparison.appearance.map(\.property) == [.backgroundColor])
    #expect(comparison.appearance.map(\.explanations) == [[changes[0]]])
  }

  @Test func aChangeAddedToAKeyframeIsToldWithItsValue() throws {
    let comparison = try comparison([
      "\"constant\": 20 }": "\"constant\": 20 }, { \"view\": \"box\", \"alpha\": 0.5 }"
    ])
    #expect(comparison.changes.map(\.message) == ["keyframe at 0 s: view `box`: alpha 0.5 added"])
  }
}
