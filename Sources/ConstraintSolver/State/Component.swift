/// A set of variables that are connected through constraints, with the basis of their system.
///
/// Components share no constraint, so each is solved on its own: for example the two axes of a
/// layout, or views that are constrained only to a superview of known size.
struct Component: Sendable {
  /// Ascending, and so are the rows, unless `isUnsorted`. The same numbers name the basis positions
  /// of the component.
  var variables: [Int] = []
  /// Those that no row uses any more. They keep their places in the factors, where each has its
  /// stay, until there are many: without them the factors would have to be computed again.
  var looseVariables: [Int] = []
  /// All live rows, basic and nonbasic.
  var rows: [Int] = []
  /// The same rows: strongest priority first, then ascending.
  var rowsByStrength: [Int] = []
  var factorization = Factorization()
  /// Rows and stays whose residual sign or priority changed since the last optimum; may contain
  /// duplicates.
  var pricingCandidates: [BasisMember] = []
  /// Basic rows whose constant changed; may contain duplicates.
  var changes = ChangedConstants()
  /// Basic rows that were removed.
  var removedBasicRows: [Int] = []
  /// Rows added or removed since the last solve.
  var structuralChanges = 0
  /// Rows whose priority changed since the last solve.
  var priorityChanges = 0
  /// The number of required rows that the last solution violates.
  var violations = 0
  var directions = CachedDirections()
  /// The weakest level on which a block pivot was tried since the last crash basis.
  var weakestBlockLevel = Float.infinity

  /// By how much constants changed since the last solve, summed, and the number of changes.
  var shift = 0.0
  var shiftCount = 0

  /// No basis has been chosen yet; each position holds its stay.
  var isNew = true
  /// The factors do not belong to the present basis.
  var needsFactors = true
  /// The values do not follow from the present basis and constants.
  var needsValues = true
  /// All residuals must be recomputed, not only those of rows whose variables changed.
  var needsResiduals = true
  /// `violations` must be counted again.
  var needsViolationCount = true
  /// No basic row is worth leaving, except possibly because of the pricing candidates.
  var isOptimal = false
  /// The `id` of the saved basis of the same system; nil if none is known.
  var savedBasis: Int?
  /// Cached directions were added to the values that the basis gave.
  var hasAppliedDirections = false
  /// The lists still contain removed rows.
  var hasRemovedRows = false
  /// The lists are not in ascending order.
  var isUnsorted = false
  /// A row that connected variables was removed, so the component may have fallen into parts.
  var mayBeDisconnected = false
  var isDirty = false

  var needsRebuild: Bool {
    isNew || structuralChanges > WorkLimit.changesBeforeRebuild || hasManyPriorityChanges
  }

  /// So many constants changed that the basis of another solution may be nearer than the last one.
  var hasShifted: Bool {
    shiftCount >= WorkLimit.shiftedRows
      && shiftCount >= rows.count / WorkLimit.rowsPerShiftedRow
  }

  /// So many priorities changed that `rowsByStrength` is sorted once at the end instead of being
  /// kept in order.
  var hasManyPriorityChanges: Bool { priorityChanges > WorkLimit.changesBeforeRebuild }
}

extension Component {
  /// Whether every changed constant has a cached direction.
  var hasDirectionsOfChanges: Bool {
    for row in changes.rows where directions.index(of: row) == nil { return false }
    return true
  }
}
