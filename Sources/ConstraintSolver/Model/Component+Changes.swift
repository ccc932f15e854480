extension Component {
  /// Becomes what a new one is, but keeps its memory: most systems that fall apart or are tied
  /// together do so again. One by one, because to replace all of it costs five times as much.
  mutating func reset() {
    variables.removeAll(keepingCapacity: true)
    // It may be the same list.
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
  }

  /// Takes a row that was added.
  mutating func attach(_ row: Int) {
    rows.append(row)
    noteStructuralChange()
  }

  /// Loses a row, which stays in the lists until the next solution.
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

  /// What waits for the next solution.
  struct PendingChanges {
    var structuralChanges: Int
    var priorityChanges: Int
    var violations: Int
    var isNew: Bool
    var mayBeDisconnected: Bool
    var hasRemovedRows: Bool
  }

  var pendingChanges: PendingChanges {
    PendingChanges(
      structuralChanges: structuralChanges, priorityChanges: priorityChanges,
      violations: violations, isNew: isNew, mayBeDisconnected: mayBeDisconnected,
      hasRemovedRows: hasRemovedRows)
  }

  /// Takes over another system.
  mutating func absorb(_ variables: [Int], _ rows: [Int], _ other: PendingChanges) {
    self.variables += variables
    self.rows += rows
    structuralChanges += other.structuralChanges
    priorityChanges += other.priorityChanges
    violations += other.violations
    isNew = isNew && other.isNew
    mayBeDisconnected = mayBeDisconnected || other.mayBeDisconnected
    hasRemovedRows = hasRemovedRows || other.hasRemovedRows
    isUnsorted = true
    invalidate()
  }

  /// The basis grew or shrank.
  mutating func invalidate() {
    needsFactors = true
    needsValues = true
    needsResiduals = true
    isOptimal = false
    directions.removeAll()
  }
}
