import AutoLayout
import TestSupport

/// The minimal errors of rows, level by level, and the values that they determine, computed exactly
/// from the definition.
struct ExactLayout {
  /// The oracle accepts whole numbers only, so that it is exact.
  struct NotWhole: Error {}

  /// The levels, strongest first.
  private(set) var levels: [(priority: LayoutPriority, error: Double)] = []
  private var tableau: ExactTableau
  private let unknownCount: Int
  /// The factor by which all rows are multiplied, so that their numbers are whole.
  private let scale: Int
  private let rows: [WrittenLayout.Row]

  init(_ rows: [WrittenLayout.Row], unknownCount: Int) throws {
    self.rows = rows
    self.unknownCount = unknownCount
    guard let scale = [1, 2, 4, 8].first(where: { scale in rows.allSatisfy { $0.isWhole(scale) } })
    else { throw NotWhole() }
    self.scale = scale
    let columnCount = 2 * unknownCount + 2 * rows.count
    var basis: [Int] = []
    let lines = rows.enumerated().map { index, row in
      // A row of the linear program is `form − excess + shortfall == 0`, with a positive right-hand
      // side.
      let sign = row.form.constant > 0 ? -1 : 1
      var line = Array(repeating: 0, count: columnCount + 1)
      for (unknown, coefficient) in row.form.coefficients {
        line[2 * unknown] += sign * Int(coefficient * Double(scale))
        line[2 * unknown + 1] -= sign * Int(coefficient * Double(scale))
      }
      line[columnCount] = -sign * Int(row.form.constant * Double(scale))
      let excess = 2 * unknownCount + 2 * index
      line[excess] = -sign
      line[excess + 1] = sign
      basis.append(sign == 1 ? excess + 1 : excess)
      return line
    }
    tableau = ExactTableau(rows: lines, basis: basis)
    try minimizeLevels()
  }

  private mutating func minimizeLevels() throws {
    for priority in Set(rows.map(\.priority)).sorted(by: >) {
      var cost = noCost
      for (index, row) in rows.enumerated() where row.priority == priority {
        cost[2 * unknownCount + 2 * index] = row.relation == .greaterThanOrEqual ? 0 : 1
        cost[2 * unknownCount + 2 * index + 1] = row.relation == .lessThanOrEqual ? 0 : 1
      }
      guard let minimum = try tableau.minimize(cost) else { continue }
      tableau.keepOnly(minimum)
      levels.append((priority, minimum.value.value / Double(scale)))
    }
  }

  private var noCost: [Int] { Array(repeating: 0, count: 2 * unknownCount + 2 * rows.count) }

  /// The value of an unknown if all the best layouts agree on it.
  func value(of unknown: Int) throws -> Double? {
    var cost = noCost
    cost[2 * unknown] = 1
    cost[2 * unknown + 1] = -1
    var (descending, ascending) = (tableau, tableau)
    guard let least = try descending.minimize(cost),
      let negative = try ascending.minimize(cost.map { -$0 }),
      least.value == Fraction(0, 1) - negative.value
    else { return nil }
    return least.value.value
  }
}

extension WrittenLayout.Row {
  fileprivate func isWhole(_ scale: Int) -> Bool {
    (form.coefficients.values + [form.constant]).allSatisfy {
      Int(exactly: $0 * Double(scale)) != nil
    }
  }
}
