import AutoLayout
import JSONText

extension ChangeResolver {
  /// Sets constant, priority and activity in this order, so that one change can set the priority of
  /// an inactive constraint and activate it.
  mutating func apply(
    _ change: ConstraintChange, to member: Int, at location: SourceLocation
  ) {
    if let constant = change.constant { emit(.setConstant(member, constant), at: location) }
    if let priority = change.priority { setPriority(priority, of: member, at: location) }
    if let isActive = change.isActive { setActive(isActive, member, at: location) }
  }

  private mutating func setPriority(
    _ priority: LayoutPriority, of member: Int, at location: SourceLocation
  ) {
    checkPriorityChange(to: priority, of: member, at: location)
    states[member].priority = priority
    emit(.setPriority(member, priority), at: location)
  }

  mutating func setActive(_ isActive: Bool, _ names: [JSONString]) {
    for name in names {
      let location = location(of: name)
      for member in members(name) { setActive(isActive, member, at: location) }
    }
  }

  private mutating func setActive(_ isActive: Bool, _ member: Int, at location: SourceLocation) {
    states[member].isActive = isActive
    emit(isActive ? .activate(member) : .deactivate(member), at: location)
  }

  /// Restores a constraint. One declared inactive is deactivated first, one declared active
  /// activated last, so a priority change is an error only for a constraint that stays active.
  mutating func restore(_ name: JSONString) {
    let location = location(of: name)
    for member in members(name) {
      let declared = reader.constraints[member]
      if declared.isActive {
        checkPriorityChange(to: declared.constraint.priority, of: member, at: location)
      }
      states[member] = ConstraintActivity(
        isActive: declared.isActive, priority: declared.constraint.priority)
      emit(.restore(member), at: location)
    }
  }

  mutating func remove(_ name: JSONString) {
    let location = location(of: name)
    let members = members(name)
    for member in members {
      states[member].isActive = false
      emit(.remove(member), at: location)
    }
    if case .members = names.meaning(of: name.value) {
      names.remove(name.value, members, at: location)
    }
  }

  mutating func add(_ declaration: ConstraintDeclaration) {
    declare(declaration)
    checkItems(of: declaration)
    for member in declaration.members {
      let constraint = reader.constraints[member]
      checkSizes(in: constraint.constant, at: constraint.location)
      if let constant = constraint.constant {
        emit(.declareConstant(member, constant), at: constraint.location)
      }
      if constraint.isActive { emit(.activate(member), at: constraint.location) }
    }
  }

  mutating func declare(_ declaration: ConstraintDeclaration) {
    if let id = declaration.id, let first = names.declare(declaration) {
      reportDuplicate(id, first: first)
      reader.lostConstraintCount += 1
    }
    for group in declaration.groups {
      if let first = names.add(declaration.members, to: group) {
        reportDuplicate(group, first: first)
        reader.lostConstraintCount += 1
      }
    }
    for member in declaration.members {
      states[member].isActive = reader.constraints[member].isActive
    }
  }
}
