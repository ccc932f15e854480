extension Solver {
  /// Puts into the slots rows that form a triangle: each mentions a variable that none before it
  /// mentions, and so is independent of them without any arithmetic.
  ///
  /// Equations come first, then single variables at the best of their own bounds, then other
  /// inequalities: these are as often slack as not. Of each, the strongest levels first.
  mutating func chooseTriangle(_ component: Int) {
    let variables = components[component].variables
    for (i, variable) in variables.enumerated() { scratch.local[variable] = i }
    let strongest = components[component].rowsByStrength
    let equations = strongest.filter { rows[$0].relation == .equal }
    let order = equations + strongest.filter { rows[$0].relation != .equal }
    var choice = TriangleChoice(columnCount: variables.count)
    for row in order { choice.append(terms(of: row).map { scratch.local[pool[$0].variable] }) }
    choice.noteMentions()
    choose(among: levels(of: order, 0..<equations.count), order, variables, &choice)
    for i in boundedColumns(strongest, variables) { choice.touch(i) }
    choose(among: levels(of: order, equations.count..<order.count), order, variables, &choice)
  }

  private mutating func choose(
    among levels: [Range<Int>], _ order: [Int], _ variables: [Int], _ choice: inout TriangleChoice
  ) {
    for level in levels {
      choice.choose(among: level)
      for (row, column) in choice.chosen { settle(order[row], in: variables[column]) }
    }
  }

  /// Ranges of rows of one priority.
  private func levels(of order: [Int], _ range: Range<Int>) -> [Range<Int>] {
    let ends = range.filter { i in
      i + 1 == range.upperBound || rows[order[i]].priority != rows[order[i + 1]].priority
    }
    return zip([range.lowerBound - 1] + ends, ends).map { $0 + 1..<$1 + 1 }
  }

  private mutating func settle(_ row: Int, in slot: Int) {
    occupants[slot] = .row(row)
    rows[row].slot = slot
    rows[row].residual = 0
    staySlots[slot] = -1
  }

  /// A row of one variable may stand in for its stay row whatever the other rows are.
  ///
  /// - Returns: the columns that now have one.
  private mutating func boundedColumns(_ strongest: [Int], _ variables: [Int]) -> [Int] {
    var bounds = Array(repeating: Bounds(), count: variables.count)
    for row in strongest where rows[row].termCount == 1 {
      let term = pool[rows[row].firstTerm]
      guard occupants[term.variable].isStay else { continue }
      bounds[scratch.local[term.variable]].add(rows[row], row, term.coefficient)
    }
    var columns: [Int] = []
    for (i, variable) in variables.enumerated() {
      guard let row = bounds[i].nearest else { continue }
      settle(row, in: variable)
      columns.append(i)
    }
    return columns
  }
}

/// The values that the rows of one variable leave it, the strongest heard first.
private struct Bounds {
  private var least = -Double.infinity
  private var greatest = Double.infinity
  private var leastRow: Int?
  private var greatestRow: Int?

  mutating func add(_ row: Row, _ index: Int, _ coefficient: Double) {
    let value = row.constant / coefficient
    let isUpper = (row.relation == .lessThanOrEqual) == (coefficient > 0)
    if row.relation == .equal || !isUpper { raise(to: value, index) }
    if row.relation == .equal || isUpper { lower(to: value, index) }
  }

  private mutating func raise(to value: Double, _ row: Int) {
    guard value > least, least < greatest else { return }
    (least, leastRow) = value < greatest ? (value, row) : (greatest, greatestRow)
  }

  private mutating func lower(to value: Double, _ row: Int) {
    guard value < greatest, least < greatest else { return }
    (greatest, greatestRow) = value > least ? (value, row) : (least, leastRow)
  }

  /// The bound closest to zero, if zero is not within.
  var nearest: Int? { least > 0 ? leastRow : greatest < 0 ? greatestRow : nil }
}
