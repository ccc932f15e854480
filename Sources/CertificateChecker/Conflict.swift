import ExactArithmetic

/// Required rows that contradict each other.
package struct Conflict: Hashable, Sendable {
  package var rows: [LinearProblem.Row]
  /// By row, up to a common factor: with these the variables cancel in the sum of the rows, a positive
  /// one for `>=` and a negative one for `<=`; nil if they are not claimed.
  package var multipliers: [Double]?

  package init(_ rows: [LinearProblem.Row], multipliers: [Double]? = nil) {
    self.rows = rows
    self.multipliers = multipliers
  }

  /// The share by which a multiplier may differ from the exact one.
  private static let multiplierTolerance = 1e-9
}

extension Conflict {
  /// Throws unless the rows contradict each other, and without any one of them the others do not.
  ///
  /// Multipliers exist, are unique up to a factor and none is zero exactly if each selection of all
  /// but one row is linearly independent; such a selection has a solution, whatever its constants.
  /// With the signs that the relations demand, the sum reads `0 >= excess` (Farkas' lemma).
  func check() throws {
    let exact = try exactMultipliers()
    var excess = Rational.zero
    for (multiplier, row) in zip(exact, rows) {
      excess = try excess + multiplier * CertifiedBasis.exact(row.constant)
    }
    let sign = excess.signum
    guard sign != 0 else { throw Refusal.noConflict }
    for (multiplier, row) in zip(exact, rows) {
      if multiplier.isZero { throw Refusal.conflictNotMinimal }
      let side: Certificate.Side = multiplier.signum * sign > 0 ? .below : .above
      guard row.relation.slope(toward: side) > 0 else { throw Refusal.noConflict }
    }
    try compare(exact.map { sign > 0 ? $0 : -$0 })
  }

  /// The multipliers whose first one is 1.
  private func exactMultipliers() throws -> [Rational] {
    guard let first = rows.first else { throw Refusal.noConflict }
    let forms = try rows.map { try CertifiedBasis.form($0) }
    var equations: [Int: SparseForm] = [:]
    for (row, form) in forms.enumerated() {
      for term in form { equations[term.variable, default: []].append((row, term.coefficient)) }
    }
    let variables = equations.keys.sorted()
    let factors = try factors(variables.map { equations[$0, default: []] })
    let known = Dictionary(
      uniqueKeysWithValues: try CertifiedBasis.form(first).map { ($0.variable, $0.coefficient) })
    let found = [.one] + (try factors.solve(variables.map { -(known[$0] ?? .zero) }))
    for variable in variables {
      var sum = Rational.zero
      for term in equations[variable, default: []] {
        sum = try sum + term.coefficient * found[term.variable]
      }
      if !sum.isZero { throw Refusal.noConflict }
    }
    return found
  }

  private func factors(_ equations: [SparseForm]) throws -> SparseFactors {
    let unknown = equations.map { form in
      form.filter { $0.variable > 0 }.map { ($0.variable - 1, $0.coefficient) }
    }
    do {
      return try SparseFactors(unknown, variableCount: rows.count - 1)
    } catch is SparseFactors.Singular {
      throw Refusal.conflictNotMinimal
    }
  }

  private func compare(_ exact: [Rational]) throws {
    guard let multipliers, let first = multipliers.first else { return }
    guard multipliers.count == exact.count else { throw Refusal.malformed }
    let scale = abs(first) / abs(exact[0].approximation)
    for (given, value) in zip(multipliers, exact.map(\.approximation)) {
      guard abs(given - scale * value) <= Self.multiplierTolerance * abs(given) else {
        throw Refusal.wrongMultipliers
      }
    }
  }
}
