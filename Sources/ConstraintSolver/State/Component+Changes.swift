extension Component {
  /// Returns to the state of a new component but keeps the memory of its lists: most components
  /// that split or merge do so again. The lists are emptied one by one, because replacing the whole
  /// value costs five times as much.
  mutating func reset() {
    variables.removeAll(keepingCapacity: true)
    if !looseVariables.isEmpty { looseVariables.removeAll(keepingCapacity: true) }
    // Released, not emptied: its storage may be shared with `rows`.
    rowsByStrength = []
    rows.removeAll(keepingCapacity: true)
    if !pricingCandidates.isEmpty { pricingCandidates.removeAll(keepingCapacity: true) }
    changes.removeAll()
    if !removedBasicRows.isEmpty { removedBasicRows.removeAll(keepingCapacity: true) }
    invalidate()
    directions.reset()
    (isNew, needsViolationCount) = (true, true)
    (hasAppliedDirections, hasRemovedRows, mayBeDisconnected, isDirty, isUnsorted) = (
      false, false, false, false, false
    )
    (structuralChanges, priorityChanges, violations) = (0, 0, 0)
    (shift, shiftCount) = (0, 0)
  }

  /// Adds a new row.
  mutating func attach(_ row: Int) {
    rows.append(row)
    noteStructuralChange()
  }

  /// Records that a row was removed. The row remains in the lists until the next solve.
  mutating func detach(_ index: Int, _ row: Row) {
    noteStructuralChange()
    hasRemovedRows = true
    if row.termCount > 1 { mayBeDisconnected = true }
    if row.basisPosition >= 0 { removedBasicRows.append(index) }
  }

  mutating func noteStructuralChange() {
    structuralChanges += 1
    directions.removeAll()
    isOptimal = false
    needsViolationCount = true
  }

  mutating func insert(_ variable: Int) {
    if let last = variables.last, last > variable { isUnsorted = true }
    variables.append(variable)
    invalidate()
  }

  /// Work left for the next solve, which a merge carries over to the larger component.
  struct PendingChanges {
    var structuralChanges: Int
    var priorityChanges: Int
    var violations: Int
    var isNew: Bool
    var mayBeDisconnected: Bool
    var hasRemovedRows: Bool
    var removedBasicRows: [Int]
    var looseVariables: [Int]
  }

  var pendingChanges: PendingChanges {
    PendingChanges(
      structuralChanges: structuralChanges, priorityChanges: priorityChanges,
      violations: violations, isNew: isNew, mayBeDisconnected: mayBeDisconnected,
      hasRemovedRows: hasRemovedRows, removedBasicRows: removedBasicRows,
      looseVariables: looseVariables)
  }

  /// Merges another component into this one.
  mutating func absorb(_ variables: [Int], _ rows: [Int], _ other: PendingChanges) {
    self.variables += variables
    self.rows += rows
    structuralChanges += other.structuralChanges
    priorityChanges += other.priorityChanges
    violations += other.violations
    isNew = isNew && other.isNew
    mayBeDisconnected = mayBeDisconnected || other.mayBeDisconnected
    hasRemovedRows = hasRemovedRows || other.hasRemovedRows
    removedBasicRows += other.removedBasicRows
    looseVariables += other.looseVariables
    isUnsorted = true
    invalidate()
  }

  /// Discards everything that depends on the basis, because it gained or lost variables.
  mutating func invalidate() {
    needsFactors = true
    needsValues = true
    needsResiduals = true
    isOptimal = false
    directions.removeAll()
  }
}
