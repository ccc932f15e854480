/// The combinations of equations whose sums are linear forms, as far as they concern the equations that
/// are open.
///
/// A form is followed through the factors only from variable to variable that it has, and only where
/// that leads to an open equation: what a form costs does not grow with the system (Gilbert and Peierls,
/// "Sparse partial pivoting in time proportional to arithmetic operations", SIAM Journal on Scientific
/// and Statistical Computing 9, 1988).
package struct SparseMultipliers {
  private let factors: SparseFactors
  private var isOpen: [Bool]
  private var openCount: Int
  /// The number of open equations when `leads` was determined.
  private var countedOpen = 0
  /// By step: whether something of its variable or multiplier gets to an open equation. Substitutions
  /// come first, the last pivot before all others, then what the eliminations did to each pivot's row.
  private var leads: [Bool]
  /// By step: what of a form its variable has, or what its row has been multiplied by; zero between
  /// calls.
  private var rest: [Rational]
  private var queue: StepQueue

  /// - Parameter open: indices of the equations whose multipliers are of interest.
  package init(_ factors: SparseFactors, open: some Sequence<Int>) {
    self.factors = factors
    isOpen = Array(repeating: false, count: factors.rows.count)
    openCount = 0
    for row in open where !isOpen[row] {
      isOpen[row] = true
      openCount += 1
    }
    let stepCount = 2 * factors.pivots.count
    leads = Array(repeating: false, count: stepCount)
    rest = Array(repeating: .zero, count: stepCount)
    queue = StepQueue(stepCount: stepCount)
    findLeads()
  }

  package var hasOpen: Bool { openCount > 0 }

  /// Multipliers of the equation are no longer of interest.
  package mutating func close(_ row: Int) {
    guard isOpen[row] else { return }
    isOpen[row] = false
    openCount -= 1
    // Each time half of them are closed, so that all times together cost as much as few.
    if 2 * openCount <= countedOpen { findLeads() }
  }

  private mutating func findLeads() {
    countedOpen = openCount
    for pivot in factors.pivots { leads[elimination(pivot.row)] = isOpen[pivot.row] }
    for step in factors.eliminations where leads[elimination(step.source)] {
      leads[elimination(step.target)] = true
    }
    for pivot in factors.pivots {
      leads[substitution(pivot.variable)] =
        leads[elimination(pivot.row)]
        || factors.rows[pivot.row].contains { leads[substitution($0.variable)] }
    }
  }

  private func substitution(_ variable: Int) -> Int {
    factors.pivots.count - 1 - factors.stepOfVariable[variable]
  }

  private func elimination(_ row: Int) -> Int { factors.pivots.count + factors.stepOfRow[row] }

  /// The multipliers of the open equations that are not zero, in the combination of all equations whose
  /// sum is a form, of which a variable may have several terms.
  package mutating func multipliers(
    of form: SparseForm
  ) throws -> [(equation: Int, multiplier: Rational)] {
    for term in form { try add(term.coefficient, times: .one, to: substitution(term.variable)) }
    var found: [(equation: Int, multiplier: Rational)] = []
    while let step = queue.removeFirst() {
      let value = rest[step]
      if value.isZero { continue }
      rest[step] = .zero
      if step < factors.pivots.count {
        try substitute(factors.pivots[factors.pivots.count - 1 - step], value)
      } else {
        let row = factors.pivots[step - factors.pivots.count].row
        for use in factors.sources[row] {
          try add(-use.factor, times: value, to: elimination(use.source))
        }
        if isOpen[row] { found.append((row, value)) }
      }
    }
    return found
  }

  private mutating func substitute(_ pivot: SparseFactors.Pivot, _ value: Rational) throws {
    let multiplier = try factors.work.quotient(value, by: pivot.coefficient)
    try add(multiplier, times: .one, to: elimination(pivot.row))
    for term in factors.rows[pivot.row] {
      try add(-term.coefficient, times: multiplier, to: substitution(term.variable))
    }
  }

  private mutating func add(_ factor: Rational, times value: Rational, to step: Int) throws {
    guard leads[step] else { return }
    rest[step] = try factors.work.sum(rest[step], factor, times: value)
    queue.insert(step)
  }
}
