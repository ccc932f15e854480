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
  func isNumericallyDependent() throws -> Bool {
    var open = rows.map { row in
      Sums(uniqueKeysWithValues: row.form.map { ($0.variable, CancellingSum($0.coefficient)) })
    }
    while let (row, variable) = Self.clearest(open), let pivot = open[row][variable] {
      if pivot.mayBeRounding { return true }
      let source = open.remove(at: row)
      for target in open.indices { try Self.eliminate(variable, pivot, source, &open[target]) }
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
    _ variable: Int, _ pivot: CancellingSum, _ source: Sums, _ target: inout Sums
  ) throws {
    guard let entry = target.removeValue(forKey: variable), !entry.value.isZero else { return }
    let factor = try -(entry.value / pivot.value)
    for (other, sum) in source where other != variable {
      try target[other, default: CancellingSum()].add(factor, times: sum)
    }
  }
}
