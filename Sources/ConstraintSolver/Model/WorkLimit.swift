/// The limits at which the solver changes from one way of working to another, and those of its
/// searches. None of them affects which solution is optimal, only how much work finds it.
enum WorkLimit {
  /// Rows added or removed, or priorities changed, in one component since the last solve: with more
  /// of them a new crash basis is cheaper than pivoting from the old one.
  static let changesBeforeRebuild = 24

  /// Variables of a component for each one that no row uses: with more of these the component is split.
  /// The factors of a small component are quickly computed again.
  static let variablesPerLooseVariable = 64

  /// Rows of a component, at least, that are visited one after the other if one in so many of its variables
  /// moves. The rows of few variables are found by their columns.
  static let rowsOneByOne = 1000
  static let variablesPerMovingOne = 4

  /// Rows that are sorted by insertion, at most.
  static let insertedRows = 32

  /// Terms of a constraint, at most, that are compared with each other to sum those of one variable, without
  /// looking at their order first.
  static let comparedTerms = 8

  /// Terms of removed rows in the pool before it is compacted, provided that they are also more
  /// than half of it. Compaction copies every row that is left.
  static let removedTerms = 1000

  /// Variables per changed variable: if more than one in this many changed, all residuals are
  /// recomputed row by row instead of column by column.
  static let variablesPerChange = 4

  /// Attempts to reach an optimum whose values, recomputed from the basis, cross no residual's sign.
  static let optimumAttempts = 4
}

/// When the factors of the basis are computed afresh. The issue is the cost of the updates, not
/// their stability, which iterative refinement takes care of.
extension WorkLimit {
  /// Updates kept, at most: fewer than the bits of a word in `BasisPermutation.updateMasks`.
  static let updates = 60

  /// Steps of a triangular factor that cost as much as a row operation of a core's elimination.
  static let stepsPerElimination = 2

  /// Entries stored in updates: this many for each variable, plus the constant.
  static let updateEntriesPerStep = 4
  static let updateEntries = 400

  /// Rows compared in the choice of pivots of a core, for each row of it, before their costs are kept
  /// in a tree. The first pivots of most cores are found at once.
  static let comparedRowsPerRow = 1

  /// Entries that a block exchange may add to the rows that it eliminates, for each of them. Beyond it
  /// pivots are cheaper.
  static let exchangeEntries = 16

  /// Rows that complete a crash basis for each required row that they violate, at least.
  static let rowsPerViolation = 4

  /// Violated equations of one level from which they enter the basis in a block. Fewer leave little to
  /// gain.
  static let blockEquations = 32

  /// What the error of a level must fall by in a block pivot, for each unit by which the errors of
  /// stronger levels rise. A few pivots repair a small rise.
  static let blockGain = 16.0

  /// Variables of a component, at least, whose optimal basis is saved if its constraints come back, or if it
  /// took so many pivots; systems that are remembered for that; bases that are saved, at most; and the rows of
  /// their systems together.
  static let savedVariables = 64
  static let savedPivots = 64
  static let solvedSystems = 64
  static let savedBases = 16
  static let savedRows = 100_000

  /// Constants of a component, at least, that change together before a saved basis may be nearer than the last one,
  /// and the rows for each of them; and how many times nearer it must be.
  static let shiftedRows = 64
  static let rowsPerShiftedRow = 16
  static let nearerBasis = 2.0

  /// Rows in a column, at most, for their costs to be computed again when one of them is eliminated.
  static let shortColumn = 12

  /// Entries of a pivot's row, at most, that are each looked for in the row from which it is subtracted.
  static let shortRow = 4

  /// Entries of updates that solves had to read: this many for each entry of the triangular factor,
  /// plus the constant. A factorization costs about as much.
  static let updateFillPerEntry = 16
  static let updateFill = 200
}

/// The iteration budget of a search.
extension WorkLimit {
  /// Pivots before a search is abandoned. Layouts take fewer than two for each row and variable; the
  /// limit only ends a search that rounding misleads.
  static let pivots = PivotLimit(perMember: 50, constant: 1000)

  /// Work of a search before it is abandoned: for each row and variable, and in addition.
  static let workPerMember = 10_000
  static let constantWork = 100_000_000

  /// Degenerate pivots in succession before the constants of rows that meet are perturbed, and after that before
  /// Bland's rule takes over: one for each so many rows and variables, plus the constant. Bland's rule cannot
  /// cycle but is slow.
  static let membersPerDegeneratePivot = 4
  static let degeneratePivots = 20

  /// Positions repriced one by one after an edit: the constant plus one for each so many variables.
  /// If there are more, pricing level by level is cheaper.
  static let variablesPerQueuedPosition = 16
  static let queuedPositions = 2
}

/// Limits of pricing.
extension WorkLimit {
  /// Levels of the tie rule for each direction that is computed to find those that an open position
  /// moves. A direction and the rows that it moves cost about as much as pricing two levels.
  static let tieLevelsPerDirection = 4

  /// Pivots at one level of the tie rule that take candidates in the order in which their own errors count.
  /// Designed layouts need no more. With more, steepest edges are taken: where thousands of constraints in
  /// random directions leave a layout open, they took less than a tenth of the pivots.
  static let tiePivotsInOrder = 8

  /// Small prices from which they are refined together. To prove one takes a direction, and to refine
  /// all takes one transposed solve.
  static let refinedPrices = 4
}

/// Limits of cached directions.
extension WorkLimit {
  /// Directions cached for one component. Each may hold every variable, so that more edited
  /// constants are not worth their memory.
  static let cachedDirections = 4

  /// Bases in succession whose cached directions were never followed: after these many only the
  /// second change of the same constant caches its direction.
  static let unusedDirectionSets = 2
}

/// Limits of the analyses.
extension WorkLimit {
  /// Basic rows that give way to tight ones until a contradiction is proved by basic rows alone. Mostly one
  /// does.
  static let proofExchanges = 16

  /// Work of the search for all contradictions: this many times the square of the number of constraints,
  /// plus the constant, and at most. Constraints in random directions take a quarter of it.
  static let rankedWorkPerSquare = 25
  static let leastRankedWork = 10_000_000
  static let mostRankedWork = 600_000_000

  static func rankedWork(constraintCount count: Int) -> Int {
    let square = count.multipliedReportingOverflow(by: count)
    guard !square.overflow, square.partialValue < mostRankedWork else { return mostRankedWork }
    return min(mostRankedWork, leastRankedWork + rankedWorkPerSquare * square.partialValue)
  }

  /// Violated constraints of one priority in one component for which rivals are determined. Each
  /// takes up to two solves.
  static let rivals = 64

  /// Work of the search for rivals and its trials: a tenth of a second. Designed layouts take less than
  /// a fortieth.
  static let rivalWork = 10_000_000

  /// Work of all searches for equally good solutions. Of 25,000 random required constraints they took 14 s of 28
  /// without it.
  static let moveWork = 50_000_000

  /// Basic rows that may leave without a cost whose directions are followed one by one. Of more, those
  /// are chosen that move other variables.
  static let followedMoves = 8

  /// The first trial distance of a range, in units of 1 plus the magnitude of the present value, and
  /// the factor of the following ones. Most ends are near.
  static let rangeDistance = 1024.0

  /// The trial distance beyond which a range counts as unbounded: the limit at which a `Double`
  /// still resolves a tenth of a point.
  static let farthestRangeEnd = 1e15

  /// Basis positions of a component for which `checkInvariants()` compares products with the
  /// inverse: enough to find damage within a few steps of a random sequence, few enough to check
  /// after each.
  static let checkedPositions = 12
}
