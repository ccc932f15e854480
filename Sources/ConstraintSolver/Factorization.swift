/// The basis matrix A in factors: a sparse LU of some earlier basis and one *update* for every
/// row exchanged since (the product form of the inverse).
///
/// Rows of A are slots, columns are variables; both carry the solver's own numbers, so that the
/// factors of two unrelated systems are merged by concatenation.
///
/// Elimination order follows Markowitz, "The Elimination Form of the Inverse and its Application
/// to Linear Programming", Management Science 3(3), 1957, doi:10.1287/mnsc.3.3.255.
struct Factorization: Sendable {
  struct Entry: Sendable {
    var index: Int
    var value: Double
  }

  /// `variable` is eliminated by the row in `slot`; the rest of that row lies in `upper`.
  struct Step: Sendable {
    var slot: Int
    var variable: Int
    var pivot: Double
    var entries: Range<Int>
  }

  /// `row[target] -= multiplier · row[source]`.
  struct Elimination: Sendable {
    var target: Int
    var source: Int
    var multiplier: Double
  }

  /// The row in `slot` became a row whose coordinates in the old basis are `pivot` at that slot
  /// and the entries elsewhere.
  struct Update: Sendable {
    var slot: Int
    var pivot: Double
    var entries: Range<Int>
  }

  var steps: [Step] = []
  var upper: [Entry] = []
  var eliminations: [Elimination] = []
  private(set) var updates: [Update] = []
  private var updateEntries: [Entry] = []

  var hasUpdates: Bool { !updates.isEmpty }

  /// Whether solving afresh is cheaper than dragging the updates along.
  var isWorn: Bool { updates.count >= 40 || updateEntries.count > 4 * steps.count + 400 }
}

extension Factorization {
  /// Solves `A x = b`. `b` is indexed by slot and used up; `x` is indexed by variable.
  func solve(_ b: inout [Double], into x: inout [Double]) {
    for update in updates.reversed() {
      var value = b[update.slot]
      for i in update.entries { value -= updateEntries[i].value * b[updateEntries[i].index] }
      b[update.slot] = value / update.pivot
    }
    for step in eliminations where b[step.source] != 0 {
      b[step.target] -= step.multiplier * b[step.source]
    }
    for step in steps.reversed() {
      var value = b[step.slot]
      b[step.slot] = 0
      for i in step.entries { value -= upper[i].value * x[upper[i].index] }
      x[step.variable] = value == 0 ? 0 : value / step.pivot
    }
  }

  /// Solves `Aᵀ y = g`. `g` is indexed by variable and used up; `y` is indexed by slot.
  func solveTransposed(_ g: inout [Double], into y: inout [Double]) {
    for step in steps {
      let value = g[step.variable]
      g[step.variable] = 0
      guard value != 0 else {
        y[step.slot] = 0
        continue
      }
      let quotient = value / step.pivot
      y[step.slot] = quotient
      for i in step.entries { g[upper[i].index] -= upper[i].value * quotient }
    }
    for step in eliminations.reversed() where y[step.target] != 0 {
      y[step.source] -= step.multiplier * y[step.target]
    }
    for update in updates where y[update.slot] != 0 {
      let value = y[update.slot] / update.pivot
      y[update.slot] = value
      for i in update.entries { y[updateEntries[i].index] -= updateEntries[i].value * value }
    }
  }
}

extension Factorization {
  /// Replaces the row in `slot` by one whose coordinates in the present basis are `w`.
  mutating func replace(_ slot: Int, coordinates w: [Double], slots: [Int]) {
    let first = updateEntries.count
    for other in slots where other != slot && w[other] != 0 {
      updateEntries.append(Entry(index: other, value: w[other]))
    }
    updates.append(
      Update(slot: slot, pivot: w[slot], entries: first..<updateEntries.count))
  }

  /// Adds a slot whose row is a single 1 in a variable that no other row mentions.
  mutating func append(stay variable: Int) {
    steps.append(
      Step(slot: variable, variable: variable, pivot: 1, entries: upper.count..<upper.count))
  }

  /// Joins the factors of a basis that shares no slot and no variable with this one.
  mutating func append(contentsOf other: Factorization) {
    let upperShift = upper.count
    let updateShift = updateEntries.count
    steps += other.steps.map { step in
      var step = step
      step.entries = step.entries.lowerBound + upperShift..<step.entries.upperBound + upperShift
      return step
    }
    updates += other.updates.map { update in
      var update = update
      update.entries =
        update.entries.lowerBound + updateShift..<update.entries.upperBound + updateShift
      return update
    }
    upper += other.upper
    eliminations += other.eliminations
    updateEntries += other.updateEntries
  }
}
