import CertificateChecker
import Certification
import ConstraintSolver

/// After any edits a solver has the solution of a fresh one, its invariants hold, and the exact
/// checker certifies the fresh solution. Any bytes are edits.
enum SolverTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    var reader = ByteReader(bytes)
    var system = EditedSystem()
    system.addVariable()
    while !reader.isAtEnd {
      let isSolved = edit(&system, &reader)
      if isSolved { _ = try checkSolution(of: &system) }
    }
    try certify(try checkSolution(of: &system))
    return !system.entries.isEmpty
  }

  /// Returns whether it is time to solve.
  private static func edit(_ system: inout EditedSystem, _ reader: inout ByteReader) -> Bool {
    let choice = reader.index(below: 8)
    switch choice {
    case 0: system.addVariable()
    case 1, 2, 3: system.add(constraint(system.solver.variableCount, &reader))
    case 7: return true
    default: change(&system, choice, &reader)
    }
    return false
  }

  private static func change(
    _ system: inout EditedSystem, _ choice: Int, _ reader: inout ByteReader
  ) {
    guard !system.entries.isEmpty else { return }
    let place = reader.index(below: system.entries.count)
    switch choice {
    case 4: system.remove(at: place)
    case 5: system.setConstant(reader.element(of: constants), at: place)
    default: system.setPriority(reader.element(of: priorities), at: place)
    }
  }

  private static func constraint(
    _ variableCount: Int, _ reader: inout ByteReader
  ) -> LinearConstraint {
    let terms = (0...reader.index(below: 4)).map { _ in
      Term(
        Variable(id: reader.index(below: variableCount)), reader.element(of: coefficients))
    }
    return LinearConstraint(
      terms, reader.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      reader.element(of: constants), priority: reader.element(of: priorities))
  }

  /// Small whole numbers, so that coincidences, the hard cases, are frequent.
  private static let coefficients: [Double] = [1, -1, 2, -2, 3, 0.5, 0]
  private static let constants: [Double] = [0, 8, 16, -8, 1, 100, 20, -3, 0.5]
  private static let priorities: [Float] = [1000, 500, 750, 250, 1, 999]
}

extension SolverTarget {
  /// Returns the same system in a solver without a history.
  private static func checkSolution(
    of system: inout EditedSystem
  ) throws(BrokenProperty) -> EditedSystem {
    system.solve()
    try checkInvariants(of: system.solver)
    let fresh = system.fresh
    try compare(system, with: fresh)
    return fresh
  }

  private static func certify(_ system: EditedSystem) throws(BrokenProperty) {
    let verdict = CertifiedSystem(system.entries, in: system.solver).verdict
    try require(verdict.isCertified, "\(verdict): \(system.entries)")
  }

  private static func checkInvariants(of solver: Solver) throws(BrokenProperty) {
    do throws(BrokenInvariants) {
      try solver.checkInvariants()
    } catch {
      throw BrokenProperty(description: "\(error)\n\(solver)")
    }
    try require(solver.statistics.stalls == 0, "the search stalled\n\(solver)")
  }

  private static func compare(
    _ system: EditedSystem, with fresh: EditedSystem
  ) throws(BrokenProperty) {
    var (solver, other) = (system.solver, fresh.solver)
    for (value, expected) in zip(solver.values, other.values) {
      try require(
        abs(value - expected) <= tolerance * max(1, abs(expected)),
        "\(solver.values), but afresh \(other.values): \(system.entries)")
    }
    try require(
      solver.isSatisfiable == other.isSatisfiable
        && solver.undeterminedVariables() == other.undeterminedVariables(),
      "another analysis than afresh: \(system.entries)")
  }

  /// Relative above 1; of the sums of products in other orders, nothing more is left.
  private static let tolerance = 1e-6
}
