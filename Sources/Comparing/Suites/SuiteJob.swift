import FileAccess
import Planning
import Rendering
import Reporting

/// Verifies one timeline of a suite.
struct SuiteJob {
  let suite: TimelineSuite
  let path: String
  let recording: Recording
  let chosen: PlanOptions
  let tolerance: ChosenTolerance
  let isStrict: Bool?
  let isDryRun: Bool
  let isProposing: Bool
  let film: FilmSums?
  let jobs: SharedJobs
  let willDraw: @Sendable (DrawingCost) -> Void

  func result() async -> SuiteResult {
    do throws(LayoutAnimationError) {
      try suite.files.checkUsable(path)
      if recording != .never { try suite.files.checkPin(of: path) }
      let settings = try suite.settings(of: path)
      let isStrict = isStrict ?? settings.isStrict
      let pin = try pin(at: pinPath)
      let timeline = try planned(over: pin, settings, recordsFindings: isStrict || isProposing)
      if let film, timeline.inputs(with: pin) != film.inputs {
        throw LayoutAnimationError(
          .invalidTimeline, "`\(path)` or its pin is not what was drawn; verify all shards again")
      }
      if pin != nil || recording != .never || isProposing { willDraw(DrawingCost(timeline)) }
      let verification = try await timeline.verify(
        against: pin, at: pinPath, recording: isDryRun ? .never : recording,
        tolerance: try tolerance.over(settings.tolerance), isProposing: isProposing,
        sums: film?.sums,
        jobs: jobs)
      if isDryRun && recording.writes(verification) {
        try verification.checkVariant(writing: recording)
        _ = try EarlierPin(at: pinPath)
      }
      guard isStrict else { return .verified(verification) }
      let warnings = verification.warnings
      return warnings.isEmpty ? .verified(verification) : .warned(verification, warnings)
    } catch {
      return .failed(path: path, error, ofFrames: false)
    }
  }

  /// The checksums of some frames.
  func sums(of fraction: SuiteFraction) async throws(LayoutAnimationError) -> FractionSums {
    let pin = try pin(at: pinPath)
    let timeline = try planned(over: pin, try suite.settings(of: path), recordsFindings: false)
    let frames = fraction.frames.flatMap { Array($0) }.filter { $0 < timeline.frameCount }
    willDraw(DrawingCost(timeline))
    return FractionSums(
      fraction: fraction, inputs: timeline.inputs(with: pin),
      sums: try await timeline.checksums(pin?.version ?? .current, of: frames, jobs: jobs))
  }

  private func planned(
    over pin: Pin?, _ settings: TimelineSettings, recordsFindings: Bool
  ) throws(LayoutAnimationError) -> PlannedTimeline {
    try PlannedTimeline(
      TimelineFile(path: path, allowing: suite.allowedPaths),
      options: try planningOptions(chosen.over(settings.options), over: pin),
      recordsFindings: recordsFindings)
  }

  private var pinPath: String { suite.pin ?? Pin.path(ofTimeline: path) }

  /// A pin that is replaced in any case may be damaged. Something else than a file cannot be
  /// replaced either; the attempt to write reports it.
  private func pin(at path: String) throws(LayoutAnimationError) -> Pin? {
    guard recording == .all else { return try Pin.existing(at: path) }
    guard try InputFile.examine(path, FileSystem.isRegular) else { return nil }
    return try? Pin(path: path)
  }

  /// The options that the timeline is pinned with, unless others are chosen.
  private func planningOptions(
    _ options: PlanOptions, over pin: Pin?
  ) throws(LayoutAnimationError) -> PlanOptions {
    if let pin { return try pin.options(over: options) }
    // A damaged pin that is replaced may still contain the frame rate and scale it was made with.
    guard recording == .all else { return options }
    return try Pin.options(ofDamaged: pinPath, over: options)
  }
}

extension SuiteJob {
  /// A fraction's checksums, or why there are none.
  struct Drawn: Sendable {
    let sums: Result<FractionSums, LayoutAnimationError>

    init(
      _ suite: TimelineSuite, _ fraction: SuiteFraction, _ options: PlanOptions, _ jobs: SharedJobs,
      _ willDraw: @escaping @Sendable (DrawingCost) -> Void
    ) async {
      let job = SuiteJob(
        suite: suite, path: fraction.path, recording: .never, chosen: options, tolerance: .none,
        isStrict: nil, isDryRun: false, isProposing: false, film: nil, jobs: jobs,
        willDraw: willDraw)
      do throws(LayoutAnimationError) {
        sums = .success(try await job.sums(of: fraction))
      } catch {
        sums = .failure(error)
      }
    }
  }
}
