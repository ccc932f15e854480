package import AutoLayout
package import Presentation
import TimelineModel

extension FindingWording {
  /// The edit as a person types it: a key for a constraint with an id, otherwise the new equation. A
  /// part of a visual format or of a shorthand has no place for a key: its new meaning is given.
  package func text(_ cure: Cure, _ conflict: Finding.Conflict) -> String {
    let declared = timeline.constraints[cure.constraint]
    let members = zip(conflict.layout.members, conflict.constraints)
    guard declared.id == nil,
      let old = members.first(where: { $0.0 == .constraint(cure.constraint) })?.1
    else { return "set \(key(cure)) on `\(declared.name)`" }
    let new = words.fullEquation(old.edited(by: cure))
    let line = "on line \(declared.location.line)"
    switch (declared.whole, cure) {
    case (nil, .deactivate): return "drop `\(declared.name)`"
    case (nil, _): return "write `\(new)` \(line)"
    case (let whole?, .deactivate): return "drop `\(new)` from `\(whole)` \(line)"
    case (let whole?, _): return "let `\(whole)` \(line) say `\(new)`"
    }
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
