import FileAccess
import Planning
import Rendering
import Reporting

/// Compares a timeline with its pin. Pictures are compared by their checksums; those that differ
/// are drawn from the pinned timeline too, to count the pixels.
struct Verifier {
  let pin: Pin
  let pinPath: String
  let timeline: PlannedTimeline
  let tolerance: ComparisonTolerance
  /// The pinned timeline as this release lays it out; nil if it refuses it.
  private let expected: PlannedTimeline?
  private let refusal: LayoutAnimationError?

  init(
    _ pin: Pin, at pinPath: String, _ timeline: PlannedTimeline, _ tolerance: ComparisonTolerance
  ) {
    self.tolerance = tolerance
    self.pin = pin
    self.pinPath = pinPath
    self.timeline = timeline
    guard !pin.isOf(timeline) else {
      (expected, refusal) = (timeline, nil)
      return
    }
    do throws(LayoutAnimationError) {
      expected = try pin.plan(path: pinPath, over: .none)
      refusal = nil
    } catch {
      (expected, refusal) = (nil, error)
    }
  }

  /// - Parameters:
  ///   - isProposing: whether a pin is made where approving would write one.
  ///   - known: the checksums of all frames in the pin's version; nil if they are to be drawn.
  /// - Throws: `cancelled` with its task.
  func verify(
    jobs: SharedJobs, isProposing: Bool = false, sums known: [SHA256Sum]? = nil
  ) async throws(LayoutAnimationError) -> Verification {
    var sums = known ?? []
    if known == nil { sums = try await timeline.checksums(pin.version, jobs: jobs) }
    let differing = zip(pin.frames, sums).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    let comparison = try comparison(differing: differing)
    let change = RendererChange(
      pin, frames: try await framesThatCannotBeDrawn(differing, jobs),
      changesLayout: expected.map { !pin.isLaidOut(as: $0) } ?? false, refusal: refusal?.headline)
    var verification = Verification(
      timeline: timeline, pinPath: pinPath,
      outcome: change.isChange
        ? .rendererChanged(change) : comparison?.isSame == false ? .different : .same,
      comparison: comparison, isUpToDate: pin.isOf(timeline))
    verification.mismatch = VariantMismatch(pin, at: pinPath, timeline)
    if isProposing, verification.mismatch == nil, Recording.needed.writes(verification) {
      verification.proposal = try await proposal(sums, jobs)
    }
    return verification
  }

  /// - Parameter sums: of the pin's version.
  private func proposal(
    _ sums: [SHA256Sum], _ jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> Pin {
    let frames =
      pin.version == .pixels ? try await timeline.checksums(.current, jobs: jobs) : sums
    return Pin(of: timeline, frames: frames, keeping: pin.conditions)
  }

  /// The frames among these that even the pinned timeline no longer shows as they were pinned.
  private func framesThatCannotBeDrawn(
    _ frames: [Int], _ jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> [Int] {
    guard let expected else { return frames }
    let drawable = frames.filter { $0 < expected.frameCount }
    let sums = try await expected.checksums(pin.version, of: drawable, jobs: jobs)
    let found = Set(zip(drawable, sums).filter { $1 == pin.frames[$0] }.map(\.0))
    return frames.filter { !found.contains($0) }
  }

  /// Compares what this release draws for both timelines.
  private func comparison(differing: [Int]) throws(LayoutAnimationError) -> FrameComparison? {
    guard let expected else { return nil }
    return try FrameComparison(
      expected: .timeline(expected), actual: .timeline(timeline), tolerance: tolerance,
      framesThatMayDiffer: differing)
  }
}

extension Pin {
  /// Whether the timeline has the pinned number, size and rate of frames, and the pinned layouts.
  fileprivate func isLaidOut(as timeline: PlannedTimeline) -> Bool {
    (framesPerSecond, width, height)
      == (timeline.framesPerSecond, timeline.width, timeline.height)
      && frames.count == timeline.frameCount && layout == timeline.layoutChecksum
  }
}
