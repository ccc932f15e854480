import AutoLayout
import JSONText

extension ChangeResolver {
  /// Resolves the states. Their names mean what they mean before the first keyframe, so that a state is
  /// the same whenever a keyframe goes to it.
  mutating func resolve(_ drafts: [StateDraft]) {
    for (index, draft) in drafts.enumerated() { stateTable.indices[draft.name.value] = index }
    for draft in drafts { resolve(draft) }
    stateTable.close()
    var fresh = self
    reader.states = stateTable.entries.indices.map { fresh.state($0) }
    // What a state sets is checked once, here, and not wherever a keyframe goes to it.
    stateTable.entries = fresh.stateTable.entries
    reader.document = fresh.reader.document
  }

  private mutating func resolve(_ draft: StateDraft) {
    let errors = reader.document.errorCount
    var entry = StateTable.Entry(
      name: draft.name.value, location: location(of: draft.name), isValid: draft.isValid)
    for change in draft.changes { resolve(change, into: &entry) }
    entry.isValid = entry.isValid && reader.document.errorCount == errors
    stateTable.entries.append(entry)
  }

  /// Whether a state may set more; if not, that is reported once.
  private mutating func hasRoom(at location: SourceLocation) -> Bool {
    let (limit, count) = (reader.limits.stateChanges, stateTable.indices.count)
    if stateTable.changeCount * count > limit { return false }
    stateTable.changeCount += 1
    guard stateTable.changeCount * count > limit else { return true }
    reader.document.report(
      .limit, "what the states set, times their number, is more than \(limit)", at: location,
      help: "divide the timeline")
    return false
  }

  private mutating func resolve(_ change: ChangeDraft, into entry: inout StateTable.Entry) {
    let location = change.location
    switch change.operation {
    case .constraint(let names, let parts):
      checkSizes(in: parts.constant, at: parts.constantLocation ?? location)
      for view in parts.constant?.views ?? [] { stateTable.note(view, at: location) }
      set(names, parts, in: &entry, at: location)
    case .activate(let names):
      set(names, ConstraintChange(isActive: true), in: &entry, at: location)
    case .deactivate(let names):
      set(names, ConstraintChange(isActive: false), in: &entry, at: location)
    case .restore(let names): restore(names, in: &entry, at: location)
    case .view(let named, let change):
      guard checkPresence(of: named.view, at: named.location),
        isRestorable(change, of: named.view, at: location), hasRoom(at: location)
      else { return }
      stateTable.note(named.view, at: named.location)
      for view in change.layout.stack?.arrangedSubviews ?? [] {
        stateTable.note(view.view, at: view.location)
      }
      entry.properties.append(.view(named.view, change, location))
    case .canvas(let change):
      if hasRoom(at: location) {
        entry.properties.append(.canvas(change, location))
      }
    // They are refused when a state is read.
    case .remove, .add, .addSubview, .removeFromSuperview: break
    }
  }

  private mutating func set(
    _ names: [JSONString], _ parts: ConstraintChange, in entry: inout StateTable.Entry,
    at location: SourceLocation
  ) {
    for name in names {
      for member in members(name) {
        guard hasRoom(at: location) else { return }
        stateTable.set(
          member, of: reader.constraints[member], in: &entry, at: location, parts)
      }
    }
  }

  private mutating func restore(
    _ names: [JSONString], in entry: inout StateTable.Entry, at location: SourceLocation
  ) {
    for name in names {
      for member in members(name) {
        guard hasRoom(at: location) else { return }
        let declared = reader.constraints[member]
        let parts = ConstraintChange(
          constant: .number(declared.constraint.constant), priority: declared.constraint.priority,
          isActive: declared.isActive)
        stateTable.set(member, of: declared, in: &entry, at: location, parts)
      }
    }
  }
}
