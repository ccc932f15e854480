/// A linear program in whole numbers: minimize a cost over `T y = b`, `y >= 0`, without rounding.
///
/// Primal simplex with Bland's rule, so it ends on degenerate systems too, and with Edmonds'
/// integer-preserving pivots: every entry is a minor of the first tableau over one common
/// denominator, so the division of a pivot leaves no remainder. It shares no idea with the solver
/// it judges, which keeps one tight row a variable and prices in floating point.
package struct ExactTableau {
  /// The numbers of the program outgrew 64 bits, so nothing is known about it.
  package struct Overflow: Error {}

  /// A minimum, and by how much each column that is not basic would raise it.
  package struct Minimum {
    package let value: Fraction
    fileprivate let reducedCosts: [Int128]
  }

  /// Entries over `denominator`; the last one of a row is its right-hand side, never negative.
  private var rows: [[Int]]
  /// The column that is basic in each row.
  private var basis: [Int]
  /// The columns that may be other than 0, ascending: fewer after each face kept. Entries of the
  /// others are no longer kept up to date.
  private var active: [Int]
  private let columnCount: Int
  private var denominator = 1

  /// - Parameter basis: for each row a column that is 1 there and 0 in all other rows.
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

  /// Moves to a vertex of least cost; nil if the cost has no lower bound.
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

  /// Leaves only the points of that minimum: a column that would raise it stays 0.
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

  /// The row of the least ratio, and of those the one whose basic column comes first.
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
