import LayoutAnimation
import Testing

/// Yellow fills the canvas between margins of 16 and blue waits off screen; then both share the 343
/// points: 16 + 167.5 + 8 + 167.5 + 16 = 375. Both extend from 100 to 667 − 8 = 659 vertically.
@Suite struct InspectionTests {
  private func inspect(
    _ moment: InspectionMoment, _ values: Inspection.Values = .presentation, scale: Int? = nil
  ) throws -> Inspection {
    let options = try PlanOptions(scale: scale)
    return try PlannedTimeline(InspectionSamples.yellowAndBlue, options: options)
      .inspect(moment, values)
  }

  /// Each view's left edge, width and centre.
  private func horizontals(_ inspection: Inspection) -> [[Double]] {
    inspection.views.dropFirst().map { [$0.frame.x, $0.bounds.width, $0.center.x] }
  }

  @Test func parentsComeBeforeChildrenAndRootFirst() throws {
    let views = try inspect(.still(.frame(0))).views
    #expect(views.map(\.id) == ["root", "yellow", "inner", "blue"])
    #expect(views.map(\.superview) == [nil, "root", "yellow", "root"])
    #expect(views.map(\.depth) == [0, 1, 2, 1])
  }

  @Test func aFrameLiesInTheSuperviewAndBoundsBeginAtZero() throws {
    let views = try inspect(.still(.frame(0))).views
    let (yellow, inner) = (views[1], views[2])
    #expect([yellow.frame.x, yellow.frame.y] == [16, 100])
    #expect([yellow.frame.width, yellow.frame.height] == [343, 559])
    #expect([yellow.bounds.x, yellow.bounds.y] == [0, 0])
    #expect([yellow.bounds.width, yellow.bounds.height] == [343, 559])
    #expect([yellow.center.x, yellow.center.y] == [187.5, 379.5])
    #expect([inner.frame.x, inner.frame.y, inner.frame.width, inner.frame.height] == [5, 6, 7, 9])
  }

  /// At half time `easeInOut` is halfway, whatever its shape elsewhere.
  @Test func thePresentationMovesFromTheOldModelToTheNew() throws {
    let start = [[16, 343, 187.5], [5, 7, 8.5], [734, 343, 905.5]]
    let end = [[16, 167.5, 99.75], [5, 7, 8.5], [191.5, 167.5, 275.25]]
    let middle = [[16, 255.25, 143.625], [5, 7, 8.5], [462.75, 255.25, 590.375]]
    #expect(try horizontals(inspect(.keyframe(0))) == start)
    #expect(try horizontals(inspect(.keyframe(0), .model)) == end)
    #expect(try horizontals(inspect(.still(.time(nanoseconds: 750_000_000)))) == middle)
    #expect(try horizontals(inspect(.still(.time(nanoseconds: 750_000_000)), .model)) == end)
    #expect(try horizontals(inspect(.still(.frame(-1)))) == end)
    #expect(try horizontals(inspect(.still(.frame(0)), .model)) == start)
  }

  /// Yellow's right edge is rounded from 183.5 to 184, and blue's left one from 191.5 to 192.
  @Test func theModelIsRoundedToPixelsOfTheScaleChosen() throws {
    let views = try inspect(.still(.frame(-1)), scale: 1).views
    #expect([views[1].frame.x, views[1].frame.width] == [16, 168])
    #expect([views[3].frame.x, views[3].frame.width] == [192, 167])
  }

  @Test func appearanceIsReadToo() throws {
    let views = try inspect(.still(.frame(-1))).views
    #expect(views.map(\.alpha) == [1, 0.5, 1, 1])
    #expect(views.map(\.isHidden) == [false, false, true, false])
    #expect(
      views.map(\.backgroundColor.description)
        == ["#FFFFFFFF", "#FFCC00FF", "#00000000", "#007AFF80"])
    let alpha = try inspect(.still(.time(nanoseconds: 750_000_000))).views[1].alpha
    #expect(alpha == 0.75)
  }

  @Test(arguments: [
    (InspectionMoment.keyframe(1), 1.5), (.keyframe(-1), 1.5), (.keyframe(-3), 0.25),
    (.namedKeyframe("again"), 1.5), (.namedKeyframe("twin"), 1.5), (.still(.frame(30)), 0.5),
  ])
  func aMomentHasItsTime(moment: InspectionMoment, seconds: Double) throws {
    #expect(try inspect(moment).time == seconds)
  }

  @Test func theKeyframesOfTheVeryTimeAreTold() throws {
    #expect(try inspect(.keyframe(0)).keyframes.map(\.number) == [0])
    let turn = try inspect(.still(.frame(90)))
    #expect(turn.keyframes.map(\.number) == [1, 2])
    #expect(turn.keyframes.map(\.name) == ["again", "twin"])
    let later = try inspect(.still(.time(nanoseconds: 1_500_000_001)))
    #expect(later.keyframes.isEmpty && !later.isInitial)
    let before = try inspect(.still(.time(nanoseconds: 249_999_999)))
    #expect(before.keyframes.isEmpty && before.isInitial)
  }

  @Test func everyTurnHasAMoment() throws {
    let planned = try PlannedTimeline(InspectionSamples.yellowAndBlue)
    #expect(try planned.turnMoments.map { try planned.inspect($0).time } == [0.25, 1.5])
    let still = try PlannedTimeline(InspectionSamples.shadow)
    #expect(try still.turnMoments.map { try still.inspect($0).isInitial } == [true])
  }

  private static let mistakes: [(InspectionMoment, String)] = [
    (.still(.frame(91)), "there is no frame 91: the timeline has the frames 0…90"),
    (.still(.frame(-92)), "there is no frame -92: the timeline has the frames 0…90"),
    (.still(.frame(.min)), "there is no frame \(Int.min): the timeline has the frames 0…90"),
    (.keyframe(3), "there is no keyframe 3: the timeline has the keyframes 0…2"),
    (.keyframe(-4), "there is no keyframe -4: the timeline has the keyframes 0…2"),
    (.namedKeyframe("agian"), "there is no keyframe `agian`; did you mean `again`?"),
    (
      .namedKeyframe("sunset"),
      "there is no keyframe `sunset`; the names are `again`, `twin`"
    ),
  ]

  @Test(arguments: mistakes)
  func aMomentThatDoesNotExistIsAMistakeOfUse(moment: InspectionMoment, message: String) throws {
    let error = #expect(throws: LayoutAnimationError.self) { try inspect(moment) }
    #expect(error?.code == .usage)
    #expect(error?.message == message)
  }

  @Test func aNameOfKeyframesAtSeveralTimesIsAMistakeOfUse() throws {
    let text = """
      { "version": 1, "canvas": { "width": 1, "height": 1 },
        "keyframes": [{ "time": 1, "name": "a" }, { "time": 0, "name": "b" },
                      { "time": 2, "name": "a" }] }
      """
    let planned = try PlannedTimeline(
      TimelineFile(contents: Array(text.utf8), path: "test.json"))
    let error = #expect(throws: LayoutAnimationError.self) {
      try planned.inspect(.namedKeyframe("a"))
    }
    #expect(error?.message == "`a` is the name of several keyframes, with the numbers 1, 2")
    #expect(try planned.inspect(.namedKeyframe("b")).time == 0)
  }

  @Test func aTimelineWithoutKeyframesHasNone() throws {
    let planned = try PlannedTimeline(InspectionSamples.shadow)
    let error = #expect(throws: LayoutAnimationError.self) { try planned.inspect(.keyframe(0)) }
    #expect(error?.message == "there is no keyframe 0: the timeline has none")
  }
}
