extension Solver: CustomStringConvertible {
  /// The basis of each component and what is nonbasic, followed by the values.
  package var description: String {
    var lines: [String] = []
    for index in components.indices where !components[index].variables.isEmpty {
      lines.append("component \(index): \(components[index])")
      lines += components[index].variables.map { "  position \($0): \(line(for: basis[$0]))" }
      lines += nonbasicMembers(of: index).map { "  nonbasic \(line(for: $0)), \(state(of: $0))" }
    }
    lines += emptyRows.map { "  without variables \(line(for: .row($0))), \(state(of: .row($0)))" }
    let solution = values.enumerated().map { "x\($0) = \($1.shortDescription)" }
    return (lines + [solution.joined(separator: ", ")]).joined(separator: "\n")
  }

  private func nonbasicMembers(of component: Int) -> [BasisMember] {
    components[component].rows.filter { rows[$0].isNonbasic }.map { .row($0) }
      + components[component].variables.filter { stayPositions[$0] < 0 }.map { .stay($0) }
  }

  /// `c3: x1 - x0 >= 8 [750]` or `stay x2`.
  private func line(for member: BasisMember) -> String {
    guard !member.isStay else { return "\(member)" }
    let row = rows[member.index]
    let sum = WrittenSum(terms(of: member.index).map { (pool[$0].coefficient, pool[$0].name) })
    let constant = row.constant.shortDescription
    return
      "\(member): \(sum) \(row.relation) \(constant) [\(Double(row.priority).shortDescription)]"
  }

  /// The residual of a nonbasic member, and its sign where the residual is zero.
  private func state(of member: BasisMember) -> String {
    let residual = member.isStay ? values[member.index] : rows[member.index].residual
    let sign = member.isStay ? staySigns[member.index] : rows[member.index].sign
    guard residual == 0 else { return "residual \(residual.shortDescription)" }
    return "residual \(sign < 0 ? "-" : "+")0"
  }
}

extension PooledTerm {
  fileprivate var name: String { "x\(variable)" }
}

extension Relation: CustomStringConvertible {
  /// The operator: `==`, `<=` or `>=`.
  package var description: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
