extension Solver {
  /// Sums equal terms, drops those that cancel, and stores the rest in the pool.
  mutating func makeRow(_ constraint: LinearConstraint) -> Row {
    let first = pool.count
    var (norm, isFinite, isSummed) = (0.0, true, false)
    for term in constraint.terms where term.coefficient != 0 {
      if !term.coefficient.isFinite { isFinite = false }
      norm = max(norm, abs(term.coefficient))
      if !append(term, from: first) { isSummed = true }
    }
    precondition(
      isFinite && constraint.constant.isFinite && constraint.priority.isFinite,
      "a constraint that is not finite: \(constraint)")
    // Rows with equal terms are rare, and rows are many.
    if isSummed {
      pool.replaceSubrange(first..., with: pool[first...].filter { $0.coefficient != 0 })
      norm = pool[first...].reduce(0) { max($0, abs($1.coefficient)) }
    }
    return Row(terms: first..<pool.count, norm: norm, constraint)
  }

  /// - Returns: whether the term is the first of its variable.
  @inline(__always)
  private mutating func append(_ term: Term, from first: Int) -> Bool {
    for i in first..<pool.count where pool[i].variable == term.variable.id {
      pool[i].coefficient += term.coefficient
      return false
    }
    pool.append(
      PooledTerm(
        variable: term.variable.id, coefficient: term.coefficient, row: rows.count, nextInColumn: -1
      ))
    return true
  }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount
  }

  /// Recomputes the residual of a row that is not tight from the values, and its sign where that
  /// is beyond doubt.
  ///
  /// - Returns: whether it is on the other sign now.
  mutating func refreshResidual(_ row: Int) -> Bool {
    workspace.rowCount += 1
    return Self.refresh(&rows[row], pool, values)
  }

  private static func refresh(
    _ row: inout Row, _ pool: [PooledTerm], _ values: [Double]
  ) -> Bool {
    refresh(&row, pool.span, values.span)
  }

  /// One access to the row, because every other one would ask whether the array is unique.
  @inline(__always)
  static func refresh(_ row: inout Row, _ pool: Span<PooledTerm>, _ values: Span<Double>) -> Bool {
    var sum = -row.constant
    var magnitude = abs(row.constant) + row.norm
    for i in row.firstTerm..<row.firstTerm &+ row.termCount {
      let product = pool[unchecked: i].coefficient * values[unchecked: pool[unchecked: i].variable]
      sum += product
      magnitude += abs(product)
    }
    guard abs(sum) > magnitude * residualTolerance else {
      row.residual = 0
      return false
    }
    row.residual = sum
    guard sum * row.sign < 0 else { return false }
    row.sign = -row.sign
    return true
  }

  /// Recomputes the residuals of those rows that are not tight. Those on the other sign now become
  /// pricingCandidates.
  mutating func refreshResiduals(of moved: [Int], in component: Int) {
    let change = Self.refresh(
      moved, &rows, pool, values, &components[component].pricingCandidates, &workspace.rowCount)
    if change != 0 { components[component].violations += change }
  }

  /// - Returns: how many more required rows are violated.
  private static func refresh(
    _ moved: [Int], _ rowArray: inout [Row], _ poolArray: [PooledTerm], _ valueArray: [Double],
    _ pricingCandidates: inout [BasisMember], _ visits: inout Int
  ) -> Int {
    let (pool, values) = (poolArray.span, valueArray.span)
    var rows = rowArray.mutableSpan
    var change = 0
    for row in moved where rows[row].isNonbasic {
      visits += 1
      guard rows[unchecked: row].priority >= LinearConstraint.required else {
        if refresh(&rows[unchecked: row], pool, values) { pricingCandidates.append(.row(row)) }
        continue
      }
      let wasViolated = rows[unchecked: row].isViolated
      if refresh(&rows[unchecked: row], pool, values) { pricingCandidates.append(.row(row)) }
      if wasViolated != rows[unchecked: row].isViolated { change += wasViolated ? -1 : 1 }
    }
    return change
  }

  /// A residual below this share of its row's indexSorter is rounding.
  static let residualTolerance = 1e-11
  /// A rate below this (for a row whose largest coefficient is 1) is rounding.
  static let rateTolerance = 1e-9
  /// A component of a direction below this share of the largest one is rounding.
  static let directionTolerance = 1e-12

  mutating func compactIfWorthwhile() {
    guard removedTermCount > 1000, removedTermCount * 2 > pool.count else { return }
    var compacted: [PooledTerm] = []
    // As much again, or the next row would copy all of it.
    compacted.reserveCapacity(2 * (pool.count - removedTermCount))
    for variable in columnHeads.indices { columnHeads[variable] = -1 }
    for row in rows.indices where rows[row].isLive {
      let range = terms(of: row)
      rows[row].firstTerm = compacted.count
      compacted += pool[range]
      guard row < attachedCount else { continue }
      for i in rows[row].firstTerm..<compacted.count {
        compacted[i].nextInColumn = columnHeads[compacted[i].variable]
        columnHeads[compacted[i].variable] = i
      }
    }
    pool = compacted
    removedTermCount = 0
  }
}
