import LayoutAnimation
import Planning
import TestSupport
import Testing

/// The options of planning and output: their ranges, and that the output records those used for
/// planning.
@Suite struct OptionsTests {
  @Test(arguments: [1, 1000])
  func framesPerSecondReachFromOneToAThousand(number: Int) throws {
    #expect(try PlanOptions(framesPerSecond: number).framesPerSecond == number)
  }

  @Test(arguments: [Int.min, -1, 0, 1001, Int.max])
  func otherFramesPerSecondAreAMistakeOfUse(number: Int) {
    let error = #expect(throws: LayoutAnimationError.self) {
      try PlanOptions(framesPerSecond: number)
    }
    #expect(error?.code == .usage)
    #expect(error?.message == "frames per second must be 1…1000, not \(number)")
  }

  @Test(arguments: [0, 4])
  func thereAreThreeScales(scale: Int) {
    let error = #expect(throws: LayoutAnimationError.self) { try PlanOptions(scale: scale) }
    #expect(error?.message == "the scale must be 1…3, not \(scale)")
  }

  @Test func jobsAreAsManyAsProcessorsUnlessGiven() throws {
    #expect(try JobCount(nil) == .processors)
    #expect(JobCount.processors.count >= 1)
    #expect(try OutputOptions().jobs == .processors)
    #expect(try JobCount(5).count == 5)
  }

  @Test(arguments: [0, 1025])
  func otherNumbersOfJobsAreAMistakeOfUse(number: Int) {
    let error = #expect(throws: LayoutAnimationError.self) { try JobCount(number) }
    #expect(error?.code == .usage)
    #expect(error?.message == "the number of jobs must be 1…1024, not \(number)")
  }

  @Test func resumingHasToOverwrite() {
    let error = #expect(throws: LayoutAnimationError.self) {
      try OutputOptions(overwriting: .nothing, resumes: true)
    }
    #expect(error?.code == .usage)
    #expect(
      error?.message
        == "resuming replaces frames that are wrong, so they must be allowed to be overwritten")
  }

  /// 5 points wide, 2 seconds long; its own values are 4 frames per second and scale 1.
  private static let timeline = """
    { "version": 1, "canvas": { "width": 5, "height": 3, "scale": 1 }, "framesPerSecond": 4,
      "duration": 2 }
    """

  private static let planOptions: [(options: PlanOptions, rate: Int, scale: Int)] = [
    (PlanOptions.none, 4, 1), (try? PlanOptions(framesPerSecond: 10), 10, 1),
    (try? PlanOptions(scale: 3), 4, 3), (try? PlanOptions(framesPerSecond: 1, scale: 2), 1, 2),
  ].compactMap { options, rate, scale in options.map { ($0, rate, scale) } }

  /// A renderer takes no plan options, so a manifest can only record those of the plan.
  @Test(arguments: planOptions)
  func aManifestRecordsWhatWasPlanned(options: PlanOptions, rate: Int, scale: Int) async throws {
    let planned = try PlannedTimeline(json: Self.timeline, options: options)
    let folder = try TemporaryFolder()
    let directory = FrameDirectory(path: folder.path("out"))
    _ = try await FrameRenderer(planned, options: OutputOptions()).render(into: directory)
    let manifest = try Manifest(path: folder.path("out/manifest.json"))
    #expect(manifest.origin.framesPerSecond == rate)
    #expect(manifest.origin.scale == scale)
    #expect(manifest.origin.width == 5 * scale)
    #expect(manifest.origin.frameCount == 2 * rate + 1)
    #expect(manifest.frames.count == 2 * rate + 1)
  }

  /// A pin also records which options were chosen explicitly rather than taken from the timeline.
  @Test(arguments: planOptions)
  func aPinRecordsWhatWasPlanned(options: PlanOptions, rate: Int, scale: Int) async throws {
    let planned = try PlannedTimeline(json: Self.timeline, options: options)
    let pin = try await Pin(of: planned)
    #expect(pin.chosenFramesPerSecond == options.framesPerSecond)
    #expect(pin.chosenScale == options.scale)
    #expect(pin.framesPerSecond == rate)
    #expect(pin.width == 5 * scale)
    #expect(pin.frames.count == 2 * rate + 1)
  }
}
