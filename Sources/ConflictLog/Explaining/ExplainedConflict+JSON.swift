import AutoLayout
import JSONText
import Reporting
import TimelineModel

extension ExplainedConflict {
  /// An object for programs, on one line without a line break.
  package func json(number: Int, path: String) -> String {
    let fact = DiagnosticFact.object([
      "broken": restated.conflict.broken.map { .text(restated.ids[$0]) } ?? .none,
      "conflict": .number(Double(number)),
      "constraints": .list(restated.conflict.constraints.indices.map(fact)),
      "cures": .list(cures.map(fact)),
      "file": .text(path),
      "items": .list(restated.tree.items.map(fact)),
      "line": .number(Double(line)),
      "open": .list(openPoints.map { .text($0) }),
      "reason": reason.map { .text($0) } ?? .none,
    ])
    return JSONWriter.text(of: fact)
  }

  private func fact(_ index: Int) -> DiagnosticFact {
    let constraint = restated.conflict.constraints[index]
    return .object([
      "address": .text(constraint.address),
      "class": .text(constraint.className),
      "equation": .text(restated.equation(index)),
      "id": .text(restated.ids[index]),
      "identifier": constraint.identifier.map { .text($0) } ?? .none,
      "inConflict": .boolean(members.contains(index)),
      "origin": constraint.origin.map { .text($0) } ?? .none,
      "system": constraint.systemCause.map { .text($0.rawValue) } ?? .none,
    ])
  }

  private func fact(_ item: LoggedItem) -> DiagnosticFact {
    .object([
      "address": .text(item.address), "class": .text(item.className),
      "id": .text(restated.names[item]),
      "superview": restated.tree.superview(of: item).map { .text(restated.names[$0]) } ?? .none,
      "title": item.title.map { .text($0) } ?? .none,
    ])
  }

  private func fact(_ cure: LoggedCure) -> DiagnosticFact {
    let id = DiagnosticFact.text(restated.ids[cure.constraint])
    return switch cure.edit {
    case .setConstant(_, let constant): .object(["constant": .number(constant), "constraint": id])
    case .setPriority(_, let priority):
      .object(["constraint": id, "priority": .number(Double(priority.rawValue))])
    case .setRelation(_, let relation):
      .object(["constraint": id, "relation": .text(relation.rawValue)])
    case .deactivate: .object(["active": .boolean(false), "constraint": id])
    }
  }
}
