import AutoLayout
import TimelineModel

/// Finds equal active constraints at the end of each turn, and reports each constraint once.
struct DuplicateSearch {
  private var known = Set<Int>()

  mutating func found(
    in engine: LayoutEngine, of timeline: Timeline, after keyframe: Int?
  ) -> [Lint] {
    var originals: [LayoutConstraint: Int] = [:]
    var lints: [Lint] = []
    for index in timeline.constraints.indices where engine.isActive(index) {
      let constraint = engine.constraint(index).normalized
      guard let original = originals[constraint] else {
        originals[constraint] = index
        continue
      }
      guard known.insert(index).inserted else { continue }
      lints.append(
        .duplicateConstraint(.init(constraint: index, original: original, keyframe: keyframe)))
    }
    return lints
  }
}

extension LayoutConstraint {
  /// Without a second item the multiplier has no effect.
  fileprivate var normalized: LayoutConstraint {
    var constraint = self
    if constraint.secondItem == nil { constraint.multiplier = 1 }
    return constraint
  }
}
