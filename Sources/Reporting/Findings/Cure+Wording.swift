package import AutoLayout
package import Presentation
import TimelineModel

extension FindingWording {
  /// The edit as a person types it: a key for a constraint with an id, otherwise the new equation. A
  /// part of a visual format or of a shorthand has no place for a key: its new text or meaning is given.
  package func text(_ cure: Cure, _ conflict: Finding.Conflict) -> String {
    let declared = timeline.constraints[cure.constraint]
    let members = zip(conflict.layout.members, conflict.constraints)
    guard declared.id == nil,
      let old = members.first(where: { $0.0 == .constraint(cure.constraint) })?.1
    else { return keyedText(cure, declared, conflict) }
    let new = old.edited(by: cure)
    let equation = words.fullEquation(new)
    let line = "on line \(declared.location.line)"
    guard let whole = declared.whole else {
      return cure.isDeactivation
        ? "remove `\(declared.name)`" : "write `\(equation)` \(line)"
    }
    let piece = whole.contains("[") ? format(new) : nil
    if cure.isDeactivation { return "remove `\(piece ?? equation)` from `\(whole)` \(line)" }
    return piece.map { "write `\($0)` in `\(whole)` \(line)" }
      ?? "let `\(whole)` \(line) say `\(equation)`"
  }

  /// A constraint that is replaced in a keyframe is deactivated there, before the change.
  private func keyedText(
    _ cure: Cure, _ declared: TimelineConstraint, _ conflict: Finding.Conflict
  ) -> String {
    guard cure.isDeactivation, conflict.change != nil else {
      return "set \(key(cure)) on `\(declared.name)`"
    }
    return "add `{ \"deactivate\": \"\(declared.name)\" }` before this change"
  }

  private func key(_ cure: Cure) -> String {
    switch cure {
    case .setConstant(_, let constant): "\"constant\": \(constant.exactText)"
    case .setPriority(_, let priority): "\"priority\": \(priority.words)"
    case .setRelation(_, let relation): "\"relation\": \"\(relation.rawValue)\""
    case .deactivate: "\"active\": false"
    }
  }

  func fact(_ cure: Cure) -> DiagnosticFact {
    let constraint = DiagnosticFact.text(timeline.constraints[cure.constraint].name)
    return switch cure {
    case .setConstant(_, let constant):
      .object(["constant": .number(constant), "constraint": constraint])
    case .setPriority(_, let priority):
      .object(["constraint": constraint, "priority": .number(Double(priority.rawValue))])
    case .setRelation(_, let relation):
      .object(["constraint": constraint, "relation": .text(relation.rawValue)])
    case .deactivate: .object(["active": .boolean(false), "constraint": constraint])
    }
  }
}

extension TimelineConstraint {
  /// The visual format or the shorthand of which a constraint without an id is a part; nil for an
  /// equation, which has a text of its own.
  fileprivate var whole: String? {
    guard name.contains(where: { $0 == "[" || $0 == "|" || $0 == "#" }) else { return nil }
    let text = name.dropLast(" (line \(location.line))".count)
    return String(text.prefix { $0 != "#" })
  }
}

extension LayoutConstraint {
  fileprivate func edited(by cure: Cure) -> LayoutConstraint {
    var edited = self
    switch cure {
    case .setConstant(_, let constant): edited.constant = constant
    case .setPriority(_, let priority): edited.priority = priority
    case .setRelation(_, let relation): edited.relation = relation
    case .deactivate: break
    }
    return edited
  }
}

extension Cure {
  fileprivate var isDeactivation: Bool {
    if case .deactivate = self { true } else { false }
  }
}
