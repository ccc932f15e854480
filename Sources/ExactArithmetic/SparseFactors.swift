/// A linear form: its nonzero coefficients.
package typealias SparseForm = [(variable: Int, coefficient: Rational)]

/// The exact solution of linear equations, by elimination.
///
/// Equations in which one variable is unknown come first, and those that alone have a variable come
/// last; only what remains is eliminated. Systems of layouts are triangular but for few equations.
package struct SparseFactors {
  /// The equations leave a variable undetermined.
  package struct Singular: Error {}

  struct Pivot {
    var row: Int
    var variable: Int
    var coefficient: Rational
  }

  /// In the order of substitution.
  private(set) var pivots: [Pivot] = []
  /// By row, without the pivots.
  private(set) var rows: [SparseForm]
  /// By variable: the later rows in which it occurs.
  private var columns: [[(row: Int, coefficient: Rational)]]
  private(set) var eliminations: [(target: Int, source: Int, factor: Rational)] = []
  /// By row: the rows that were subtracted from it.
  private(set) var sources: [[(source: Int, factor: Rational)]]
  /// By variable and by row: the index of its pivot; -1 if a row has none.
  private(set) var stepOfVariable: [Int]
  private(set) var stepOfRow: [Int]

  /// That of the factors and of all that is computed with them.
  package let work: ExactWork

  /// More equations than variables are allowed; those that are not needed are ignored.
  package init(
    _ equations: [SparseForm], variableCount: Int, _ work: ExactWork = ExactWork()
  ) throws {
    self.work = work
    try work.spend(equations.reduce(variableCount) { $0 + $1.count })
    rows = equations
    columns = Array(repeating: [], count: variableCount)
    sources = equations.map { _ in [] }
    stepOfRow = equations.map { _ in -1 }
    stepOfVariable = Array(repeating: -1, count: variableCount)
    var users = Array(repeating: [Int](), count: variableCount)
    for (row, form) in rows.enumerated() {
      for term in form { users[term.variable].append(row) }
    }
    var order = PivotOrder(rows: rows, users: users)
    pivots = order.rowSingletons(rows).compactMap(pivot)
    let last = order.columnSingletons(rows).compactMap(pivot)
    let core = try eliminateCore(order)
    pivots += core.reversed() + last.reversed()
    guard pivots.count == variableCount else { throw Singular() }
    for (step, pivot) in pivots.enumerated() {
      (stepOfRow[pivot.row], stepOfVariable[pivot.variable]) = (step, step)
      removePivot(pivot)
    }
  }

  private func pivot(_ row: Int, _ variable: Int) -> Pivot? {
    rows[row].first { $0.variable == variable }.map {
      Pivot(row: row, variable: variable, coefficient: $0.coefficient)
    }
  }

  private mutating func removePivot(_ pivot: Pivot) {
    rows[pivot.row].removeAll { $0.variable == pivot.variable }
    for term in rows[pivot.row] {
      columns[term.variable].append((pivot.row, term.coefficient))
    }
  }

  private mutating func eliminateCore(_ order: PivotOrder) throws -> [Pivot] {
    var (open, unknown) = (order.openRows, order.isUnknown)
    var found: [Pivot] = []
    while let (row, variable) = sparsest(open, unknown) {
      guard let pivot = pivot(row, variable) else { break }
      try work.spend(open.count)
      open.removeAll { $0 == row }
      unknown[variable] = false
      for target in open { try eliminate(pivot, from: target) }
      found.append(pivot)
    }
    return found
  }

  /// An open row with the fewest unknown variables, and of these one that the fewest rows have. Rows
  /// with a single unknown variable were pivots before, so that two are good enough.
  private func sparsest(_ open: [Int], _ unknown: [Bool]) -> (Int, Int)? {
    var best: (row: Int, count: Int)?
    for row in open {
      let count = rows[row].count { unknown[$0.variable] }
      if count == 0 || count >= best?.count ?? .max { continue }
      best = (row, count)
      if count <= 2 { break }
    }
    guard let row = best?.row else { return nil }
    let variables = rows[row].map(\.variable).filter { unknown[$0] }
    let uses = variables.map { variable in
      open.count { rows[$0].contains { $0.variable == variable } }
    }
    return variables.indices.min { uses[$0] < uses[$1] }.map { (row, variables[$0]) }
  }

  private mutating func eliminate(_ pivot: Pivot, from target: Int) throws {
    guard let entry = rows[target].first(where: { $0.variable == pivot.variable }) else { return }
    let factor = try work.quotient(entry.coefficient, by: pivot.coefficient)
    var sum: [Int: Rational] = [:]
    for term in rows[target] { sum[term.variable] = term.coefficient }
    for term in rows[pivot.row] {
      sum[term.variable] = try work.sum(
        sum[term.variable] ?? .zero, -factor, times: term.coefficient)
    }
    rows[target] = sum.filter { !$0.value.isZero }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    eliminations.append((target, pivot.row, factor))
    sources[target].append((pivot.row, factor))
  }

  /// The values at which the equations have these right-hand sides.
  package func solve(_ constants: [Rational]) throws -> [Rational] {
    var rest = constants
    var values = Array(repeating: Rational.zero, count: columns.count)
    for step in eliminations where !rest[step.source].isZero {
      rest[step.target] = try work.sum(rest[step.target], -step.factor, times: rest[step.source])
    }
    for pivot in pivots where !rest[pivot.row].isZero {
      let value = try work.quotient(rest[pivot.row], by: pivot.coefficient)
      values[pivot.variable] = value
      for use in columns[pivot.variable] {
        rest[use.row] = try work.sum(rest[use.row], -use.coefficient, times: value)
      }
    }
    return values
  }
}
