import FileAccess
package import Planning
import Rendering
package import Reporting

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
  ///   - isProposing: whether the pins that approving would write are made too, without being written.
  ///   - films: the checksums of timelines that were drawn elsewhere, by their paths.
  ///   - jobs: shared by all timelines.
  ///   - willDraw: called before the frames of a timeline are drawn, by several tasks at a time.
  /// - Returns: a result for each timeline in the order of `timelines`, then the orphaned pins, then
  ///   the folders of frames.
  package func verify(
    recording: Recording = .never, options: PlanOptions = .none,
    tolerance: ChosenTolerance = .none, isStrict: Bool? = nil, isDryRun: Bool = false,
    isProposing: Bool = false, films: [String: FilmSums] = [:], jobs: JobCount = .processors,
    willDraw: @escaping @Sendable (DrawingCost) -> Void = { _ in }
  ) async -> [SuiteResult] {
    await verifyMeasured(
      recording: recording, options: options, tolerance: tolerance, isStrict: isStrict,
      isDryRun: isDryRun, isProposing: isProposing, films: films, jobs: jobs, now: { .zero },
      willDraw: willDraw
    ).map(\.result)
  }

  /// As `verify`, with the time that each result took. Several are made at a time, so that their sum is more
  /// than the run took.
  ///
  /// - Parameter now: the time since any fixed moment.
  package func verifyMeasured(
    recording: Recording = .never, options: PlanOptions = .none,
    tolerance: ChosenTolerance = .none, isStrict: Bool? = nil, isDryRun: Bool = false,
    isProposing: Bool = false, films: [String: FilmSums] = [:], jobs: JobCount = .processors,
    now: @escaping @Sendable () -> Duration,
    willDraw: @escaping @Sendable (DrawingCost) -> Void = { _ in }
  ) async -> [(result: SuiteResult, time: Duration)] {
    let count = timelines.count
    let results = await SharedJobs.make(count + frameFolders.count, jobs) {
      index, jobs -> (result: SuiteResult, time: Duration) in
      let start = now()
      guard index < count else {
        return (await SuiteResult.frames(in: frameFolders[index - count], jobs), now() - start)
      }
      let job = SuiteJob(
        suite: self, path: timelines[index], recording: recording, chosen: options,
        tolerance: tolerance, isStrict: isStrict, isDryRun: isDryRun, isProposing: isProposing,
        film: films[timelines[index]], jobs: jobs, willDraw: willDraw)
      return (await job.result(), now() - start)
    }
    let orphans = abandonedPins.map { (SuiteResult.abandoned(pinPath: $0), Duration.zero) }
    return results[..<count] + orphans + results[count...]
  }
}

extension TimelineSuite {
  /// Draws the shard's fractions, several at a time.
  ///
  /// - Parameters: as for `verify`.
  /// - Throws: what a timeline or its pin throws that cannot be used any more; `cancelled` with its task.
  package func drawFractions(
    options: PlanOptions = .none, jobs: JobCount = .processors,
    willDraw: @escaping @Sendable (DrawingCost) -> Void = { _ in }
  ) async throws(LayoutAnimationError) -> [FractionSums] {
    let drawn = await SharedJobs.make(fractions.count, jobs) { index, jobs in
      await SuiteJob.Drawn(self, fractions[index], options, jobs, willDraw)
    }
    var sums: [FractionSums] = []
    for fraction in drawn { sums.append(try fraction.sums.get()) }
    return sums
  }

  /// The same suite with these timelines alone.
  package func keeping(_ paths: Set<String>) -> TimelineSuite {
    var part = self
    let pieces = pieces
    part.files = files.filtered { paths.contains(pieces[$0]) }
    return part
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
