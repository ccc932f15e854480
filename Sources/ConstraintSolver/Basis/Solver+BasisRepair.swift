/// What becomes of the basis when rows were removed and added.
///
/// A stay takes its variable to zero, and all that depends on it far from where it was: many pivots bring
/// that back. A new row that takes the place of a removed one mostly leaves it where it is.
extension Solver {
  /// Replaces removed rows in the basis of a component, by new rows where possible, and then stays by
  /// the equations among the new rows that are left.
  ///
  /// - Parameter added: the new rows of the component.
  mutating func repairBasis(of component: Int, _ added: [Int]) {
    var removed: [Int] = []
    swap(&removed, &components[component].removedBasicRows)
    defer {
      for row in removed { rows[row].basisPosition = -2 }
      removed.removeAll(keepingCapacity: true)
      swap(&removed, &components[component].removedBasicRows)
    }
    guard !components[component].needsRebuild, !removed.isEmpty || !added.isEmpty else { return }
    guard refactorizeIfNeeded(component) else { return components[component].isNew = true }
    let candidates = (added + violatedBounds(besides: removed)).sorted { isPreferred($0, $1) }
    for row in removed { replaceRemovedRow(row, by: candidates, in: component) }
    for row in candidates
    where rows[row].isNonbasic && (rows[row].relation == .equal || rows[row].error > 0) {
      replaceStay(by: row, in: component)
    }
  }

  private mutating func refactorizeIfNeeded(_ component: Int) -> Bool {
    guard components[component].needsFactors else { return true }
    statistics.refactorizations += 1
    return refactorize(component)
  }

  private func isPreferred(_ row: Int, _ other: Int) -> Bool {
    let (first, second) = (rows[row], rows[other])
    if first.priority != second.priority { return first.priority > second.priority }
    if first.relation != second.relation { return first.relation == .equal }
    return row < other
  }

  private mutating func replaceRemovedRow(_ row: Int, by candidates: [Int], in component: Int) {
    let position = rows[row].basisPosition
    solveDirectionForRepair(position, component)
    let replacement = candidates.first { rows[$0].isNonbasic && isIndependent($0) }
    let member = replacement.map { BasisMember.row($0) } ?? .stay(farthestVariable(position))
    exchange(position, for: member, in: component)
    components[component].needsValues = true
  }

  /// Replaces a stay that a row depends on, if there is one.
  private mutating func replaceStay(by row: Int, in component: Int) {
    if components[component].factorization.isRefactorizationDue { _ = refactorize(component) }
    addToGradient(.row(row))
    solveMultipliers(in: component)
    guard let position = replaceableStayPosition(rows[row].norm) else { return }
    stayPositions[basis[position].index] = -1
    exchange(position, for: .row(row), in: component)
    components[component].needsValues = true
  }

  /// The position of the last variable whose stay is in `workspace.multipliers` with a coordinate that
  /// suffices: the tie rule keeps the first variables small.
  private func replaceableStayPosition(_ norm: Double) -> Int? {
    let stays = workspace.multipliers.pattern.filter { basis[$0].isStay }
    let largest = stays.reduce(0) { max($0, abs(workspace.multipliers[$1])) }
    guard largest > Tolerance.singletonPivot * norm else { return nil }
    return stays.filter { abs(workspace.multipliers[$0]) >= Tolerance.corePivot * largest }
      .max { basis[$0].index < basis[$1].index }
  }

  /// The bounds that removed rows kept violated: the strongest one of each variable.
  private func violatedBounds(besides removed: [Int]) -> [Int] {
    var bounds: Set<Int> = []
    for row in removed {
      for i in terms(of: row) {
        if let bound = strongestViolatedBound(of: pool[i].variable) { bounds.insert(bound) }
      }
    }
    return Array(bounds)
  }

  private func strongestViolatedBound(of variable: Int) -> Int? {
    var best: Int?
    var term = columnHeads[variable]
    while term >= 0 {
      let row = pool[term].row
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].isNonbasic, rows[row].error > 0 else { continue }
      if best.map({ isPreferred(row, $0) }) ?? true { best = row }
    }
    return best
  }

  private mutating func solveDirectionForRepair(_ position: Int, _ component: Int) {
    if components[component].factorization.isRefactorizationDue { _ = refactorize(component) }
    solveDirection(position, sign: 1, in: component)
  }

  /// Whether a row can take the position of the one that leaves along `workspace.direction`.
  private func isIndependent(_ row: Int) -> Bool {
    abs(rate(of: row)) > Tolerance.singletonPivot * rows[row].norm * workspace.directionNorm
  }

  /// The variable that `workspace.direction` moves most, whose stay is certainly independent of the
  /// other basic rows.
  private func farthestVariable(_ position: Int) -> Int {
    var best = position
    for variable in workspace.direction.pattern {
      let (size, largest) = (abs(workspace.direction[variable]), abs(workspace.direction[best]))
      if size > largest || size == largest && variable < best { best = variable }
    }
    return best
  }
}
