import LayoutAnimation
import Testing

/// The effects of the plan options on a timeline.
@Suite struct PlannedTimelineTests {
  private func planned(
    width: String = "20", seconds: String = "1", fps: Int? = nil, scale: Int? = nil
  ) throws -> PlannedTimeline {
    let text = """
      { "version": 1, "canvas": { "width": \(width), "height": 10, "scale": 2 },
        "framesPerSecond": 10, "duration": \(seconds) }
      """
    return try PlannedTimeline(
      TimelineFile(contents: Array(text.utf8), path: "test.json"),
      options: PlanOptions(framesPerSecond: fps, scale: scale))
  }

  @Test func withoutOptionsTheTimelineHolds() throws {
    let planned = try planned()
    #expect(planned.frameCount == 11)
    #expect(planned.width == 40)
    #expect(planned.height == 20)
  }

  @Test func theOptionsTakeItsPlace() throws {
    let planned = try planned(fps: 25, scale: 3)
    #expect(planned.frameCount == 26)
    #expect(planned.width == 60)
    #expect(planned.height == 30)
  }

  /// 20.5 points are 41 pixels at scale 2 but not a whole number at scale 1.
  @Test func aScaleThatCutsAPixelIsRefused() throws {
    #expect(try planned(width: "20.5").width == 41)
    let error = #expect(throws: LayoutAnimationError.self) {
      try planned(width: "20.5", scale: 1)
    }
    #expect(error?.code == .invalidTimeline)
    #expect(error?.message.contains("width") == true)
  }

  /// 5461 · 3 = 16,383 pixels are allowed, 5462 · 3 = 16,386 are not.
  @Test func aScaleThatMakesThePictureTooLargeIsRefused() throws {
    #expect(try planned(width: "5461", scale: 3).width == 16_383)
    #expect(throws: LayoutAnimationError.self) { try planned(width: "5462", scale: 3) }
  }

  /// 99,999 frames after the first are allowed, one more is not.
  @Test func framesPerSecondThatMakeTooManyFramesAreRefused() throws {
    #expect(try planned(seconds: "99.999", fps: 1000).frameCount == 100_000)
    let error = #expect(throws: LayoutAnimationError.self) {
      try planned(seconds: "100", fps: 1000)
    }
    #expect(error?.code == .invalidTimeline)
    #expect(error?.report?.errorCount == 1)
  }
}
