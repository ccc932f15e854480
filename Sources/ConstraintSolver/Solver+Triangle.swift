extension Solver {
  /// Puts into the slots rows that form a triangle: each mentions a variable that none before it
  /// mentions, and so is independent of them without any arithmetic.
  ///
  /// Equations come first, then single variables at the best of their own bounds, then other
  /// inequalities: these are as often slack as not. Of each, the strongest levels first.
  mutating func chooseTriangle(_ component: Int) {
    let variables = components[component].variables
    // Half of the systems of a layout that was just taken apart have one variable.
    guard variables.count > 1 else {
      if let row = boundingRow(of: variables[0]) { settle(row, in: variables[0]) }
      return
    }
    var choice = TriangleChoice()
    swap(&choice, &scratch.choice)
    choice.begin(variables, rowCount: rows.count, variableCount: values.count)
    var equations: [Int] = []
    var inequalities: [Int] = []
    for row in components[component].rowsByStrength {
      if rows[row].termCount == 1 { choice.reserve(pool[rows[row].firstTerm].variable) }
      if rows[row].relation == .equal {
        equations.append(row)
      } else if rows[row].termCount > 1 {
        inequalities.append(row)
      }
    }
    choose(among: equations, &choice)
    chooseBounds(variables, &choice)
    choose(among: inequalities, &choice)
    swap(&choice, &scratch.choice)
  }

  private mutating func choose(among order: [Int], _ choice: inout TriangleChoice) {
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, rows[order[end]].priority == rows[order[start]].priority { end += 1 }
      choice.choose(among: order[start..<end], of: matrix)
      for (row, variable) in choice.chosen { settle(row, in: variable) }
      start = end
    }
  }

  private var matrix: TriangleChoice.Matrix {
    TriangleChoice.Matrix(rows: rows, pool: pool, firstMention: firstMention)
  }

  private mutating func settle(_ row: Int, in slot: Int) {
    occupants[slot] = .row(row)
    rows[row].slot = slot
    rows[row].residual = 0
    staySlots[slot] = -1
  }

  /// A row of one variable may stand in for its stay row whatever the other rows are.
  private mutating func chooseBounds(_ variables: [Int], _ choice: inout TriangleChoice) {
    for variable in variables where occupants[variable].isStay && choice.isReserved(variable) {
      guard let row = boundingRow(of: variable) else { continue }
      settle(row, in: variable)
      choice.give(variable, matrix)
    }
  }

  /// Of the rows that mention nothing else, the one that holds the variable where all of them
  /// together want it; nil if that is zero by itself.
  private mutating func boundingRow(of variable: Int) -> Int? {
    let own = ownRows(of: variable)
    guard let chosen = range(of: own).nearestRow else { return nil }
    for row in own where row != chosen { bar(chosen, by: row) }
    return chosen
  }

  private func range(of own: [Int]) -> BoundedRange {
    var range = BoundedRange()
    var level: [BoundedRange.Bound] = []
    for (i, row) in own.enumerated() {
      level.append(.init(rows[row], row, coefficient: coefficient(row)))
      guard i + 1 == own.count || rows[own[i + 1]].priority < rows[row].priority else { continue }
      range.narrow(to: level)
      level.removeAll(keepingCapacity: true)
    }
    for row in own.sorted() {
      range.clip(.init(rows[row], row, coefficient: coefficient(row)))
    }
    return range
  }

  /// The strongest first.
  private func ownRows(of variable: Int) -> [Int] {
    var keys: [UInt64] = []
    var term = firstMention[variable]
    while term >= 0 {
      let row = pool[term].row
      if rows[row].termCount == 1, rows[row].isBeside { keys.append(strengthKey(row)) }
      term = pool[term].next
    }
    keys.sort()
    return keys.map { Int($0 & 0xffff_ffff) }
  }

  private func coefficient(_ row: Int) -> Double { pool[rows[row].firstTerm].coefficient }

  /// Where two rows of one variable meet, either side of the one that is not tight is true. The one
  /// that the other may leave to says at once that leaving costs; without that every view as wide
  /// as its contents costs a search for a way that ends where it begins.
  private mutating func bar(_ chosen: Int, by row: Int) {
    let (own, other) = (coefficient(chosen), coefficient(row))
    guard rows[row].priority < rows[chosen].priority, rows[chosen].relation != .equal,
      rows[row].constant / other == rows[chosen].constant / own
    else { return }
    let free = rows[chosen].relation == .greaterThanOrEqual ? 1.0 : -1
    rows[row].side = (own > 0) == (other > 0) ? free : -free
  }
}
