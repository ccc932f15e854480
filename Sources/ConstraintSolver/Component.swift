/// Variables that constraints tie together, and the basis of their system.
///
/// Systems that share no constraint never see each other: the two axes of a layout, and views
/// that only their superview holds.
struct Component: Sendable {
  /// The same numbers name the slots of the basis. Ascending, as are the rows, unless the basis is
  /// about to be chosen anew.
  var variables: [Int] = []
  /// Every live row, tight or not.
  var rows: [Int] = []
  /// The same rows, strongest first, then ascending.
  var rowsByStrength: [Int] = []
  var factorization = Factorization()
  var directions = CachedDirections()

  /// Its basis was never chosen: every variable stays.
  var isNew = true
  /// The factors are those of another basis.
  var needsFactors = true
  /// Values no longer follow from the basis.
  var needsValues = true
  /// Not only rows of changed values need their residuals computed.
  var needsResiduals = true
  /// No departure pays but for what the suspects changed.
  var isOptimal = false
  /// Rows that turned, or whose priority changed, since then; some twice.
  var suspects: [Occupant] = []
  /// Tight rows whose constant changed, each once or more, with the constants that they had.
  var changedConstants: [ChangedConstant] = []
  /// Directions were added to the values that the basis gave.
  var isDrifted = false
  /// Removed rows are still in the lists.
  var hasDeadRows = false
  /// Tight rows that were removed.
  var releasedRows: [Int] = []
  /// Rows added or removed since the last solution.
  var structuralChanges = 0
  /// Rows whose priority changed since the last solution.
  var priorityChanges = 0
  /// A row that held it together is gone: it may have fallen apart.
  var isLoose = false
  var isDirty = false

  /// More than this many structural changes make choosing a new basis cheaper.
  static let batchThreshold = 24

  var needsRebuild: Bool { isNew || structuralChanges > Self.batchThreshold || isReordered }

  /// So many priorities changed that the list by strength is no longer kept.
  var isReordered: Bool { priorityChanges > Self.batchThreshold }

  /// Required rows that the last solution misses.
  var violations = 0
  /// Something that they depend on changed.
  var needsRecount = true

  /// Takes over another system.
  mutating func absorb(_ other: Component) {
    structuralChanges += other.structuralChanges
    variables += other.variables
    rows += other.rows
    isNew = isNew && other.isNew
    isLoose = isLoose || other.isLoose
    hasDeadRows = hasDeadRows || other.hasDeadRows
    priorityChanges += other.priorityChanges
    violations += other.violations
    isUnsorted = true
    invalidate()
  }

  /// The lists are no longer in order.
  var isUnsorted = false

  /// The basis grew or shrank.
  mutating func invalidate() {
    needsFactors = true
    needsValues = true
    needsResiduals = true
    isOptimal = false
    directions.removeAll()
  }
}

/// A row whose constant was set, and what it was.
struct ChangedConstant: Sendable {
  var row: Int
  var constant: Double
}
