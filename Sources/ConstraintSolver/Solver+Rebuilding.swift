extension Solver {
  /// Chooses a basis greedily, strongest rows first, for each connected part of a system.
  ///
  /// A row that mentions a variable which no chosen row has touched is independent of them
  /// without any arithmetic, and the chosen rows form a triangle.
  ///
  /// - Returns: the parts, which still have to be optimized.
  mutating func rebuild(_ component: Int) -> [Int] {
    statistics.rebuilds += 1
    let parts = split(component)
    for part in parts { rebuildInPlace(part) }
    return parts
  }

  /// A new basis for a system that stays whole.
  mutating func rebuildInPlace(_ component: Int) {
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

  /// Gives every connected part of a system a system of its own; the first keeps the number.
  private mutating func split(_ component: Int) -> [Int] {
    var whole = components[component]
    whole.variables.sort()
    whole.rows.sort()
    var roots = whole.variables.indices.map { $0 }
    for (i, variable) in whole.variables.enumerated() { scratch.local[variable] = i }
    for row in whole.rows { unite(row, &roots) }
    var partOf = Array(repeating: -1, count: whole.variables.count)
    var parts: [Int] = []
    components[component] = Component()
    for (i, variable) in whole.variables.enumerated() {
      let root = find(i, &roots)
      if partOf[root] < 0 {
        partOf[root] = parts.isEmpty ? component : newComponent()
        parts.append(partOf[root])
      }
      componentOf[variable] = partOf[root]
      components[partOf[root]].variables.append(variable)
    }
    for row in whole.rows {
      components[componentOf[pool[rows[row].firstTerm].variable]].rows.append(row)
    }
    return retire(parts)
  }

  /// A variable that no row mentions any more needs no system.
  private mutating func retire(_ parts: [Int]) -> [Int] {
    parts.filter { part in
      guard components[part].rows.isEmpty else { return true }
      for variable in components[part].variables {
        componentOf[variable] = -1
        values[variable] = 0
        occupants[variable] = .stay(variable)
        staySlots[variable] = variable
      }
      components[part] = Component()
      freeComponents.append(part)
      return false
    }
  }

  private func unite(_ row: Int, _ roots: inout [Int]) {
    let range = terms(of: row)
    let first = find(scratch.local[pool[range.lowerBound].variable], &roots)
    for i in range.dropFirst() {
      let other = find(scratch.local[pool[i].variable], &roots)
      roots[other] = first
    }
  }

  private func find(_ element: Int, _ roots: inout [Int]) -> Int {
    var root = element
    while roots[root] != root {
      roots[root] = roots[roots[root]]
      root = roots[root]
    }
    return root
  }
}
