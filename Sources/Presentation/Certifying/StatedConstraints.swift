import AutoLayout
import Primitives
import TimelineModel

/// The constraints as a timeline and the changes so far state them, without the engine.
struct StatedConstraints {
  private struct State {
    var constraint: LayoutConstraint
    var isActive: Bool
    /// What `restore` sets.
    var declaredConstant: Double
  }

  private let timeline: Timeline
  private var states: [State]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    let initial = Set(timeline.initialConstraints)
    states = timeline.constraints.enumerated().map { index, declared in
      State(
        constraint: declared.constraint, isActive: declared.isActive && initial.contains(index),
        declaredConstant: declared.constraint.constant)
    }
  }

  /// Applies a change.
  ///
  /// - Parameters:
  ///   - isPresent: by view, whether it is in the tree after the change.
  ///   - size: of a view in the layout before the change, for expressions.
  mutating func apply(
    _ change: Change, isPresent: [Bool], size: (ViewIndex, LayoutAxis) -> Double
  ) {
    switch change.operation {
    case .setConstant(let index, let value):
      states[index].constraint.constant = value.value(size: size)
    case .declareConstant(let index, let value):
      states[index].constraint.constant = value.value(size: size)
      states[index].declaredConstant = states[index].constraint.constant
    case .setPriority(let index, let priority): states[index].constraint.priority = priority
    case .activate(let index): states[index].isActive = true
    case .deactivate(let index), .remove(let index): states[index].isActive = false
    case .restore(let index):
      states[index].constraint.constant = states[index].declaredConstant
      states[index].constraint.priority = timeline.constraints[index].constraint.priority
      states[index].isActive = timeline.constraints[index].isActive
    case .removeFromSuperview: deactivate(without: isPresent)
    default: break
    }
  }

  private mutating func deactivate(without isPresent: [Bool]) {
    for index in states.indices {
      let constraint = states[index].constraint
      let owners = [constraint.firstItem, constraint.secondItem].compactMap { $0?.owner.rawValue }
      if !owners.allSatisfy({ isPresent[$0] }) { states[index].isActive = false }
    }
  }

  /// The constraints that the engine has otherwise: other items, numbers or activity.
  func differences(from engine: LayoutEngine) -> [Int] {
    states.indices.filter {
      states[$0].isActive != engine.isActive($0)
        || states[$0].constraint != engine.constraint($0)
    }
  }
}
