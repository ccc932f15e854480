/// Variables that constraints tie together, and the basis of their system.
///
/// Systems that share no constraint never see each other: the two axes of a layout, and views
/// that only their superview holds.
struct Component: Sendable {
  /// The same indexSorter name the positions of the basis. Ascending, as are the rows, unless the basis is
  /// about to be chosen anew.
  var variables: [Int] = []
  /// Every live row, tight or not.
  var rows: [Int] = []
  /// The same rows, strongest first, then ascending.
  var rowsByStrength: [Int] = []
  var factorization = Factorization()
  /// Rows that turned, or whose priority changed, since no leaving paid; some twice.
  var pricingCandidates: [BasisMember] = []
  /// Tight rows whose constant changed, each once or more.
  var changes = ChangedConstants()
  /// Tight rows that were removed.
  var removedBasicRows: [Int] = []
  /// Rows added or removed since the last solution.
  var structuralChanges = 0
  /// Rows whose priority changed since the last solution.
  var priorityChanges = 0
  /// Required rows that the last solution misses.
  var violations = 0
  var directions = CachedDirections()

  /// Its basis was never chosen: every variable stays.
  var isNew = true
  /// The factors are those of another basis.
  var needsFactors = true
  /// Values no longer follow from the basis.
  var needsValues = true
  /// Not only rows of changed values need their residuals computed.
  var needsResiduals = true
  /// Something that the violations depend on changed.
  var needsViolationCount = true
  /// No leaving pays but for what the pricingCandidates changed.
  var isOptimal = false
  /// Directions were added to the values that the basis gave.
  var hasAppliedDirections = false
  /// Removed rows are still in the lists.
  var hasRemovedRows = false
  /// The lists are no longer in order.
  var isUnsorted = false
  /// A row that held it together is gone: it may have fallen apart.
  var mayBeDisconnected = false
  var isDirty = false

  /// More than this many structural changes make choosing a new basis cheaper.
  static let batchThreshold = 24

  var needsRebuild: Bool {
    isNew || structuralChanges > Self.batchThreshold || hasManyPriorityChanges
  }

  /// So many priorities changed that the list by strength is no longer kept.
  var hasManyPriorityChanges: Bool { priorityChanges > Self.batchThreshold }
}

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

  /// Whether every changed constant has its direction.
  var hasDirectionsOfChanges: Bool {
    for row in changes.rows where directions.index(of: row) == nil { return false }
    return true
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
