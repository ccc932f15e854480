extension Solver {
  /// Each position holds one member, and each member knows its position: a component of n variables
  /// has n basic rows or stays, and every other one is nonbasic.
  func checkBasis(of component: Int, _ report: inout InvariantReport) {
    let (variables, own) = (components[component].variables, components[component].rows)
    for position in variables where basis.indices.contains(position) {
      let member = basis[position]
      let known = member.isStay ? stayPositions.indices : rows.indices
      report.expectIndex(member.index, known.count, "the member at position \(position)")
      guard known.contains(member.index) else { continue }
      let back = member.isStay ? stayPositions[member.index] : rows[member.index].basisPosition
      report.expectEqual(back, position, "the position of \(member)")
      let owner = member.isStay ? componentOf[member.index] : componentIndex(of: member.index)
      report.expectEqual(owner, component, "the component of basic \(member)")
    }
    for variable in variables { checkIsBasic(.stay(variable), stayPositions[variable], &report) }
    for row in own { checkIsBasic(.row(row), rows[row].basisPosition, &report) }
  }

  /// What claims a position holds it.
  private func checkIsBasic(
    _ member: BasisMember, _ position: Int, _ report: inout InvariantReport
  ) {
    guard position != -1 else { return }
    report.expectIndex(position, basis.count, "the position of \(member)")
    guard basis.indices.contains(position) else { return }
    report.expect(
      basis[position] == member,
      "\(member) claims position \(position) of \(basis[position])")
  }

  /// Basic rows have the residual zero, and nonbasic ones that of the values.
  func checkValues(of component: Int, _ report: inout InvariantReport) {
    for row in components[component].rows {
      let products = terms(of: row).map { pool[$0].coefficient * values[pool[$0].variable] }
      let magnitude = products.reduce(abs(rows[row].constant)) { $0 + abs($1) }
      let residual = products.reduce(-rows[row].constant, +)
      report.expectClose(
        rows[row].residual, residual, magnitude: magnitude, "the residual of row \(row)")
      report.expect(
        rows[row].isNonbasic || rows[row].residual == 0,
        "basic row \(row) has the residual \(rows[row].residual)")
    }
    let scale = components[component].variables.reduce(0) { max($0, abs(values[$1])) }
    for variable in components[component].variables where stayPositions[variable] >= 0 {
      report.expectClose(
        values[variable], 0, magnitude: scale, "the value of basic stay \(variable)")
    }
  }

  /// A nonbasic row or stay has the sign of its residual, unless that is zero.
  func checkSigns(of component: Int, _ report: inout InvariantReport) {
    for row in components[component].rows where rows[row].isNonbasic {
      report.expect(
        rows[row].residual * rows[row].sign >= 0,
        "nonbasic row \(row) has sign \(rows[row].sign) and residual \(rows[row].residual)")
    }
    for variable in components[component].variables where stayPositions[variable] < 0 {
      report.expect(
        values[variable] * staySigns[variable] >= 0,
        "nonbasic stay \(variable) has sign \(staySigns[variable]) and value \(values[variable])")
    }
  }
}
