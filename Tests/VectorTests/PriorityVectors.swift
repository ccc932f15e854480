import ConstraintSolver
import TestSupport
import Testing

@Suite struct PriorityVectors {
  @Test func everyRowHolds() throws {
    try runVectors(of: "priorities.json", checks: ["linear-1d": checkSystem])
  }

  /// Checks constraints on named unknowns, some of which have expected values.
  private func checkSystem(_ row: VectorRow) throws {
    var solver = Solver()
    var unknowns: [String: Variable] = [:]
    for constraint in try row.objects("constraints") {
      let expression = try constraint.object("expression")
      for name in expression.keys where unknowns[name] == nil {
        unknowns[name] = solver.addVariable()
      }
      _ = solver.addConstraint(try linear(constraint, expression, unknowns))
    }
    solver.solve()
    let expected = try row.object("expect")
    let tolerance = try row.number("tolerance")
    #expect(solver.isSatisfiable, "\(row)")
    for name in expected.keys {
      let unknown = try #require(unknowns[name], "\(row): no constraint mentions \(name)")
      let value = solver.value(of: unknown)
      #expect(abs(value - (try expected.number(name))) <= tolerance, "\(row): \(name) = \(value)")
    }
  }

  private func linear(
    _ constraint: VectorRow, _ expression: VectorRow, _ unknowns: [String: Variable]
  ) throws -> LinearConstraint {
    LinearConstraint(
      try expression.keys.compactMap { name in
        try unknowns[name].map { Term($0, try expression.number(name)) }
      },
      try relation(constraint), try constraint.number("constant"),
      priority: Float(try constraint.number("priority")))
  }

  private func relation(_ constraint: VectorRow) throws -> Relation {
    switch try constraint.string("relation") {
    case "==": .equal
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    case let other: throw VectorError("\(constraint): unknown relation '\(other)'")
    }
  }
}
