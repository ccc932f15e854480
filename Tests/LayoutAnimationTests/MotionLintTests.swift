import LayoutAnimation
import Reporting
import Testing

/// A row of 100 by 20 points in a canvas of 320 by 100, at the left end unless a change moves it.
@Suite struct MotionLintTests {
  /// - Returns: the codes and messages of all lints.
  private func lints(_ keyframes: String, file: String = "", canvas: Double = 320) throws
    -> [String]
  {
    let planned = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": \(canvas), "height": 100}, \(file)
         "views": [{"id": "row", "backgroundColor": "#007AFF", "subviews": [
           {"id": "dot", "backgroundColor": "#FF9500"}]}],
         "constraints": ["V:|[row(20)]", "row.width == 100", "left: row.leading == root.leading",
           "dot.width == 8", "dot.height == 8", "dot.centerY == row.centerY",
           "inset: dot.leading == row.leading + 4"],
         "keyframes": [\(keyframes)]}
        """)
    let lines = try planned.lints().text(.concise).split(separator: "\n")
    return lines.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? "" }
  }

  private func move(_ time: Double, to place: Double, _ animation: String) -> String {
    """
    {"time": \(time), "animation": {\(animation)},
     "changes": [{"constraint": "left", "constant": \(place)}]}
    """
  }

  @Test func aPlainAnimationHasNone() throws {
    #expect(try lints(move(0.2, to: 80, #""duration": 0.5"#)) == [])
  }

  @Test(arguments: [(2.2, 0), (1.8, 0), (1.7, 1), (1.9, 1)])
  func aSecondAtTheEndIsIdle(duration: Double, count: Int) throws {
    // The animation ends at 0.7 s or at 1 s.
    let length = count == 1 ? 0.5 : 1.3
    let found = try lints(
      move(0.2, to: 80, "\"duration\": \(length)"), file: "\"duration\": \(duration),")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.hasPrefix("note[idle-frames]: nothing moves from 0.7 s to") })
  }

  @Test(arguments: [(2.6, 0), (2.7, 1)])
  func twoSecondsBeforeAKeyframeAreIdle(time: Double, count: Int) throws {
    let found = try lints(
      move(0.2, to: 80, #""duration": 0.5"#) + "," + move(time, to: 0, #""duration": 0.5"#))
    #expect(found.filter { $0.contains("idle-frames") }.count == count)
  }

  @Test(arguments: [(1.0, 1), (2, 0)])
  func aPixelIsTooLittleToMove(distance: Double, count: Int) throws {
    let found = try lints(move(0.2, to: distance, #""duration": 0.5"#))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.hasPrefix("note[shimmer]: `row` moves by one pixel") })
  }

  @Test func whatIsCarriedAlongDoesNotShimmer() throws {
    let found = try lints(
      """
      {"time": 0.2, "animation": 0.5, "changes": [
        {"constraint": "left", "constant": 80}, {"constraint": "inset", "constant": 5}]}
      """)
    #expect(found == [])
  }

  @Test func aSecondFadeOfATurnTakesTheFirstOnesPlace() throws {
    let fade = { (delay: Double, alpha: Double) in
      """
      {"time": 0.2, "animation": {"duration": 0.2, "delay": \(delay)},
       "changes": [{"view": "row", "alpha": \(alpha)}]}
      """
    }
    let found = try lints(fade(0, 0.2) + "," + fade(0.2, 0.8))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "warning[fighting-animations]: two animations of `alpha` of `row` begin at once") == true)
  }

  @Test(arguments: [
    (#""duration": 0.5"#, 0.2, 30.0, 1), (#""duration": 0.5"#, 0.2, 150, 0),
    (#""duration": 0.5"#, 0.4, 30, 0),
    (#""duration": 0.5, "repeatCount": "infinity""#, 0.4, 150, 1),
  ])
  func animationsOfAPlaceFight(first: String, time: Double, end: Double, count: Int) throws {
    let found = try lints(
      move(0.2, to: 80, first) + "," + move(time, to: end, #""duration": 0.5"#),
      file: #""duration": 1,"#)
    #expect(found.filter { $0.contains("warning[fighting-animations]") }.count == count)
  }

  /// A box that swings beyond the right edge by what the spring's closed form says: the first swing of
  /// an underdamped spring is exp(−πζ/√(1−ζ²)) of the distance.
  @Test func aSpringLeavesTheCanvas() throws {
    let found = try lints(
      move(0, to: 220, #""spring": {"mass": 1, "stiffness": 100, "damping": 10}"#))
    #expect(found.count == 1)
    // ζ = 0.5, so 0.1630 of 220 points.
    #expect(
      found.first?.hasPrefix("note[overshoot]: `row` leaves the canvas by 35.9 points at the right")
        == true)
  }

  @Test(arguments: [
    (#""spring": {"mass": 1, "stiffness": 100, "damping": 10}"#, 100.0),
    (#""spring": {"mass": 1, "stiffness": 100, "damping": 20}"#, 220),
    (#""duration": 0.5"#, 220),
  ])
  func whatStaysInsideDoesNotOvershoot(animation: String, place: Double) throws {
    #expect(try lints(move(0, to: place, animation)) == [])
  }

  @Test func whatComesBackToItsBeginningIsNoted() throws {
    let found = try lints(
      """
      {"time": 0.2, "animation": {"duration": 0.5, "relativeKeyframes": [
        {"relativeStartTime": 0, "relativeDuration": 0.5,
         "changes": [{"constraint": "left", "constant": 30}]},
        {"relativeStartTime": 0.5, "relativeDuration": 0.5,
         "changes": [{"constraint": "left", "constant": 0}]}]}}
      """)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("note[ends-where-it-began]: `row` is animated") == true)
  }

  @Test func whatRestsElsewhereBeforeItComesBackIsNot() throws {
    let there = move(0, to: 30, #""duration": 0.2"#)
    #expect(try lints(there + "," + move(0.3, to: 0, #""duration": 0.2"#)) == [])
  }

  @Test func aKeyframeWithoutAnimationJumps() throws {
    let there = move(0.2, to: 30, #""duration": 0.2"#)
    let back = #"{"time": 0.6, "changes": [{"constraint": "left", "constant": 90}]}"#
    let found = try lints(there + "," + back)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("note[jump]: `row` jumps: the keyframe at 0.6 s has no animation")
        == true)
    // Alone it is a film of stills.
    #expect(try lints(back) == [])
    #expect(try lints(there + "," + move(0.6, to: 90, #""duration": 0"#)) == [])
  }

  /// As the message advises.
  @Test func whatIsSetBackWhenItHasPlayedBackwardsDoesNotJump() throws {
    let there = move(0, to: 90, #""duration": 0.2, "autoreverse": true"#)
    let back = #"{"time": 0.4, "changes": [{"constraint": "left", "constant": 0}]}"#
    #expect(try lints(there + "," + back, file: #""duration": 1,"#) == [])
    // The last frame of the timeline shows the jump.
    #expect(try lints(there).count == 1)
  }

  @Test(arguments: [("1", 1), ("0.5", 0), ("1.5", 0)])
  func anAnimationThatHasPlayedBackwardsJumpsAtItsEnd(count: String, jumps: Int) throws {
    let found = try lints(
      move(0, to: 90, "\"duration\": 0.2, \"autoreverse\": true, \"repeatCount\": \(count)"),
      file: #""duration": 1,"#)
    #expect(
      found.filter { $0.hasPrefix("note[jump]: `row` jumps when the animation") }.count == jumps)
  }
}
