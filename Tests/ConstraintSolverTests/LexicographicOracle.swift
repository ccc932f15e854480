import ConstraintSolver
import TestSupport
import Workloads

/// Computes the correct answer to a system exactly, from the definition.
///
/// Every variable is the difference of two columns; every row has one column for its excess and one
/// for its shortfall. The error of each level, then the error of each row in tie order, then the
/// slack of each row that prefers equality, then the distance of each variable from 0 is minimized in
/// turn, each on the face of the previous minima.
struct LexicographicOracle {
  /// The oracle accepts only integers, so that it is exact.
  struct NotWhole: Error {}

  private let system: LinearSystem
  private var tableau: ExactTableau
  private let columnCount: Int

  static func solve(_ system: LinearSystem) throws -> Solution {
    var oracle = try LexicographicOracle(system)
    let levels = try oracle.minimizeLevels()
    let undetermined = try oracle.undeterminedVariables()
    try oracle.breakTies()
    return Solution(levels: levels, values: oracle.values, undetermined: undetermined)
  }

  /// By variable, its least and greatest value among the best solutions; nil where it is unbounded.
  static func ranges(_ system: LinearSystem) throws -> [(least: Fraction?, greatest: Fraction?)] {
    var oracle = try LexicographicOracle(system)
    _ = try oracle.minimizeLevels()
    return try (0..<system.variableCount).map { try oracle.range(of: $0) }
  }

  private init(_ system: LinearSystem) throws {
    self.system = system
    let columnCount = 2 * system.variableCount + 2 * system.constraints.count
    var rows: [[Int]] = []
    for (index, constraint) in system.constraints.enumerated() {
      rows.append(try Self.row(constraint, at: index, system, columnCount))
    }
    let basis = rows.indices.map { index in
      let excess = 2 * system.variableCount + 2 * index
      return rows[index][excess] == 1 ? excess : excess + 1
    }
    self.columnCount = columnCount
    tableau = ExactTableau(rows: rows, basis: basis)
  }

  /// `sum(a * (positive - negative)) - excess + lack == b`, negated if `b` is negative.
  private static func row(
    _ constraint: LinearConstraint, at index: Int, _ system: LinearSystem, _ columnCount: Int
  ) throws -> [Int] {
    let constant = try whole(constraint.constant)
    let sign = constant < 0 ? -1 : 1
    var row = Array(repeating: 0, count: columnCount) + [sign * constant]
    for term in constraint.terms {
      let coefficient = try sign * whole(term.coefficient)
      row[2 * term.variable.id] += coefficient
      row[2 * term.variable.id + 1] -= coefficient
    }
    row[2 * system.variableCount + 2 * index] = -sign
    row[2 * system.variableCount + 2 * index + 1] = sign
    return row
  }

  private static func whole(_ number: Double) throws -> Int {
    guard let whole = Int(exactly: number) else { throw NotWhole() }
    return whole
  }

  private var values: [Fraction] {
    let vertex = tableau.vertex
    return (0..<system.variableCount).map { vertex[2 * $0] - vertex[2 * $0 + 1] }
  }

  private mutating func minimizeLevels() throws -> [Solution.Level] {
    let priorities = Set(system.constraints.map(\.priority)).sorted(by: >)
    return try priorities.map { priority in
      let members = system.constraints.indices.filter {
        system.constraints[$0].priority == priority
      }
      return Solution.Level(priority: priority, error: try settle(errorCost(of: members)))
    }
  }

  /// The variables whose least and greatest values on the face differ.
  private func undeterminedVariables() throws -> [Int] {
    try (0..<system.variableCount).filter { variable in
      let (least, greatest) = try range(of: variable)
      guard let least, let greatest else { return true }
      return least != greatest
    }
  }

  private func range(of variable: Int) throws -> (least: Fraction?, greatest: Fraction?) {
    var cost = Array(repeating: 0, count: columnCount)
    cost[2 * variable] = 1
    cost[2 * variable + 1] = -1
    var descending = tableau
    var ascending = tableau
    let least = try descending.minimize(cost)?.value
    let greatest = try ascending.minimize(cost.map { -$0 })?.value
    return (least, greatest.map { Fraction(0, 1) - $0 })
  }

  private mutating func breakTies() throws {
    let ordered = system.constraints.indices.sorted {
      (system.constraints[$0].tieOrder, $0) < (system.constraints[$1].tieOrder, $1)
    }
    for index in ordered { _ = try settle(errorCost(of: [index])) }
    for index in ordered where system.constraints[index].prefersEquality {
      _ = try settle(residualCost(of: index))
    }
    for variable in 0..<system.variableCount {
      var distance = Array(repeating: 0, count: columnCount)
      distance[2 * variable] = 1
      distance[2 * variable + 1] = 1
      _ = try settle(distance)
    }
  }

  private func errorCost(of members: [Int]) -> [Int] {
    var cost = Array(repeating: 0, count: columnCount)
    for index in members {
      let relation = system.constraints[index].relation
      let excess = 2 * system.variableCount + 2 * index
      cost[excess] = relation == .greaterThanOrEqual ? 0 : 1
      cost[excess + 1] = relation == .lessThanOrEqual ? 0 : 1
    }
    return cost
  }

  /// The magnitude of a row's residual.
  private func residualCost(of index: Int) -> [Int] {
    var cost = Array(repeating: 0, count: columnCount)
    let excess = 2 * system.variableCount + 2 * index
    cost[excess] = 1
    cost[excess + 1] = 1
    return cost
  }

  /// Minimizes a nonnegative cost and restricts the program to the minimum.
  private mutating func settle(_ cost: [Int]) throws -> Fraction {
    guard let minimum = try tableau.minimize(cost) else { throw Unbounded() }
    tableau.keepOnly(minimum)
    return minimum.value
  }

  /// Indicates a defect of the oracle: errors and distances are bounded below by 0.
  private struct Unbounded: Error {}
}
