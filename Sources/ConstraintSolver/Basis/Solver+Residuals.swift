extension Solver {
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
}
