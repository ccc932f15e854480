import FileAccess
package import Planning
import Rendering
import Reporting

extension TimelineSuite {
  /// Verifies every timeline, several at a time, and writes pins instead where asked to.
  ///
  /// - Parameters:
  ///   - recording: which pins are written.
  ///   - options: replace the frame rate and scale; nil means those of the suite, of the pin, or
  ///     else of the timeline.
  ///   - tolerance: which differences count as equal where a timeline changed, in place of the
  ///     suite's; the results report them.
  ///   - isStrict: whether a timeline with warnings counts as a difference; nil means as the suite
  ///     says.
  ///   - isDryRun: whether pins that would be written are compared instead, with the errors that
  ///     writing them would have because of what is in their place.
  ///   - jobs: shared by all timelines.
  ///   - willDraw: called before the frames of a timeline are drawn, by several tasks at a time.
  /// - Returns: a result for each timeline in the order of `timelines`, then the orphaned pins, then
  ///   the folders of frames.
  package func verify(
    recording: Recording = .never, options: PlanOptions = .none,
    tolerance: ChosenTolerance = .none, isStrict: Bool? = nil, isDryRun: Bool = false,
    jobs: JobCount = .processors,
    willDraw: @escaping @Sendable (DrawingCost) -> Void = { _ in }
  ) async -> [SuiteResult] {
    let count = timelines.count
    let results = await SharedJobs.make(count + frameFolders.count, jobs) { index, jobs in
      guard index < count else {
        return await SuiteResult.frames(in: frameFolders[index - count], jobs)
      }
      return await SuiteJob(
        suite: self, path: timelines[index], recording: recording, chosen: options,
        tolerance: tolerance, isStrict: isStrict, isDryRun: isDryRun, jobs: jobs,
        willDraw: willDraw
      ).result()
    }
    return results[..<count] + abandonedPins.map(SuiteResult.abandoned) + results[count...]
  }
}

private struct SuiteJob {
  let suite: TimelineSuite
  let path: String
  let recording: Recording
  let chosen: PlanOptions
  let tolerance: ChosenTolerance
  let isStrict: Bool?
  let isDryRun: Bool
  let jobs: SharedJobs
  let willDraw: @Sendable (DrawingCost) -> Void

  func result() async -> SuiteResult {
    do throws(LayoutAnimationError) {
      let file = try TimelineFile(path: path, allowing: suite.allowedPaths)
      let settings = try suite.settings(of: path)
      let isStrict = isStrict ?? settings.isStrict
      let pin = try pin(at: pinPath)
      let timeline = try PlannedTimeline(
        file, options: try planningOptions(chosen.over(settings.options), over: pin),
        recordsFindings: isStrict)
      if pin != nil || recording != .never { willDraw(DrawingCost(timeline)) }
      let verification = try await timeline.verify(
        against: pin, at: pinPath, recording: isDryRun ? .never : recording,
        tolerance: try tolerance.over(settings.tolerance), jobs: jobs)
      if isDryRun && recording.writes(verification) { _ = try Pin.replaced(at: pinPath) }
      guard isStrict else { return .verified(verification) }
      let warnings = verification.warnings
      return warnings.isEmpty ? .verified(verification) : .warned(verification, warnings)
    } catch {
      return .failed(path: path, error, ofFrames: false)
    }
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

extension SuiteResult {
  fileprivate static func frames(in folder: String, _ jobs: SharedJobs) async -> SuiteResult {
    do throws(LayoutAnimationError) {
      return .frames(try await FrameFolderCheck(path: folder, jobs: jobs))
    } catch {
      return .failed(path: folder, error, ofFrames: true)
    }
  }
}
