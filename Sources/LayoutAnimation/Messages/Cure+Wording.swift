import AutoLayout
import Presentation
import TimelineModel

extension FindingWording {
  /// As a person types it: a key for what has a name, else the equation anew.
  func text(_ cure: Cure, _ conflict: Finding.Conflict) -> String {
    let declared = timeline.constraints[cure.constraint]
    let members = zip(conflict.layout.members, conflict.constraints)
    if declared.isWrittenAsEquation, case .deactivate = cure {
      return "drop `\(declared.name)`"
    }
    guard declared.isWrittenAsEquation,
      let old = members.first(where: { $0.0 == .constraint(cure.constraint) })?.1
    else { return "set \(key(cure)) on `\(declared.name)`" }
    return "write `\(words.fullEquation(old.edited(by: cure)))` on line \(declared.location.line)"
  }

  private func key(_ cure: Cure) -> String {
    switch cure {
    case .setConstant(_, let constant): "\"constant\": \(constant.jsonLiteral)"
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
  /// Whether it has no id and is no part of a visual format, so that its text is its own.
  fileprivate var isWrittenAsEquation: Bool {
    id == nil && !name.contains { $0 == "[" || $0 == "|" || $0 == "#" }
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
