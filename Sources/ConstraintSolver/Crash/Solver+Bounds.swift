extension Solver {
  /// The single-variable row that is tight where all such rows of the variable together are
  /// satisfied best; nil if that is the case at zero.
  mutating func boundingRow(of variable: Int) -> Int? {
    if let row = onlyBound(of: variable) {
      var range = BoundedRange()
      range.clip(bound(row))
      return range.nearestRow
    }
    let own = boundRows(of: variable)
    guard let chosen = range(of: own).nearestRow else { return nil }
    for row in own where row != chosen { markBlocked(chosen, by: row) }
    return chosen
  }

  /// The variable's single-variable row, if there is exactly one. Always inlined: a call would copy
  /// the references of the solver's arrays, half of the instructions in this case (callgrind).
  @inline(__always)
  private func onlyBound(of variable: Int) -> Int? {
    var only: Int?
    var term = columnHeads[variable]
    while term >= 0 {
      let row = pool[term].row
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].isNonbasic else { continue }
      guard only == nil else { return nil }
      only = row
    }
    return only
  }

  private func range(of own: [Int]) -> BoundedRange {
    var range = BoundedRange()
    var level: [BoundedRange.Bound] = []
    for (i, row) in own.enumerated() {
      level.append(bound(row))
      guard i + 1 == own.count || rows[own[i + 1]].priority < rows[row].priority else { continue }
      range.narrow(to: level)
      level.removeAll(keepingCapacity: true)
    }
    for row in own.sorted() {
      range.clip(bound(row))
    }
    return range
  }

  /// The variable's nonbasic single-variable rows, strongest first.
  private func boundRows(of variable: Int) -> [Int] {
    var own: [(priority: Float, row: Int)] = []
    var term = columnHeads[variable]
    while term >= 0 {
      let row = pool[term].row
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].isNonbasic else { continue }
      own.append((rows[row].priority, row))
    }
    // As `isStronger`, of which a closure would copy the solver.
    own.sort { $0.priority == $1.priority ? $0.row < $1.row : $0.priority > $1.priority }
    return own.map(\.row)
  }

  private func bound(_ row: Int) -> BoundedRange.Bound {
    .init(
      row, rows[row].relation, coefficient: coefficient(row), constant: rows[row].constant)
  }

  @inline(__always)
  func coefficient(_ row: Int) -> Double { pool[rows[row].firstTerm].coefficient }
}
