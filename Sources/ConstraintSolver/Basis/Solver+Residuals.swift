extension Solver {
  /// Recomputes the residual of a nonbasic row from the values; its sign changes only if the
  /// residual exceeds its tolerance.
  ///
  /// - Returns: whether the sign changed.
  mutating func refreshResidual(_ row: Int) -> Bool {
    workspace.rowCount += 1
    return Self.refresh(&rows[row], pool, values)
  }

  private static func refresh(
    _ row: inout Row, _ pool: [PooledTerm], _ values: [Double]
  ) -> Bool {
    refresh(&row, pool.span, values.span)
  }

  /// Takes the row as one `inout` access, because each separate access would check that the array
  /// is unique.
  @inline(__always)
  static func refresh(_ row: inout Row, _ pool: Span<PooledTerm>, _ values: Span<Double>) -> Bool {
    var sum = -row.constant
    var magnitude = abs(row.constant) + row.norm
    for i in row.firstTerm..<row.firstTerm &+ row.termCount {
      let product = pool[unchecked: i].coefficient * values[unchecked: pool[unchecked: i].variable]
      sum += product
      magnitude += abs(product)
    }
    guard abs(sum) > magnitude * Tolerance.residual else {
      row.residual = 0
      return false
    }
    row.residual = sum
    guard sum * row.sign < 0 else { return false }
    row.sign = -row.sign
    return true
  }

  /// Recomputes the residuals of the nonbasic ones among some rows. Those whose sign changes become
  /// pricing candidates.
  mutating func refreshResiduals(of moved: [Int], in component: Int) {
    let change = Self.refresh(
      moved, &rows, pool, values, &components[component].pricingCandidates, &workspace.rowCount)
    if change != 0 { components[component].violations += change }
  }

  /// - Returns: the increase in the number of violated required rows.
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
