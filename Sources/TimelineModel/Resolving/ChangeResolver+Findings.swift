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
        at: name.range,
        help: "divide the timeline")
    case .removed(let removal):
      guard !reader.document.isRepeated(.removedConstraint(name.value), at: location(of: name))
      else { return [] }
      reader.document.report(
        .removedName, "the constraint \(quoted(name.value)) has been removed", at: name.range,
        labels: [
          Diagnostic.Label(
            "removed here" + (removal.view.map { ", with \(quoted($0))" } ?? ""),
            at: removal.location)
        ],
        help: removal.view == nil
          ? "use `deactivate` to keep it" : "hide the view instead, or add a constraint anew")
    case .unknown: reportUnknown(name)
    }
    return []
  }

  private mutating func reportUnknown(_ name: JSONString) {
    let message = "unknown constraint \(quoted(name.value))"
    let location = location(of: name)
    let nearest = reader.document.suggestion(for: name.value, among: names.all)
    let isDeclared = names.declaration(of: name.value) != nil || reader.labels[name.value] != nil
    let isItem = reader.items[name.value] != nil
    if !isDeclared, !isItem, reader.isLostConstraint(name.value, isMisspelt: nearest != nil) {
      return reader.document.reportConsequence(
        .unknownName, message, at: location,
        help: help(on: name.value, nearest: nearest))
    }
    guard !reader.document.isRepeated(.unknownConstraint(name.value), at: location) else { return }
    if let later = names.declaration(of: name.value) {
      return reader.document.report(
        .unknownName, "\(message) at this time", at: location,
        labels: [Diagnostic.Label("added here, by a later change", at: later)],
        help: "change it in a later keyframe, or add it in an earlier one")
    }
    reader.document.report(
      .unknownName, message, at: location, labels: labels(of: name.value),
      help: help(on: name.value, nearest: nearest))
  }

  /// What else the name is the name of.
  private func labels(of name: String) -> [Diagnostic.Label] {
    if let label = reader.labels[name] {
      return [Diagnostic.Label("an `identifier` is only a label", at: label)]
    }
    return reader.items[name].map {
      [Diagnostic.Label("\(quoted(name)) is \($0.meaning.kind)", at: $0.location)]
    } ?? []
  }

  private func help(on name: String, nearest: String?) -> String {
    if reader.labels[name] != nil { return "give the constraint an `id`" }
    if case .view? = reader.items[name]?.meaning {
      return "to change the view, write `\"view\": \"\(name)\"`; " + choice
    }
    return nearest.map { didYouMean($0, declaredAt: names.declaration(of: $0)?.line) } ?? choice
  }

  /// The first names that can be written.
  private var choice: String {
    let shown = 5
    guard !names.all.isEmpty else {
      return "no constraint has an id yet; write one in front, as in `gap: a.top == b.bottom`"
    }
    let more = names.all.count - shown
    guard more > 0 else { return "write \(enumeration(names.all))" }
    let first = enumeration(Array(names.all.prefix(shown)))
    return "write \(first); there \(more == 1 ? "is 1" : "are \(more)") more"
  }

  /// Reports a location only once: every constraint in a block repeats the name of its group.
  mutating func reportDuplicate(_ name: DeclaredName, first: SourceLocation) {
    guard reportedNames.insert(name.location.lowerOffset).inserted else { return }
    reader.document.report(
      .duplicateName, "\(quoted(name.text)) is already the name of something else",
      at: name.location,
      labels: [Diagnostic.Label("declared here", at: first)],
      notes: ["constraints and groups share one namespace"],
      help: "choose another name")
  }

  mutating func checkPriorityChange(
    to priority: LayoutPriority, of member: Int, at location: SourceLocation
  ) {
    let state = states[member]
    guard state.isActive, state.priority.isRequired != priority.isRequired else { return }
    // A group has many constraints, all changed at one place.
    guard priorityErrors.insert(location).inserted,
      !reader.document.isRepeated(.priorityChange(member), at: location)
    else { return }
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
