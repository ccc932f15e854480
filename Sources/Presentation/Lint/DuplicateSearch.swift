import AutoLayout
import TimelineModel

/// Finds equal active constraints at the end of each turn, and reports each constraint once.
struct DuplicateSearch {
  /// The constraints that have been reported.
  private var known = Set<Int>()
  /// By constraint: its modification when it was last seen; nil if inactive.
  private var modifications: [Int?]
  /// What each active constraint was then.
  private var seen: [Int: LayoutConstraint] = [:]
  /// The active constraints that equal a constraint.
  private var equals: [LayoutConstraint: Set<Int>] = [:]

  init(_ timeline: Timeline) {
    modifications = Array(repeating: nil, count: timeline.constraints.count)
  }

  mutating func found(in engine: LayoutEngine, after keyframe: Int?) -> [Lint] {
    var changed: [LayoutConstraint] = []
    for index in engine.constraintsModified(since: modifications) {
      if let old = seen.removeValue(forKey: index) { equals[old]?.remove(index) }
      modifications[index] = engine.modification(of: index)
      guard modifications[index] != nil else { continue }
      let constraint = engine.constraint(index).normalized
      seen[index] = constraint
      equals[constraint, default: []].insert(index)
      changed.append(constraint)
    }
    var lints: [Int: Lint] = [:]
    var compared = Set<LayoutConstraint>()
    for constraint in changed where compared.insert(constraint).inserted {
      let indices = equals[constraint, default: []].sorted()
      for index in indices.dropFirst() where known.insert(index).inserted {
        lints[index] = .duplicateConstraint(
          .init(constraint: index, original: indices[0], keyframe: keyframe))
      }
    }
    return lints.sorted { $0.key < $1.key }.map(\.value)
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
