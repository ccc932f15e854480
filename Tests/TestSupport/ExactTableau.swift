/// A linear program in integers: minimize a cost over `T y = b`, `y >= 0`, without rounding.
///
/// It uses the primal simplex method with Bland's rule, so that it terminates on degenerate
/// systems, and Edmonds' integer-preserving pivots: every entry is a minor of the first tableau
/// over a common denominator, so that the division in a pivot leaves no remainder. Its method
/// differs from that of the solver under test, which keeps one active row per variable and prices
/// in floating point.
package struct ExactTableau {
  /// The numbers exceeded 64 bits, so the result is unknown.
  package struct Overflow: Error {}

  /// A minimum, and the reduced cost of each nonbasic column.
  package struct Minimum {
    package let value: Fraction
    fileprivate let reducedCosts: [Int128]
  }

  /// Entries over `denominator`. The last entry of a row is its right-hand side and never negative.
  private var rows: [[Int]]
  /// The column that is basic in each row.
  private var basis: [Int]
  /// The columns that may be nonzero, ascending. Each call of `keepOnly` removes some; their
  /// entries are no longer updated.
  private var active: [Int]
  private let columnCount: Int
  private var denominator = 1

  /// - Parameter basis: for each row, a column that is 1 in that row and 0 in all others.
  package init(rows: [[Int]], basis: [Int]) {
    self.rows = rows
    self.basis = basis
    columnCount = (rows.first?.count ?? 1) - 1
    active = Array(0..<columnCount)
  }

  /// The value of every column at the current vertex.
  package var vertex: [Fraction] {
    var values = Array(repeating: Fraction(0, 1), count: columnCount)
    for (row, column) in zip(rows, basis) {
      values[column] = Fraction(Int128(row[columnCount]), Int128(denominator))
    }
    return values
  }

  /// Moves to a vertex of least cost; returns nil if the cost is unbounded below.
  package mutating func minimize(_ cost: [Int]) throws(Overflow) -> Minimum? {
    while true {
      let reduced = reducedCosts(cost)
      guard let entering = active.first(where: { reduced[$0] < 0 }) else {
        let value = Fraction(-reduced[columnCount], Int128(denominator))
        return Minimum(value: value, reducedCosts: reduced)
      }
      guard let leaving = leavingRow(for: entering) else { return nil }
      try pivot(row: leaving, column: entering)
    }
  }

  /// Restricts the program to the face of that minimum: columns that would increase the cost stay
  /// 0.
  package mutating func keepOnly(_ minimum: Minimum) {
    active.removeAll { minimum.reducedCosts[$0] != 0 }
  }

  private func reducedCosts(_ cost: [Int]) -> [Int128] {
    var reduced = cost.map { Int128($0) * Int128(denominator) } + [0]
    for (row, column) in zip(rows, basis) where cost[column] != 0 {
      for index in active + [columnCount] where row[index] != 0 {
        reduced[index] -= Int128(cost[column]) * Int128(row[index])
      }
    }
    return reduced
  }

  /// The row with the least ratio; among equal ones, the row whose basic column comes first.
  private func leavingRow(for column: Int) -> Int? {
    var best: Int?
    for row in rows.indices where rows[row][column] > 0 {
      guard let other = best else {
        best = row
        continue
      }
      let left = ratio(row, column)
      let right = ratio(other, column)
      if left < right || (left == right && basis[row] < basis[other]) { best = row }
    }
    return best
  }

  private func ratio(_ row: Int, _ column: Int) -> Fraction {
    Fraction(Int128(rows[row][columnCount]), Int128(rows[row][column]))
  }

  private mutating func pivot(row: Int, column: Int) throws(Overflow) {
    let pivotRow = rows[row]
    for other in rows.indices where other != row {
      rows[other] = try reduced(rows[other], by: pivotRow, column: column)
    }
    denominator = pivotRow[column]
    basis[row] = column
  }

  private func reduced(
    _ row: [Int], by pivotRow: [Int], column: Int
  ) throws(Overflow) -> [Int] {
    let scale = Int128(pivotRow[column])
    let factor = Int128(row[column])
    let divisor = Int128(denominator)
    var result = row
    for index in active + [columnCount]
    where row[index] != 0 || (factor != 0 && pivotRow[index] != 0) {
      let entry = (Int128(row[index]) * scale - factor * Int128(pivotRow[index])) / divisor
      guard let small = Int(exactly: entry) else { throw Overflow() }
      result[index] = small
    }
    return result
  }
}
