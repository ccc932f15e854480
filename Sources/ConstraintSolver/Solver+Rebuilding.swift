extension Solver {
  /// Chooses a basis greedily for each connected part of a system.
  ///
  /// - Returns: the parts, which still have to be optimized.
  mutating func rebuild(_ component: Int) -> [Int] {
    guard components[component].isLoose else {
      if components[component].isReordered { sortByStrength(component) }
      rebuildInPlace(component)
      return [component]
    }
    let parts = splitUnordered(component)
    for part in parts {
      sortByStrength(part)
      rebuildInPlace(part)
    }
    return parts
  }

  /// A new basis for a system that stays whole.
  mutating func rebuildInPlace(_ component: Int) {
    statistics.rebuilds += 1
    components[component].invalidate()
    components[component].isNew = false
    components[component].directions.removeAll()
    useStays(component)
    chooseTriangle(component)
    guard !refactor(component) else { return }
    // Only numbers beyond all measure make a triangle singular; the stays alone never are.
    useStays(component)
    _ = refactor(component)
  }

  private mutating func useStays(_ component: Int) {
    for variable in components[component].variables {
      occupants[variable] = .stay(variable)
      staySlots[variable] = variable
    }
    for row in components[component].rows { rows[row].slot = -1 }
  }

  /// A row that mentions a variable which no chosen row has touched is independent of them
  /// without any arithmetic, and the chosen rows form a triangle. Equations come first, then
  /// single variables at the best of their own bounds, then other inequalities: these are as often
  /// slack as not.
  private mutating func chooseTriangle(_ component: Int) {
    let variables = components[component].variables
    for (i, variable) in variables.enumerated() { scratch.local[variable] = i }
    var isTouched = Array(repeating: false, count: variables.count)
    let strongest = components[component].rowsByStrength
    for row in strongest where rows[row].relation == .equal { choose(row, &isTouched) }
    chooseBounds(strongest, variables, &isTouched)
    for row in strongest where rows[row].relation != .equal { choose(row, &isTouched) }
  }

  private mutating func choose(_ row: Int, _ isTouched: inout [Bool]) {
    let range = terms(of: row)
    let fresh = range.first { !isTouched[scratch.local[pool[$0].variable]] }
    guard let fresh else { return }
    settle(row, in: pool[fresh].variable)
    for i in range { isTouched[scratch.local[pool[i].variable]] = true }
  }

  private mutating func settle(_ row: Int, in slot: Int) {
    occupants[slot] = .row(row)
    rows[row].slot = slot
    rows[row].residual = 0
    staySlots[slot] = -1
  }

  /// A row of one variable may stand in for its stay row whatever the other rows are.
  private mutating func chooseBounds(
    _ strongest: [Int], _ variables: [Int], _ isTouched: inout [Bool]
  ) {
    var bounds = Array(repeating: Bounds(), count: variables.count)
    for row in strongest where rows[row].termCount == 1 {
      let term = pool[rows[row].firstTerm]
      guard occupants[term.variable].isStay else { continue }
      bounds[scratch.local[term.variable]].add(rows[row], row, term.coefficient)
    }
    for (i, variable) in variables.enumerated() {
      guard let row = bounds[i].nearest else { continue }
      settle(row, in: variable)
      isTouched[i] = true
    }
  }
}

/// The values that the rows of one variable leave it, the strongest heard first.
private struct Bounds {
  private var least = -Double.infinity
  private var greatest = Double.infinity
  private var leastRow: Int?
  private var greatestRow: Int?

  mutating func add(_ row: Row, _ index: Int, _ coefficient: Double) {
    let value = row.constant / coefficient
    let isUpper = (row.relation == .lessThanOrEqual) == (coefficient > 0)
    if row.relation == .equal || !isUpper { raise(to: value, index) }
    if row.relation == .equal || isUpper { lower(to: value, index) }
  }

  private mutating func raise(to value: Double, _ row: Int) {
    guard value > least, least < greatest else { return }
    (least, leastRow) = value < greatest ? (value, row) : (greatest, greatestRow)
  }

  private mutating func lower(to value: Double, _ row: Int) {
    guard value < greatest, least < greatest else { return }
    (greatest, greatestRow) = value > least ? (value, row) : (least, leastRow)
  }

  /// The bound closest to zero, if zero is not within.
  var nearest: Int? { least > 0 ? leastRow : greatest < 0 ? greatestRow : nil }
}
