import Certificates
import ExactArithmetic

extension LinearProblem.Row {
  /// The terms that are not zero, exactly.
  var form: SparseForm {
    terms.compactMap { term in
      Rational(term.coefficient).flatMap { $0.isZero ? nil : (term.variable, $0) }
    }
  }

  /// The largest magnitude of a coefficient.
  var norm: Double { terms.reduce(0) { max($0, abs($1.coefficient)) } }
}

extension Conflict {
  private typealias Sums = [Int: CancellingSum]

  /// Whether the variables cancel in a combination of the rows but for what may be rounding.
  ///
  /// Elimination with the pivot that has cancelled least: where only rounding is left, all of the rest
  /// is rounding.
  ///
  /// - Parameter work: that of the elimination is added.
  func isNumericallyDependent(_ work: ExactWork) throws -> Bool {
    var open = rows.map { row in
      Sums(uniqueKeysWithValues: row.form.map { ($0.variable, CancellingSum($0.coefficient)) })
    }
    while let (row, variable) = Self.clearest(open), let pivot = open[row][variable] {
      if pivot.mayBeRounding { return true }
      try work.spend(open.reduce(0) { $0 + $1.count })
      let source = open.remove(at: row)
      for target in open.indices {
        try Self.eliminate(variable, pivot, source, &open[target], work)
      }
    }
    return false
  }

  /// Of equal entries that of the first row and variable.
  private static func clearest(_ rows: [Sums]) -> (row: Int, variable: Int)? {
    var best: (row: Int, variable: Int, share: Double)?
    for (row, sums) in rows.enumerated() {
      for (variable, sum) in sums.sorted(by: { $0.key < $1.key })
      where sum.share > best?.share ?? 0 { best = (row, variable, sum.share) }
    }
    return best.map { ($0.row, $0.variable) }
  }

  private static func eliminate(
    _ variable: Int, _ pivot: CancellingSum, _ source: Sums, _ target: inout Sums,
    _ work: ExactWork
  ) throws {
    guard let entry = target.removeValue(forKey: variable), !entry.value.isZero else { return }
    let factor = try -work.quotient(entry.value, by: pivot.value)
    for (other, sum) in source where other != variable {
      try target[other, default: CancellingSum()].add(factor, times: sum, work)
    }
  }
}
