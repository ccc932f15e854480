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

/// Where the positions and variables of every system stand in its factors.
struct BasisPermutation: Sendable {
  /// By position and by variable.
  var stepOfPosition: [Int] = []
  var stepOfVariable: [Int] = []
  /// By position: a bit for each update that reads or writes the position.
  var updateMasks: [UInt64] = []

  mutating func grow(to count: Int) {
    let added = count - updateMasks.count
    stepOfPosition.append(contentsOf: repeatElement(0, count: added))
    stepOfVariable.append(contentsOf: repeatElement(0, count: added))
    updateMasks.append(contentsOf: repeatElement(0, count: added))
  }

  /// Takes the permutation of the variables only.
  mutating func restoreVariables(_ steps: [Factorization.Step]) {
    for (index, step) in steps.enumerated() { stepOfVariable[step.variable] = index }
  }

  /// Takes the permutation of fresh factors.
  mutating func setSteps(_ steps: [Factorization.Step]) {
    Self.setSteps(steps, &stepOfPosition, &stepOfVariable, &updateMasks)
  }

  private static func setSteps(
    _ stepArray: [Factorization.Step], _ positionArray: inout [Int], _ variableArray: inout [Int],
    _ updateArray: inout [UInt64]
  ) {
    let steps = stepArray.span
    var positions = positionArray.mutableSpan
    var variables = variableArray.mutableSpan
    var updates = updateArray.mutableSpan
    for index in steps.indices {
      let position = steps[unchecked: index].position
      positions[position] = index
      updates[unchecked: position] = 0
      variables[steps[unchecked: index].variable] = index
    }
  }
}

extension Factorization {
  /// Replaces the row in `position` by one whose coordinates in the present basis are `w`.
  mutating func replace(
    _ position: Int, coordinates w: SparseVector, _ permutation: inout BasisPermutation
  ) {
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: updates.count)
    permutation.updateMasks[position] |= bit
    for other in w.pattern where other != position && w[other] != 0 {
      updateEntries.append(Entry(index: other, value: w[other]))
      permutation.updateMasks[other] |= bit
    }
    updates.append(Update(position: position, pivot: w[position], end: updateEntries.count))
  }
}
