/// Why constraints cannot hold together: a weighted sum of them in which no variable is left
/// (Farkas' lemma).
package struct Contradiction: Hashable, Sendable {
  /// One for each constraint, in their order. A positive one takes its constraint as `>=`, a
  /// negative one as `<=`; an equation may be taken either way. The smallest magnitude is 1.
  package var multipliers: [Double]
  /// The sum says `0 >= excess`, and this is positive.
  package var excess: Double

  /// - Parameter constraints: of any priority; all are taken as required. Where a part of them is
  ///   in conflict already, the others get 0. For a minimal conflict the multipliers are the only
  ///   ones there are.
  /// - Returns: nil if they can hold together.
  package init?(of constraints: [LinearConstraint]) {
    var trial = Solver(requiring: constraints)
    guard let found = trial.farkasMultipliers() else { return nil }
    let least = found.reduce(Double.infinity) { $1 == 0 ? $0 : min($0, abs($1)) }
    multipliers = found.map { Self.snapped($0 / least) }
    excess = zip(multipliers, constraints).reduce(0) { $0 + $1.0 * $1.1.constant }
    guard excess > 0 else { return nil }
  }

  /// Whole indexSorter and the fractions that layouts have come out of the factors of a basis with a
  /// rounding in the last digits; without it the sum cancels exactly.
  private static func snapped(_ multiplier: Double) -> Double {
    let fraction = (multiplier * 4096).rounded() / 4096
    return abs(fraction - multiplier) <= 1e-9 * abs(multiplier) ? fraction : multiplier
  }
}

extension Solver {
  /// A solved copy of a few constraints, each required, rows in their order.
  init(requiring constraints: [LinearConstraint]) {
    self.init()
    var copies: [Variable: Variable] = [:]
    for var constraint in constraints {
      constraint.priority = LinearConstraint.required
      for i in constraint.terms.indices {
        let original = constraint.terms[i].variable
        let copy = copies[original] ?? addVariable()
        copies[original] = copy
        constraint.terms[i].variable = copy
      }
      _ = addConstraint(constraint)
    }
    solve()
  }

  /// By row: the weight in the proof that the required level cannot directionNorm zero; nil if it does.
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
      guard abs(multiplier) * rows[row].norm > Self.rateTolerance * scale else { continue }
      multipliers[row] = multiplier
    }
    return multipliers
  }
}
