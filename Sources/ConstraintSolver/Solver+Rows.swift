extension Solver {
  /// Sums equal terms, drops those that cancel, and stores the rest in the pool.
  mutating func makeRow(_ constraint: LinearConstraint) -> Row {
    precondition(
      constraint.constant.isFinite && constraint.priority.isFinite
        && constraint.terms.allSatisfy { $0.coefficient.isFinite },
      "a constraint that is not finite: \(constraint)")
    let first = pool.count
    for term in constraint.terms where term.coefficient != 0 {
      let known = pool[first...].firstIndex { $0.variable == term.variable.id }
      if let known {
        pool[known].coefficient += term.coefficient
      } else {
        pool.append((term.variable.id, term.coefficient))
      }
    }
    let kept = pool[first...].filter { $0.coefficient != 0 }
    pool.replaceSubrange(first..., with: kept)
    return Row(
      firstTerm: first, termCount: kept.count, relation: constraint.relation,
      constant: constraint.constant, priority: constraint.priority,
      norm: kept.reduce(0) { max($0, abs($1.coefficient)) })
  }

  func terms(of row: Int) -> Range<Int> {
    rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount
  }

  /// `Σ coefficient · vector[variable]`.
  func product(_ row: Int, _ vector: [Double]) -> Double {
    var sum = 0.0
    for i in terms(of: row) { sum += pool[i].coefficient * vector[pool[i].variable] }
    return sum
  }

  /// Recomputes a row's residual from the values, and its side where that is beyond doubt.
  mutating func refreshResidual(_ row: Int) {
    guard rows[row].slot < 0 else {
      rows[row].residual = 0
      return
    }
    var sum = -rows[row].constant
    var magnitude = abs(rows[row].constant) + rows[row].norm
    for i in terms(of: row) {
      let product = pool[i].coefficient * values[pool[i].variable]
      sum += product
      magnitude += abs(product)
    }
    rows[row].residual = abs(sum) <= magnitude * Self.residualTolerance ? 0 : sum
    if rows[row].residual != 0 { rows[row].side = rows[row].residual > 0 ? 1 : -1 }
  }

  /// A residual below this share of its row's numbers is rounding.
  static let residualTolerance = 1e-11
  /// A rate below this (for a row whose largest coefficient is 1) is rounding.
  static let rateTolerance = 1e-9
  /// A component of a direction below this share of the largest one is rounding.
  static let directionTolerance = 1e-12

  /// A row's first side: the one that costs nothing, so that it asks for no pivot by itself.
  mutating func placeBesideBasis(_ row: Int) {
    rows[row].side = rows[row].relation == .lessThanOrEqual ? -1 : 1
    refreshResidual(row)
  }

  mutating func compactIfWorthwhile() {
    guard deadTerms > 1000, deadTerms * 2 > pool.count else { return }
    var compacted: [(variable: Int, coefficient: Double)] = []
    compacted.reserveCapacity(pool.count - deadTerms)
    for row in rows.indices where rows[row].isLive {
      let range = terms(of: row)
      rows[row].firstTerm = compacted.count
      compacted += pool[range]
    }
    pool = compacted
    deadTerms = 0
  }
}
