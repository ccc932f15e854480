extension Solver {
  /// Every used variable is in one component, and unused variables are in none or loose in one.
  func checkMembership(_ report: inout InvariantReport) {
    var owner: [Int: Int] = [:]
    for (index, component) in components.enumerated() {
      for variable in component.variables {
        report.expectIndex(variable, componentOf.count, "a variable of component \(index)")
        let other = owner.updateValue(index, forKey: variable)
        report.expect(
          other == nil, "variable \(variable) is in components \(other ?? -1), \(index)")
      }
    }
    for variable in componentOf.indices {
      report.expectEqual(
        componentOf[variable], owner[variable] ?? -1, "the component of variable \(variable)")
    }
    for index in unusedComponents {
      report.expect(components[index].variables.isEmpty, "unused component \(index) has variables")
    }
  }

  /// The lists of a component are sorted and contain what belongs to it.
  func checkLists(of index: Int, _ report: inout InvariantReport) {
    let component = components[index]
    let name = "component \(index)"
    let ascending = zip(component.variables, component.variables.dropFirst()).allSatisfy(<)
    report.expect(ascending, "the variables of \(name) are \(component.variables)")
    let own = (0..<attachedCount).filter { row in
      rows[row].isLive && rows[row].termCount > 0 && componentIndex(of: row) == index
    }
    report.expect(component.rows == own, "the rows of \(name) are \(component.rows), not \(own)")
    let byStrength = own.sorted(by: isStronger)
    report.expect(
      component.rowsByStrength == byStrength,
      "rowsByStrength of \(name) is \(component.rowsByStrength), not \(byStrength)")
    for row in own {
      for i in terms(of: row) {
        report.expectEqual(
          componentOf[pool[i].variable], index, "the component of \(pool[i].variable) in row \(row)"
        )
      }
    }
    let used = Set(own.flatMap { terms(of: $0).map { pool[$0].variable } })
    let loose = component.variables.filter { !used.contains($0) }
    report.expect(
      component.looseVariables.sorted() == loose,
      "the loose variables of \(name) are \(component.looseVariables), not \(loose)")
    checkPendingWork(of: component, name, &report)
  }

  /// Nothing that the last solve should have done is left.
  private func checkPendingWork(
    of component: Component, _ name: String, _ report: inout InvariantReport
  ) {
    report.expect(!component.isNew, "\(name) has no basis")
    report.expect(!component.needsFactors, "\(name) has no factors")
    report.expect(!component.needsValues, "\(name) has no values")
    report.expect(
      component.pricingCandidates.isEmpty, "\(name) left \(component.pricingCandidates) unpriced")
    report.expect(component.changes.rows.isEmpty, "\(name) left \(component.changes) unapplied")
    report.expect(
      component.removedBasicRows.isEmpty, "\(name) left \(component.removedBasicRows) in the basis")
    for direction in component.directions.directions {
      let reaches = (direction.variables.max() ?? -1) + 1
      report.expect(
        reaches <= referenceValues.count && direction.variables.count == direction.rates.count,
        "a direction of \(name) has \(direction.rates.count) rates, and values up to \(reaches)")
    }
    let violations = component.rows.count { isViolatedAndRequired($0) }
    report.expectEqual(component.violations, violations, "the violations of \(name)")
  }
}
