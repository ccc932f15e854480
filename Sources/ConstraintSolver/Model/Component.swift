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
  /// Whether every changed constant has its direction.
  var hasDirectionsOfChanges: Bool {
    for row in changes.rows where directions.index(of: row) == nil { return false }
    return true
  }
}
