import Certificates
import ExactArithmetic

/// Holds a conflict to what it claims: its rows contradict each other, and without any one of them the
/// others do not.
///
/// Multipliers exist, are unique up to a factor and none is zero exactly if each selection of all
/// but one row is linearly independent; such a selection has a solution, whatever its constants.
/// With the signs that the relations demand, the sum reads `0 >= excess` (Farkas' lemma).
struct ConflictCheck {
  let conflict: Conflict
  let work: ExactWork
  private var rows: [LinearProblem.Row] { conflict.rows }

  func check() throws {
    let exact = try multipliers()
    let sum: SparseForm = try rows.enumerated().map { ($0, try CertifiedBasis.exact($1.constant)) }
    let sign = try work.value(of: sum, at: exact).signum
    guard sign != 0 else { throw Refusal.noConflict }
    for (multiplier, row) in zip(exact, rows) {
      if multiplier.isZero { throw Refusal.conflictNotMinimal }
      let side: Certificate.Side = multiplier.signum * sign > 0 ? .below : .above
      guard row.relation.slope(toward: side) > 0 else { throw Refusal.noConflict }
    }
    try compare(exact.map { sign > 0 ? $0 : -$0 })
  }

  /// The exact multipliers, the first of them 1.
  private func multipliers() throws -> [Rational] {
    guard !rows.isEmpty else { throw Refusal.noConflict }
    var sums: [Int: SparseForm] = [:]
    for (row, stated) in rows.enumerated() {
      for term in try CertifiedBasis.form(stated) {
        sums[term.variable, default: []].append((row, term.coefficient))
      }
    }
    let equations = sums.sorted { $0.key < $1.key }.map(\.value)
    let first = equations.map { $0[0].variable == 0 ? $0[0].coefficient : .zero }
    let found = [.one] + (try factors(equations).solve(first.map { -$0 }))
    for terms in equations {
      guard try work.value(of: terms, at: found).isZero else { throw Refusal.noConflict }
    }
    return found
  }

  private func factors(_ equations: [SparseForm]) throws -> SparseFactors {
    let unknown = equations.map { form in
      form.filter { $0.variable > 0 }.map { ($0.variable - 1, $0.coefficient) }
    }
    do {
      return try SparseFactors(unknown, variableCount: rows.count - 1, work)
    } catch is SparseFactors.Singular {
      throw Refusal.conflictNotMinimal
    }
  }

  private func compare(_ exact: [Rational]) throws {
    guard let multipliers = conflict.multipliers, let first = multipliers.first else { return }
    guard multipliers.count == exact.count else { throw Refusal.malformed }
    let scale = abs(first) / abs(exact[0].approximation)
    for (given, value) in zip(multipliers, exact.map(\.approximation)) {
      guard abs(given - scale * value) <= Self.multiplierTolerance * abs(given) else {
        throw Refusal.wrongMultipliers
      }
    }
  }

  /// The share by which a multiplier may differ from the exact one.
  private static let multiplierTolerance = 1e-9
}
