/// The basis matrix A in factored form: a sparse LU factorization of an earlier basis, and one
/// *update* for each basis change since then (the product form of the inverse).
///
/// The rows of A are indexed by basis position and its columns by variable, both with the solver's
/// own numbers. `BasisPermutation` maps them to elimination steps.
///
/// The elimination order follows Markowitz, "The Elimination Form of the Inverse and its
/// Application to Linear Programming", Management Science 3(3), 1957, doi:10.1287/mnsc.3.3.255.
struct Factorization: Sendable {
  struct Entry: Equatable, Sendable {
    /// An elimination step in the upper factor, a basis position in updates.
    var index: Int
    var value: Double
  }

  /// One pivot of the elimination: the row at `position` determines `variable`.
  struct Step: Sendable {
    var position: Int
    var variable: Int
    var pivot: Double
    /// The end of the step's row in `rowEntries`; the row begins at the end of the previous step's.
    /// Its entries are at later steps.
    var rowEnd: Int
    /// The end of the step's column in `columnEntries`, whose entries are in the rows of earlier
    /// steps.
    var columnEnd: Int
  }

  /// One basis change: the new row at `position` has the coordinates `pivot` at that position and
  /// the update's entries at others, in terms of the old basis.
  struct Update: Sendable {
    var position: Int
    var pivot: Double
    var end: Int
  }

  var steps: [Step] = []
  /// The upper factor twice, by rows and by columns, so that either substitution visits only
  /// entries that multiply a nonzero value.
  var rowEntries: [Entry] = []
  var columnEntries: [Entry] = []
  /// The lower factor; empty for most layouts, whose bases are permuted triangles.
  var core = EliminatedCore()
  var updates: [Update] = []
  var updateEntries: [Entry] = []
  /// The number of update entries that solves have read since the factorization.
  var updateFill = 0

  /// Whether the elimination, or an update, left little of a pivot, so that solutions lose digits.
  var losesDigits = false

  var hasUpdates: Bool { !updates.isEmpty }

  /// Removes all factors but keeps the memory.
  mutating func removeAll() {
    if !steps.isEmpty { steps.removeAll(keepingCapacity: true) }
    if !rowEntries.isEmpty { rowEntries.removeAll(keepingCapacity: true) }
    if !columnEntries.isEmpty { columnEntries.removeAll(keepingCapacity: true) }
    if !updates.isEmpty { updates.removeAll(keepingCapacity: true) }
    if !updateEntries.isEmpty { updateEntries.removeAll(keepingCapacity: true) }
    if !core.steps.isEmpty { core = EliminatedCore() }
    (updateFill, losesDigits) = (0, false)
  }

  /// Whether a new factorization is cheaper than solving with the accumulated updates.
  var isRefactorizationDue: Bool {
    let coreSize = WorkLimit.stepsPerElimination * core.eliminationCount
    let size = steps.count + coreSize
    return updates.count >= WorkLimit.updates
      || updateEntries.count > WorkLimit.updateEntriesPerStep * size + WorkLimit.updateEntries
      || updateFill > WorkLimit.updateFillPerEntry * (size + rowEntries.count)
        + WorkLimit.updateFill
  }

  func updateStart(_ update: Int) -> Int { update == 0 ? 0 : updates[update - 1].end }
}
