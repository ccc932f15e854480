import Presentation

/// Compares a timeline with its pin. Pictures are judged by their checksums; those that differ are
/// drawn from the pinned timeline too, to count the pixels.
struct Verifier {
  let pin: Pin
  let pinPath: String
  let timeline: PlannedTimeline
  let tolerance: ComparisonTolerance
  /// The pinned timeline as this release lays it out; nil if it refuses it.
  private let expected: PlannedTimeline?

  init(
    _ pin: Pin, at pinPath: String, _ timeline: PlannedTimeline, _ tolerance: ComparisonTolerance
  ) {
    self.tolerance = tolerance
    self.pin = pin
    self.pinPath = pinPath
    self.timeline = timeline
    expected =
      pin.isOf(timeline)
      ? timeline : try? pin.plan(path: pinPath, over: RenderOptions(jobs: timeline.options.jobs))
  }

  /// - Throws: `cancelled` with its task.
  func verify() async throws(LayoutAnimationError) -> Verification {
    let sums = try await timeline.checksums()
    let differing = zip(pin.frames, sums).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    let lost = try await framesThatCannotBeDrawn(differing)
    let comparison = try comparison(differing: differing, lost: Set(lost))
    let change = RendererChange(
      pin, frames: lost, changesLayout: expected.map { $0.layoutChecksum != pin.layout } ?? false,
      refusesTimeline: expected == nil)
    return Verification(
      path: timeline.path, pinPath: pinPath, frameCount: timeline.frameCount,
      warnings: timeline.report,
      outcome: change.isChange
        ? .rendererChanged(change) : comparison?.isSame == false ? .different : .same,
      comparison: comparison)
  }

  /// Those of the frames that even the pinned timeline does not show any more as they were pinned.
  private func framesThatCannotBeDrawn(
    _ frames: [Int]
  ) async throws(LayoutAnimationError) -> [Int] {
    guard let expected else { return frames }
    let drawable = frames.filter { $0 < expected.frameCount }
    let sums = try await expected.checksums(of: drawable)
    let found = Set(zip(drawable, sums).filter { $1 == pin.frames[$0] }.map(\.0))
    return frames.filter { !found.contains($0) }
  }

  private func comparison(
    differing: [Int], lost: Set<Int>
  ) throws(LayoutAnimationError) -> FrameComparison? {
    guard let expected else { return nil }
    return try FrameComparison(
      expected: .timeline(expected), actual: .timeline(timeline), tolerance: tolerance,
      framesThatMayDiffer: differing.filter { !lost.contains($0) })
  }
}
