import Planning
import Presentation
import Rendering

/// The views that two sides have, compared in the frames that both have.
struct GeometryComparison {
  /// The differences beyond the tolerance, in the order of the expected views, then of the
  /// properties.
  private(set) var differences: [GeometryDifference] = []
  /// The frames where something differs, but nothing by more than the tolerance, ascending.
  private(set) var forgiven: [Int] = []
  /// The frames where something differs by more than the tolerance, ascending.
  private(set) var differing: [Int] = []

  init(
    _ expected: FrameLayouts, _ actual: FrameLayouts, frames: [Int],
    tolerance: ComparisonTolerance = .none
  ) {
    let pairs = ViewTrees(expected.views, actual.views).pairs
    var found = pairs.map { ViewDifferences(view: expected.views[$0.expected]) }
    for frame in frames {
      guard let before = expected.states(in: frame), let after = actual.states(in: frame) else {
        continue
      }
      var verdict = Verdict.same
      for (index, pair) in pairs.enumerated()
      where before[pair.expected] != after[pair.actual] {
        let own = found[index].note(
          before[pair.expected], after[pair.actual], in: frame, tolerance)
        verdict = max(verdict, own)
      }
      if verdict == .forgiven { forgiven.append(frame) }
      if verdict == .different { differing.append(frame) }
    }
    differences = found.flatMap(\.all)
  }

  fileprivate enum Verdict: Int, Comparable {
    case same, forgiven, different

    static func < (a: Verdict, b: Verdict) -> Bool { a.rawValue < b.rawValue }
  }
}

/// The differences of one view found so far.
private struct ViewDifferences {
  private let view: Manifest.View
  private var byProperty = [GeometryDifference?](
    repeating: nil, count: GeometryDifference.Property.allCases.count)

  init(view: Manifest.View) { self.view = view }

  var all: [GeometryDifference] { byProperty.compactMap(\.self) }

  /// Notes one frame, property by property.
  mutating func note(
    _ before: Inspection.ViewState, _ after: Inspection.ViewState, in frame: Int,
    _ tolerance: ComparisonTolerance
  ) -> GeometryComparison.Verdict {
    var verdict = GeometryComparison.Verdict.same
    for (index, property) in GeometryDifference.Property.allCases.enumerated() {
      let difference = property.difference(before, after)
      guard difference.magnitude > GeometryDifference.rounding else { continue }
      guard !property.isForgiven(before, after, by: tolerance) else {
        verdict = max(verdict, .forgiven)
        continue
      }
      verdict = .different
      let noted = GeometryDifference(
        view: view.id, property: property,
        superview: view.superview.flatMap { $0 == "root" ? nil : $0 },
        frames: frame...frame, frameCount: 1, worstFrame: frame,
        worstDifference: difference, expectedValue: property.text(before),
        actualValue: property.text(after))
      byProperty[index] = byProperty[index]?.followed(by: noted) ?? noted
    }
    return verdict
  }
}

extension GeometryDifference {
  /// The differences in the order of the expected views, then of the properties.
  static func all(
    _ expected: AnimationPlan, _ actual: AnimationPlan, frames: [Int],
    explainedBy changes: [TimelineChange], tolerance: ComparisonTolerance = .none
  ) -> [GeometryDifference] {
    let comparison = GeometryComparison(
      FrameLayouts(expected), FrameLayouts(actual), frames: frames, tolerance: tolerance)
    return GeometryExplanation(expected, actual, changes, frames: frames)
      .explained(comparison.differences)
  }

  fileprivate func followed(by next: GeometryDifference) -> GeometryDifference {
    let isWorse = next.worstDifference.magnitude > worstDifference.magnitude
    var both = isWorse ? next : self
    both.frames = frames.lowerBound...next.frames.upperBound
    both.frameCount = frameCount + 1
    let change = (next.worstDifference - worstDifference).magnitude
    both.isSteady = isSteady && change <= Self.rounding && showsSameText(as: next)
    return both
  }

  /// A difference that is described by two values is steady only if both stay the same.
  private func showsSameText(as next: GeometryDifference) -> Bool {
    property.axis != nil || property == .alpha
      || (expectedValue == next.expectedValue && actualValue == next.actualValue)
  }
}
