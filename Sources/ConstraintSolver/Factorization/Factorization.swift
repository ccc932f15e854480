/// The basis matrix A in factors: a sparse LU of some earlier basis and one *update* for every
/// row exchanged since (the product form of the inverse).
///
/// Rows of A are positions, columns are variables; both carry the solver's own indexSorter. Where they
/// stand in the factors is kept by the solver (`BasisPermutation`).
///
/// Elimination order follows Markowitz, "The Elimination Form of the Inverse and its Application
/// to Linear Programming", Management Science 3(3), 1957, doi:10.1287/mnsc.3.3.255.
struct Factorization: Sendable {
  struct Entry: Sendable {
    /// A step in the triangle, a position in the updates.
    var index: Int
    var value: Double
  }

  /// `variable` is eliminated by the row in `position`.
  struct Step: Sendable {
    var position: Int
    var variable: Int
    var pivot: Double
    /// The end of its row in `rowEntries`, which begins where that of the step before ends: values
    /// at variables of later steps.
    var rowEnd: Int
    /// The same in `columnEntries`: values of its variable in the rows of earlier steps.
    var columnEnd: Int
  }

  /// The row in `position` became a row whose coordinates in the old basis are `pivot` at that position
  /// and the entries elsewhere.
  struct Update: Sendable {
    var position: Int
    var pivot: Double
    var end: Int
  }

  var steps: [Step] = []
  /// The upper triangle twice, by rows and by columns: either way of substitution then visits
  /// nothing but what depends on a value other than zero.
  var rowEntries: [Entry] = []
  var columnEntries: [Entry] = []
  /// What of it is no triangle by itself; empty for most.
  var core = EliminatedCore()
  var updates: [Update] = []
  var updateEntries: [Entry] = []
  /// The entries of updates that solutions had to read.
  var updateFill = 0

  var hasUpdates: Bool { !updates.isEmpty }

  /// Keeps the memory.
  mutating func removeAll() {
    if !steps.isEmpty { steps.removeAll(keepingCapacity: true) }
    if !rowEntries.isEmpty { rowEntries.removeAll(keepingCapacity: true) }
    if !columnEntries.isEmpty { columnEntries.removeAll(keepingCapacity: true) }
    if !updates.isEmpty { updates.removeAll(keepingCapacity: true) }
    if !updateEntries.isEmpty { updateEntries.removeAll(keepingCapacity: true) }
    if !core.steps.isEmpty { core = EliminatedCore() }
    updateFill = 0
  }

  /// Whether solving afresh is cheaper than dragging the updates along. No more of them than the
  /// bits of `BasisPermutation.updates`.
  var isRefactorizationDue: Bool {
    updates.count >= 60 || updateEntries.count > 4 * steps.count + 400
      || updateFill > 16 * (steps.count + rowEntries.count) + 200
  }

  func rowStart(_ step: Int) -> Int { step == 0 ? 0 : steps[step - 1].rowEnd }
  func columnStart(_ step: Int) -> Int { step == 0 ? 0 : steps[step - 1].columnEnd }
  func updateStart(_ update: Int) -> Int { update == 0 ? 0 : updates[update - 1].end }
}
