package import ConstraintSolver
import Testing
package import Workloads

/// The parameters of a random system. Unless a kind says otherwise, numbers are small integers, so
/// that the oracle is exact and coincidences (the hard cases) are frequent.
package struct SystemKind: CustomTestStringConvertible, Sendable {
  package var testDescription: String
  package var variables = 1...6
  package var rows = 1...12
  package var coefficients: [Double] = [-2, -1, -1, 1, 1, 1, 2, 3]
  package var constants: [Double] = [-8, -3, 0, 1, 2, 5, 8, 16, 20, 31, 100]
  package var relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
  package var priorities: [Float] = [1000, 1000, 750, 750, 500, 250.5, 250, 1]
  /// The number of rows in ten that repeat an earlier one, with another priority or relation.
  package var repeats = 0
  /// The number of rows in ten that prefer equality.
  package var preferences = 0
  package var tieOrders: [Int64] = []

  package init(
    testDescription: String, variables: ClosedRange<Int>? = nil, rows: ClosedRange<Int>? = nil,
    coefficients: [Double]? = nil, constants: [Double]? = nil, relations: [Relation]? = nil,
    priorities: [Float]? = nil, repeats: Int = 0, preferences: Int = 0, tieOrders: [Int64] = []
  ) {
    self.testDescription = testDescription
    self.variables = variables ?? self.variables
    self.rows = rows ?? self.rows
    self.coefficients = coefficients ?? self.coefficients
    self.constants = constants ?? self.constants
    self.relations = relations ?? self.relations
    self.priorities = priorities ?? self.priorities
    self.repeats = repeats
    self.preferences = preferences
    self.tieOrders = tieOrders
  }

  package static let all: [SystemKind] = [
    SystemKind(testDescription: "plain"),
    SystemKind(
      testDescription: "degenerate", coefficients: [-1, 1], constants: [0, 8, 8, 16], repeats: 2),
    SystemKind(testDescription: "zero constants", constants: [0]),
    SystemKind(
      testDescription: "inequalities", coefficients: [-1, -1, 1, 1, 2],
      relations: [.lessThanOrEqual, .greaterThanOrEqual]),
    SystemKind(
      testDescription: "degenerate inequalities", coefficients: [-1, 1], constants: [-4, 0, 4],
      relations: [.lessThanOrEqual, .greaterThanOrEqual], priorities: [1000, 500]),
    SystemKind(
      testDescription: "ties", coefficients: [-1, 1], constants: [0, 4, 8, 12], priorities: [500]),
    SystemKind(
      testDescription: "heavy rows", variables: 1...3, coefficients: [-4, -3, 1, 2, 4, 7],
      priorities: [502, 501, 501, 500, 500], repeats: 1),
    SystemKind(
      testDescription: "unsatisfiable", variables: 1...5, rows: 4...12, constants: [0, 4, 8, 9],
      priorities: [1000, 1000, 1000, 500]),
    SystemKind(
      testDescription: "ambiguous", variables: 3...6, rows: 1...5,
      priorities: [1000, 750, 500, 500]),
    SystemKind(
      testDescription: "deep", variables: 2...6, rows: 6...12,
      priorities: [1000, 999.5, 999, 751, 750, 749, 501, 500, 251, 250, 249, 2, 1]),
    SystemKind(
      testDescription: "repeated", variables: 2...4, coefficients: [-1, 1, 2], repeats: 6),
    SystemKind(
      testDescription: "open", variables: 2...6, rows: 2...9, coefficients: [-1, -1, 1, 1, 2],
      relations: [.equal, .lessThanOrEqual, .greaterThanOrEqual], priorities: [1000, 750, 500],
      preferences: 7, tieOrders: [0, 0, 1, 2]),
    SystemKind(
      testDescription: "degenerate and open", variables: 2...5, rows: 3...10,
      coefficients: [-1, 1], constants: [-4, 0, 0, 4],
      relations: [.equal, .lessThanOrEqual, .greaterThanOrEqual], priorities: [1000, 500],
      repeats: 1, preferences: 7, tieOrders: [0, 1]),
  ]

  /// Large enough for the directions of open positions to be worth their cost. Not among all kinds, because
  /// it takes the oracle far longer.
  package static let manyOpen = SystemKind(
    testDescription: "many open", variables: 6...10, rows: 12...24, coefficients: [-1, 1],
    constants: [-4, 0, 0, 4], relations: [.lessThanOrEqual, .greaterThanOrEqual],
    priorities: [1000, 500], preferences: 7, tieOrders: [0, 1])

  package func system(using generator: inout SeededGenerator) -> LinearSystem {
    let variableCount = Int.random(in: variables, using: &generator)
    var constraints: [LinearConstraint] = []
    for _ in 0..<Int.random(in: rows, using: &generator) {
      constraints.append(constraint(variableCount, after: constraints, using: &generator))
    }
    return LinearSystem(variableCount: variableCount, constraints: constraints)
  }

  /// A random constraint of this kind over variables below `variableCount`.
  package func constraint(
    _ variableCount: Int, after earlier: [LinearConstraint] = [],
    using generator: inout SeededGenerator
  ) -> LinearConstraint {
    let relation = pick(relations, .equal, &generator)
    let priority = pick(priorities, 500, &generator)
    if Int.random(in: 0..<10, using: &generator) < repeats, var copy = earlier.first {
      copy = pick(earlier, copy, &generator)
      copy.relation = relation
      copy.priority = priority
      return copy
    }
    let count = pick([1, 1, 2, 2, 2, 3, 4], 1, &generator)
    let chosen = Array((0..<variableCount).shuffled(using: &generator).prefix(count))
    let terms = chosen.map { variable in
      Term(x(variable), pick(coefficients, 1, &generator))
    }
    let constant = pick(constants, 0, &generator)
    var constraint = LinearConstraint(terms, relation, constant, priority: priority)
    // Not drawn for the other kinds, so that the systems of their seeds remain.
    if preferences > 0 {
      constraint.prefersEquality = Int.random(in: 0..<10, using: &generator) < preferences
      constraint.tieOrder = pick(tieOrders, 0, &generator)
    }
    return constraint
  }
}

/// An element of a nonempty list; `fallback` only satisfies the compiler.
package func pick<Element>(
  _ list: [Element], _ fallback: Element, _ generator: inout SeededGenerator
) -> Element {
  list.randomElement(using: &generator) ?? fallback
}
