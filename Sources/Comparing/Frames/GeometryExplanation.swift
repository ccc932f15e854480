import Presentation
import TimelineModel

/// Finds the changes that made a difference of geometry.
///
/// A few changes are tried: each is taken back by itself, and those without which the property
/// would be another one explain it. The rest are judged by what they could reach.
struct GeometryExplanation {
  private let expected: AnimationPlan
  private let actual: AnimationPlan
  private let changes: [TimelineChange]
  private let frames: [Int]

  /// Trying more is not worth the time, and more would hardly be read.
  private static let mostTrials = 12
  /// Of what is only possible more would say nothing.
  private static let mostPossible = 8
  /// As many states of views are worked out at most.
  private static let mostStates = 4_000_000

  /// - Parameter changes: all that there are, in the order of the files.
  init(
    _ expected: AnimationPlan, _ actual: AnimationPlan, _ changes: [TimelineChange],
    frames: [Int]
  ) {
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
    // Where no change alone makes anything other, as two that each suffice.
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

  /// Change by change; nil for one that was not tried.
  private func influences() -> [Influence?] {
    let none = [Influence?](repeating: nil, count: changes.count)
    let states = 2 * changes.count * frames.count * actual.timeline.views.count
    guard changes.count <= Self.mostTrials, states <= Self.mostStates,
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

/// What one change alone makes other, and in which frames.
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
