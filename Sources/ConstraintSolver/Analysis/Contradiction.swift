/// A proof that constraints cannot all be satisfied: a weighted sum of them in which all variables
/// cancel (Farkas' lemma).
package struct Contradiction: Hashable, Sendable {
  /// One multiplier for each constraint, in their order. A positive one uses the constraint as
  /// `>=`, a negative one as `<=`; an equation can be used either way. The smallest nonzero
  /// magnitude is 1.
  package var multipliers: [Double]
  /// The sum of the constraints is `0 >= excess`; this is positive.
  package var excess: Double

  /// - Parameter constraints: of any priority; all are treated as required. If a subset is already
  ///   contradictory, the other multipliers may be 0. For a minimal conflict the multipliers are
  ///   unique.
  /// - Returns: nil if all constraints can be satisfied.
  package init?(of constraints: [LinearConstraint]) {
    var trial = Solver(requiring: constraints, appliesTieRule: false)
    guard let found = trial.farkasMultipliers() else { return nil }
    let least = found.reduce(Double.infinity) { $1 == 0 ? $0 : min($0, abs($1)) }
    multipliers = found.map { Self.simplified($0 / least) }
    excess = zip(multipliers, constraints).reduce(0) { $0 + $1.0 * $1.1.constant }
    guard excess > 0 else { return nil }
  }

  /// Rounds a multiplier to a nearby simple fraction. The exact multipliers of layouts are such
  /// fractions, and only with them does the sum cancel exactly.
  private static func simplified(_ multiplier: Double) -> Double {
    let fraction =
      (multiplier * Tolerance.multiplierDenominator).rounded() / Tolerance.multiplierDenominator
    return abs(fraction - multiplier) <= Tolerance.multiplier * abs(multiplier)
      ? fraction : multiplier
  }
}

extension Solver {
  /// Creates a solved solver with the given constraints only, all required, rows in their order.
  ///
  /// - Parameter work: that of the search, after which it is abandoned.
  init(requiring constraints: [LinearConstraint], appliesTieRule: Bool, within work: Int = .max) {
    self.init()
    self.appliesTieRule = appliesTieRule
    pivotLimit.work = work
    var copies: [Variable: Variable] = [:]
    for constraint in constraints {
      var copy = copy(of: constraint, &copies)
      copy.priority = LinearConstraint.required
      _ = addConstraint(copy)
    }
    solve()
  }

  /// A constraint of another solver with variables of this one.
  ///
  /// - Parameter copies: by variable of the other solver that of this one.
  mutating func copy(
    of constraint: LinearConstraint, _ copies: inout [Variable: Variable]
  ) -> LinearConstraint {
    var constraint = constraint
    for i in constraint.terms.indices {
      let original = constraint.terms[i].variable
      let copy = copies[original] ?? addVariable()
      copies[original] = copy
      constraint.terms[i].variable = copy
    }
    return constraint
  }

  /// By row: its weight in the proof that the required level cannot reach an error of zero; nil if
  /// it does.
  mutating func farkasMultipliers() -> [Double]? {
    var multipliers = Array(repeating: 0.0, count: rows.count)
    if let emptyRow = emptyRows.first(where: { isViolatedAndRequired($0) }) {
      multipliers[emptyRow] = rows[emptyRow].residual > 0 ? -1 : 1
      return multipliers
    }
    guard let component = components.firstIndex(where: { $0.violations > 0 }) else { return nil }
    let violated = components[component].rows.filter {
      rows[$0].isNonbasic && rows[$0].gradient != 0
    }
    for row in violated {
      addToGradient(row, share: rows[row].gradient)
      multipliers[row] = -rows[row].gradient
    }
    let scale = violated.reduce(0) { max($0, rows[$1].norm) }
    solveMultipliers(in: component)
    for row in components[component].rows where rows[row].basisPosition >= 0 {
      let multiplier = workspace.multipliers[rows[row].basisPosition]
      guard abs(multiplier) * rows[row].norm > Tolerance.rate * scale else { continue }
      multipliers[row] = multiplier
    }
    return multipliers
  }
}
