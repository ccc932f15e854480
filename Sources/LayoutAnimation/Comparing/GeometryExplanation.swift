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
    let reach = ChangeReach(expected.timeline, actual.timeline)
    let influences = influences()
    return differences.map { explained($0, reach, influences) }
  }

  private func explained(
    _ difference: GeometryDifference, _ reach: ChangeReach, _ influences: [Influence?]
  ) -> GeometryDifference {
    var candidates: [Candidate] = []
    for (index, change) in changes.enumerated() {
      let directness = reach.directness(of: change, for: difference)
      let bears = influences[index]?.bears(on: difference)
      if bears ?? (directness != nil) {
        candidates.append(Candidate(index, directness ?? .general, isTried: bears != nil))
      }
    }
    let isSure = candidates.count == 1 || candidates.allSatisfy(\.isTried)
    var explained = difference
    explained.isExplained = isSure && !candidates.isEmpty
    if candidates.isEmpty { candidates = possible(difference, reach) }
    explained.explanations = candidates.sorted().map { changes[$0.index] }
    return explained
  }

  /// Where no change alone makes anything other, as two that each suffice.
  private func possible(
    _ difference: GeometryDifference, _ reach: ChangeReach
  ) -> [Candidate] {
    changes.enumerated().compactMap { index, change in
      reach.directness(of: change, for: difference)
        .map { Candidate(index, $0, isTried: false) }
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

/// A change that may explain a difference: the more direct, the less.
private struct Candidate: Comparable {
  let index: Int
  let directness: ChangeReach.Directness
  let isTried: Bool

  init(_ index: Int, _ directness: ChangeReach.Directness, isTried: Bool) {
    self.index = index
    self.directness = directness
    self.isTried = isTried
  }

  static func < (a: Candidate, b: Candidate) -> Bool {
    (a.directness, a.index) < (b.directness, b.index)
  }
}
