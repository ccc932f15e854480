import AutoLayout
import JSONText

extension ChangeResolver {
  /// The constraints that a name refers to; empty if an error in the name has been reported.
  mutating func members(_ name: JSONString) -> [Int] {
    guard changedCount <= reader.limits.changedConstraints else { return [] }
    switch names.meaning(of: name.value) {
    case .members(let members):
      changedCount += members.count
      if changedCount <= reader.limits.changedConstraints { return members }
      reader.document.report(
        .limit,
        "the keyframes change constraints more than \(reader.limits.changedConstraints) times",
        at: name.range)
    case .removed(let removal):
      reader.document.report(
        .removedName, "the constraint \(quoted(name.value)) has been removed", at: name.range,
        labels: [
          Diagnostic.Label(
            "removed here" + (removal.view.map { ", with \(quoted($0))" } ?? ""),
            at: removal.location)
        ],
        help: removal.view == nil ? "use `deactivate` to keep it" : nil)
    case .unknown: reportUnknown(name)
    }
    return []
  }

  private mutating func reportUnknown(_ name: JSONString) {
    let message = "unknown constraint \(quoted(name.value))"
    if let later = names.declaration(of: name.value) {
      return reader.document.report(
        .unknownName, "\(message) at this time", at: name.range,
        labels: [Diagnostic.Label("added here, by a later change", at: later)])
    }
    if let label = reader.labels[name.value] {
      return reader.document.report(
        .unknownName, message, at: name.range,
        labels: [Diagnostic.Label("an `identifier` is only a label", at: label)],
        help: "give the constraint an `id`")
    }
    let nearest = reader.document.suggestion(for: name.value, among: names.all)
    reader.document.report(
      .unknownName, message, at: name.range, help: nearest.map { help(for: $0) })
  }

  private func help(for name: String) -> String {
    let line = names.declaration(of: name).map { " (declared at line \($0.line))" } ?? ""
    return "did you mean \(quoted(name))?\(line)"
  }

  /// Reports a location only once: every constraint in a block repeats the name of its group.
  mutating func reportDuplicate(_ name: DeclaredName, first: SourceLocation) {
    guard reportedNames.insert(name.location.lowerOffset).inserted else { return }
    reader.document.report(
      .duplicateName, "\(quoted(name.text)) is already the name of something else",
      at: name.location,
      labels: [Diagnostic.Label("declared here", at: first)],
      notes: ["constraints and groups share one namespace"])
  }

  mutating func checkPriorityChange(
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
      help: "deactivate it first, or use 999 instead of 1000 throughout")
  }
}
