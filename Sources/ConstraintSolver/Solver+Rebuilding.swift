extension Solver {
  /// Chooses a basis greedily, strongest rows first, for each connected part of a system.
  ///
  /// A row that mentions a variable which no chosen row has touched is independent of them
  /// without any arithmetic, and the chosen rows form a triangle.
  ///
  /// - Returns: the parts, which still have to be optimized.
  mutating func rebuild(_ component: Int) -> [Int] {
    let parts = splitUnordered(component)
    for part in parts { rebuildInPlace(part) }
    return parts
  }

  /// A new basis for a system that stays whole.
  mutating func rebuildInPlace(_ component: Int) {
    statistics.rebuilds += 1
    components[component].needsValues = true
    let strongest = components[component].rows.sorted { isStronger($0, $1) }
    components[component].rowsByStrength = strongest
    useStays(component)
    chooseTriangle(component, strongest)
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

  private mutating func chooseTriangle(_ component: Int, _ strongest: [Int]) {
    let variables = components[component].variables
    var isTouched: [Bool] = Array(repeating: false, count: variables.count)
    for (i, variable) in variables.enumerated() { scratch.local[variable] = i }
    // Equations first: inequalities are as often slack as not.
    let equations = strongest.filter { rows[$0].relation == .equal }
    let inequalities = strongest.filter { rows[$0].relation != .equal }
    for row in equations + inequalities {
      let fresh = terms(of: row).last { !isTouched[scratch.local[pool[$0].variable]] }
      guard let fresh else { continue }
      settle(row, in: pool[fresh].variable)
      for i in terms(of: row) { isTouched[scratch.local[pool[i].variable]] = true }
    }
  }

  private mutating func settle(_ row: Int, in slot: Int) {
    occupants[slot] = .row(row)
    rows[row].slot = slot
    staySlots[slot] = -1
  }
}
