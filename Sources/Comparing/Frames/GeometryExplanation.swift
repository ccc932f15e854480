import Presentation
import TimelineModel

/// Finds the changes that caused a difference of geometry.
///
/// If there are only a few changes, each is reverted on its own, and those without which the
/// property would have a different value explain it. If there are more, each is judged by what it
/// could affect.
struct GeometryExplanation {
  private let expected: AnimationPlan
  private let actual: AnimationPlan
  private let changes: [TimelineChange]
  private let frames: [Int]
  private let mostStates: Int

  /// The largest number of changes that are tried, because each trial plans the timeline again.
  private static let mostTrials = 12
  /// The largest number of merely possible explanations that are listed.
  private static let mostPossible = 8
  /// The largest number of view states that trials compute.
  static let mostStates = 4_000_000

  /// - Parameter changes: all changes between the timelines, in the order of the files.
  init(
    _ expected: AnimationPlan, _ actual: AnimationPlan, _ changes: [TimelineChange],
    frames: [Int], mostStates: Int = Self.mostStates
  ) {
    self.mostStates = mostStates
    self.expected = expected
    self.actual = actual
    self.changes = changes
    self.frames = frames
  }

  func explained(_ differences: [GeometryDifference]) -> [GeometryDifference] {
    guard !differences.isEmpty, !changes.isEmpty else { return differences }
    let reach = ChangeReach(expected.timeline, actual.timeline, changes)
    let influences = influences()
    return differences.map { explained($0, reach.directness(for: $0), influences) }
  }

  private func explained(
    _ difference: GeometryDifference, _ reach: [ChangeReach.Directness?],
    _ influences: [Influence?]
  ) -> GeometryDifference {
    let bears = influences.map { $0?.bears(on: difference) }
    var found = changes.indices.filter { bears[$0] ?? (reach[$0] != nil) }
    let isSure = !found.isEmpty && (changes.count == 1 || found.allSatisfy { bears[$0] != nil })
    // No single change has an effect, for example because two suffice each.
    if found.isEmpty { found = changes.indices.filter { reach[$0] != nil } }
    let sorted = sorted(found, reach)
    let kept = isSure ? sorted : Array(sorted.prefix(Self.mostPossible))
    var explained = difference
    explained.isExplained = isSure
    explained.explanationNumbers = kept
    explained.explanations = kept.map { changes[$0] }
    explained.furtherExplanations = sorted.count - kept.count
    return explained
  }

  /// The more direct first, then in the order of the files.
  private func sorted(_ found: [Int], _ reach: [ChangeReach.Directness?]) -> [Int] {
    let directness: [ChangeReach.Directness] = [.direct, .linked, .general]
    return directness.flatMap { wanted in
      found.filter { (reach[$0] ?? .general) == wanted }
    }
  }

  /// One for each change; nil for a change that was not tried.
  private func influences() -> [Influence?] {
    let none = [Influence?](repeating: nil, count: changes.count)
    let states = 2 * changes.count * frames.count * actual.timeline.views.count
    guard changes.count <= Self.mostTrials, states <= mostStates,
      let trial = ChangeTrial(expected.timeline, actual.timeline)
    else { return none }
    return changes.map { trial.variant(without: $0).flatMap(influence) }
  }

  private func influence(_ variant: ChangeTrial.Variant) -> Influence? {
    guard let plan = try? AnimationPlan(variant.timeline) else { return nil }
    let comparison = GeometryComparison(
      FrameLayouts(variant.isOfNew ? actual : expected), FrameLayouts(plan), frames: frames)
    return Influence(comparison.differences)
  }
}

/// The properties that one change affects, and in which frames.
private struct Influence {
  private let frames: [ViewProperty: ClosedRange<Int>]

  init(_ differences: [GeometryDifference]) {
    frames = differences.reduce(into: [:]) { frames, difference in
      frames[ViewProperty(view: difference.view, property: difference.property)] =
        difference.frames
    }
  }

  func bears(on difference: GeometryDifference) -> Bool {
    frames[ViewProperty(view: difference.view, property: difference.property)]
      .map { $0.overlaps(difference.frames) } ?? false
  }
}
