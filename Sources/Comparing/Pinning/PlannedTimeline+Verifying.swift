package import FileAccess
public import Planning
package import Rendering
public import Reporting

extension PlannedTimeline {
  /// Compares every frame and every view with a pin, and writes the pin instead if asked to.
  ///
  /// Frames are drawn in memory and compared exactly, by a SHA-256 of their pictures. A result
  /// that was recorded is not `isSame`, so that a test that records fails.
  ///
  /// - Parameters:
  ///   - path: of the pin's file; nil means `Pin.path(ofTimeline:)`.
  ///   - recording: which pins are written.
  ///   - tolerance: which differences count as equal where the timeline changed; the result reports
  ///     them. It does not apply to a renderer that changed, because the pinned pictures cannot be
  ///     drawn any more.
  ///   - jobs: how many frames are drawn at the same time, 1…1024; nil means one for each
  ///     processor.
  /// - Throws: `usage` for a number of jobs outside its range, or for the pin of another variant that
  ///   would be replaced (but `all` does), `unreadableInput` or
  ///   `invalidTimeline` for a pin that is damaged, was edited by hand or is of a newer release
  ///   (but `all` replaces what is damaged), `cannotCreateOutput` or `outputFailed` for a pin that
  ///   cannot be written, `cancelled` with its task.
  public func verify(
    against path: String? = nil, recording: Recording = .never,
    tolerance: ComparisonTolerance = .none, jobs: Int? = nil
  ) async throws(LayoutAnimationError) -> Verification {
    try await verify(
      against: path, recording: recording, tolerance: tolerance,
      jobs: SharedJobs(try JobCount(jobs)))
  }

  /// - Parameter path: of the pin's file; nil means `Pin.path(ofTimeline:)`.
  package func verify(
    against path: String?, recording: Recording, tolerance: ComparisonTolerance, jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> Verification {
    let pinPath = path ?? Pin.path(ofTimeline: self.path)
    let pin = recording == .all ? nil : try Pin.existing(at: pinPath)
    return try await verify(
      against: pin, at: pinPath, recording: recording, tolerance: tolerance, jobs: jobs)
  }

  /// - Parameters:
  ///   - pin: the pin at the path; nil if there is none, or if it is replaced in any case.
  ///   - isProposing: whether the pin that approving would write is made too.
  ///   - sums: the checksums of all frames in the pin's version, if they are known; they are drawn otherwise.
  package func verify(
    against pin: Pin?, at pinPath: String, recording: Recording, tolerance: ComparisonTolerance,
    isProposing: Bool = false, sums: [SHA256Sum]? = nil, jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> Verification {
    if recording == .all { return try await record(at: pinPath, jobs) }
    let verification = try await verification(
      against: pin, at: pinPath, tolerance, isProposing, sums, jobs)
    guard recording.writes(verification) else { return verification }
    try verification.checkVariant(writing: recording)
    return try await record(at: pinPath, jobs)
  }

  private func verification(
    against pin: Pin?, at pinPath: String, _ tolerance: ComparisonTolerance, _ isProposing: Bool,
    _ sums: [SHA256Sum]?, _ jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> Verification {
    guard let pin else {
      return Verification(
        timeline: self, pinPath: pinPath, outcome: .notPinned, comparison: nil, isUpToDate: false,
        proposal: isProposing ? try await proposal(sums, jobs) : nil)
    }
    return try await Verifier(pin, at: pinPath, self, tolerance)
      .verify(jobs: jobs, isProposing: isProposing, sums: sums)
  }

  private func proposal(
    _ sums: [SHA256Sum]?, _ jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> Pin {
    guard let sums else { return try await Pin(of: self, jobs: jobs) }
    return Pin(of: self, frames: sums, keeping: PinConditions())
  }

  private func record(
    at pinPath: String, _ jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> Verification {
    let earlier = try EarlierPin(at: pinPath)
    try AtomicFile(keepingPlaceOf: pinPath).tryOut(.everything)
    let pin = try await Pin(of: self, keeping: earlier.conditions, jobs: jobs)
    try pin.write(to: pinPath)
    return Verification(
      timeline: self, pinPath: pinPath, outcome: .recorded, comparison: nil, isUpToDate: true,
      pinChange: earlier.change(to: pin))
  }
}
