import AutoLayout
import JSONText

/// Walks through the changes in time order: looks names up, takes lists and groups apart, and
/// follows which constraints are active at which priority, because a change between required and
/// optional of an active one is an error in the file.
struct ChangeResolver {
  /// What a constraint is like at this moment.
  private struct State {
    var isActive = false
    var priority: LayoutPriority
  }

  var reader: TimelineReader
  private var names = ConstraintNames()
  private var states: [State]
  private var contents: [ContentSize]
  private var changedCount = 0
  private var changes: [Change] = []

  init(_ reader: TimelineReader, initial: [ConstraintDeclaration], drafts: [KeyframeDraft]) {
    self.reader = reader
    states = reader.constraints.map { State(priority: $0.constraint.priority) }
    contents = reader.views.map(\.content)
    for declaration in initial { names.foresee(declaration) }
    for change in drafts.lazy.flatMap(\.changes) {
      if case .add(let declarations) = change.operation {
        for declaration in declarations { names.foresee(declaration) }
      }
    }
    for declaration in initial { declare(declaration) }
  }

  /// The single operations that the changes of the next keyframe come to.
  mutating func changes(_ drafts: [ChangeDraft]) -> [Change] {
    changes = []
    for draft in drafts { apply(draft) }
    return changes
  }

  private mutating func apply(_ draft: ChangeDraft) {
    switch draft.operation {
    case .constraint(let names, let change):
      for name in names {
        for member in members(name) { apply(change, to: member, at: draft.location) }
      }
    case .activate(let names): setActive(true, names)
    case .deactivate(let names): setActive(false, names)
    case .restore(let names): for name in names { restore(name) }
    case .remove(let names): for name in names { remove(name) }
    case .add(let declarations): for declaration in declarations { add(declaration) }
    case .view(let view, let change): apply(change, to: view, at: draft.location)
    }
  }

  private mutating func emit(_ operation: Change.Operation, at location: SourceLocation) {
    changes.append(Change(operation, location: location))
  }

  private func location(of name: JSONString) -> SourceLocation {
    reader.document.location(of: name.range)
  }
}

// MARK: Constraints

extension ChangeResolver {
  /// Constant, priority, activity, in this order: an inactive constraint can so be given another
  /// priority and be activated by one change.
  private mutating func apply(
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

  private mutating func setActive(_ isActive: Bool, _ names: [JSONString]) {
    for name in names {
      let location = location(of: name)
      for member in members(name) { setActive(isActive, member, at: location) }
    }
  }

  private mutating func setActive(_ isActive: Bool, _ member: Int, at location: SourceLocation) {
    states[member].isActive = isActive
    emit(isActive ? .activate(member) : .deactivate(member), at: location)
  }

  /// What was declared inactive is deactivated first, what was declared active activated last; so
  /// only a constraint that stays active can be refused.
  private mutating func restore(_ name: JSONString) {
    let location = location(of: name)
    for member in members(name) {
      let declared = reader.constraints[member]
      if declared.isActive {
        checkPriorityChange(to: declared.constraint.priority, of: member, at: location)
      }
      states[member] = State(
        isActive: declared.isActive, priority: declared.constraint.priority)
      emit(.restore(member), at: location)
    }
  }

  private mutating func remove(_ name: JSONString) {
    let location = location(of: name)
    let members = members(name)
    for member in members { setActive(false, member, at: location) }
    if case .members = names.meaning(of: name.value) {
      names.remove(name.value, members, at: location)
    }
  }

  private mutating func add(_ declaration: ConstraintDeclaration) {
    declare(declaration)
    for member in declaration.members where reader.constraints[member].isActive {
      emit(.activate(member), at: reader.constraints[member].location)
    }
  }

  private mutating func declare(_ declaration: ConstraintDeclaration) {
    if let id = declaration.id, let first = names.declare(declaration) {
      reportDuplicate(id, first: first)
    }
    for group in declaration.groups {
      if let first = names.enlarge(group, by: declaration.members) {
        reportDuplicate(group, first: first)
      }
    }
    for member in declaration.members {
      states[member].isActive = reader.constraints[member].isActive
    }
  }
}

// MARK: Views

extension ChangeResolver {
  private mutating func apply(
    _ change: ViewChange, to view: ViewIndex, at location: SourceLocation
  ) {
    if let color = change.backgroundColor { emit(.setBackgroundColor(view, color), at: location) }
    if let alpha = change.alpha { emit(.setAlpha(view, alpha), at: location) }
    if let isHidden = change.isHidden { emit(.setHidden(view, isHidden), at: location) }
    guard change.changesContent else { return }
    change.apply(to: &contents[view.rawValue])
    emit(.setContent(view, contents[view.rawValue]), at: location)
  }
}

// MARK: Findings

extension ChangeResolver {
  /// The constraints of a name; what is wrong with the name is reported.
  private mutating func members(_ name: JSONString) -> [Int] {
    guard changedCount <= reader.limits.changedConstraints else { return [] }
    switch names.meaning(of: name.value) {
    case .members(let members):
      changedCount += members.count
      if changedCount <= reader.limits.changedConstraints { return members }
      reader.document.report(
        .limit, "the changes concern more than \(reader.limits.changedConstraints) constraints",
        at: name.range)
    case .removed(let removal):
      reader.document.report(
        .removedName, "the constraint \(quoted(name.value)) has been removed", at: name.range,
        labels: [Diagnostic.Label("removed here", at: removal)],
        help: "use `deactivate` to keep it")
    case .unknown: reportUnknown(name)
    }
    return []
  }

  private mutating func reportUnknown(_ name: JSONString) {
    let message = "unknown constraint \(quoted(name.value))"
    if let later = names.place(of: name.value) {
      return reader.document.report(
        .unknownName, "\(message) at this time", at: name.range,
        labels: [Diagnostic.Label("added here, by a later change", at: later)])
    }
    let nearest = reader.document.suggestion(for: name.value, among: names.all)
    reader.document.report(
      .unknownName, message, at: name.range, help: nearest.map { help(for: $0) })
  }

  private func help(for name: String) -> String {
    let line = names.place(of: name).map { " (declared at line \($0.line))" } ?? ""
    return "did you mean \(quoted(name))?\(line)"
  }

  private mutating func reportDuplicate(_ name: DeclaredName, first: SourceLocation) {
    reader.document.report(
      .duplicateName, "\(quoted(name.text)) names something else already",
      at: name.location,
      labels: [Diagnostic.Label("declared here", at: first)],
      notes: ["constraints and groups share one set of names"])
  }

  private mutating func checkPriorityChange(
    to priority: LayoutPriority, of member: Int, at location: SourceLocation
  ) {
    let state = states[member]
    guard state.isActive, state.priority.isRequired != priority.isRequired else { return }
    let constraint = reader.constraints[member]
    let change = priority.isRequired ? "optional to required" : "required to optional"
    reader.document.report(
      .requiredPriorityChange,
      "the active constraint \(quoted(constraint.name)) cannot change from \(change)",
      at: location,
      labels: [Diagnostic.Label("declared here", at: constraint.location)],
      help: "deactivate it before, or use 999 in place of 1000 throughout")
  }
}
