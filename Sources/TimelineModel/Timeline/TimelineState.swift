package import AutoLayout

/// A named set of values that keyframes go to.
///
/// Going to it restores whatever any state of the file sets, and then sets what this one does.
package struct TimelineState: Sendable {
  package var name: String
  /// The location of its name.
  package var location: SourceLocation
  /// What it gives to every constraint that any state sets, in file order.
  package var constraints: [ConstraintSetting]
  /// Set all properties of views and of the canvas that any state sets, in a timeline that nothing but
  /// states changes.
  package var properties: [Change]
}

/// What a state gives to a constraint: what it sets, and what it is declared with for what other states
/// set. Nil for what none sets.
package struct ConstraintSetting: Sendable {
  package var index: Int
  package var constant: Expression?
  package var priority: LayoutPriority?
  package var isActive: Bool?
  /// The location of the change that sets it, or of what goes to the state.
  package var location: SourceLocation
}

/// Whether a constraint is active, and with which priority.
struct ConstraintActivity {
  var isActive = false
  var priority: LayoutPriority
}

extension [ConstraintSetting] {
  /// The changes of a keyframe that goes to a state. The constraints that go are deactivated first and
  /// those that come are activated last, so that both never hold together.
  ///
  /// - Parameters:
  ///   - properties: those of views and of the canvas.
  ///   - current: by constraint; updated.
  func changes(
    with properties: [Change], from current: inout [ConstraintActivity]
  ) -> [Change] {
    let old = current
    for setting in self { setting.apply(to: &current[setting.index]) }
    var changes: [Change] = []
    for setting in self where setting.deactivates(old[setting.index]) {
      changes.append(Change(.deactivate(setting.index), location: setting.location))
    }
    changes += properties
    for setting in self { changes += setting.values(from: old[setting.index]) }
    for setting in self where current[setting.index].isActive {
      guard setting.deactivates(old[setting.index]) || !old[setting.index].isActive else {
        continue
      }
      changes.append(Change(.activate(setting.index), location: setting.location))
    }
    return changes
  }
}

extension ConstraintSetting {
  fileprivate func apply(to activity: inout ConstraintActivity) {
    activity.isActive = isActive ?? activity.isActive
    activity.priority = priority ?? activity.priority
  }

  /// UIKit does not let an active constraint become required or optional, so that it is inactive
  /// meanwhile.
  fileprivate func deactivates(_ old: ConstraintActivity) -> Bool {
    guard old.isActive else { return false }
    return isActive == false || priority.map { $0.isRequired != old.priority.isRequired } ?? false
  }

  fileprivate func values(from old: ConstraintActivity) -> [Change] {
    var changes: [Change] = []
    if let constant { changes.append(Change(.setConstant(index, constant), location: location)) }
    if let priority, priority != old.priority {
      changes.append(Change(.setPriority(index, priority), location: location))
    }
    return changes
  }
}

extension Timeline {
  /// The changes that go from one state to another in a timeline that nothing but states changes.
  ///
  /// - Parameter start: an index of `states`; nil is the declared layout.
  package func changes(from start: Int?, to end: Int) -> [Change] {
    var current = constraints.map {
      ConstraintActivity(isActive: $0.isActive, priority: $0.constraint.priority)
    }
    if let start { _ = states[start].constraints.changes(with: [], from: &current) }
    return states[end].constraints.changes(with: states[end].properties, from: &current)
  }
}
