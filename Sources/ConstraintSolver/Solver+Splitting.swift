extension Solver {
  /// Takes a system apart where removed rows held it together. The bases stay as they are.
  ///
  /// - Returns: the parts, which still have to be optimized; the first keeps the number.
  mutating func separate(_ component: Int) -> [Int] {
    components[component].isLoose = false
    let whole = components[component]
    let roots = connectedRoots(of: whole)
    guard roots.contains(where: { $0 != roots.first }) || whole.rows.isEmpty else {
      return [component]
    }
    let tight = whole.variables.map { occupants[$0] }
    let parts = split(component, whole, roots)
    for part in parts {
      sortByStrength(part)
      components[part].isNew = false
      let own = tight.filter { system(of: $0) == part }
      if !adopt(own, in: part) { rebuildInPlace(part) }
    }
    return parts
  }

  /// Takes a system apart whose rows changed too much to keep its basis.
  mutating func splitUnordered(_ component: Int) -> [Int] {
    let whole = components[component]
    return split(component, whole, connectedRoots(of: whole))
  }

  @inline(__always)
  private func system(of row: Int) -> Int { componentOf[pool[rows[row].firstTerm].variable] }

  private func system(of occupant: Occupant) -> Int {
    occupant.isStay ? componentOf[occupant.index] : system(of: occupant.index)
  }

  /// Puts the tight rows of a part into the slots of its variables.
  private mutating func adopt(_ tight: [Occupant], in part: Int) -> Bool {
    guard tight.count == components[part].variables.count else { return false }
    for (slot, occupant) in zip(components[part].variables, tight) {
      occupants[slot] = occupant
      if occupant.isStay {
        staySlots[occupant.index] = slot
      } else {
        rows[occupant.index].slot = slot
      }
    }
    return refactor(part)
  }

  /// By position among the variables: a position that stands for the connected part.
  private mutating func connectedRoots(of whole: Component) -> [Int] {
    var roots = whole.variables.indices.map { $0 }
    for (i, variable) in whole.variables.enumerated() { scratch.local[variable] = i }
    for row in whole.rows { unite(row, &roots) }
    return whole.variables.indices.map { find($0, &roots) }
  }

  private mutating func split(_ component: Int, _ whole: Component, _ roots: [Int]) -> [Int] {
    var partOf = Array(repeating: -1, count: whole.variables.count)
    var parts: [Int] = []
    components[component] = Component()
    for (variable, root) in zip(whole.variables, roots) {
      if partOf[root] < 0 {
        partOf[root] = parts.isEmpty ? component : newComponent()
        parts.append(partOf[root])
      }
      componentOf[variable] = partOf[root]
      components[partOf[root]].variables.append(variable)
    }
    for row in whole.rows { components[system(of: row)].rows.append(row) }
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

  @inline(__always)
  private func unite(_ row: Int, _ roots: inout [Int]) {
    let range = terms(of: row)
    let first = find(scratch.local[pool[range.lowerBound].variable], &roots)
    for i in range.dropFirst() {
      let other = find(scratch.local[pool[i].variable], &roots)
      roots[other] = first
    }
  }

  @inline(__always)
  private func find(_ element: Int, _ roots: inout [Int]) -> Int {
    var root = element
    while roots[root] != root {
      roots[root] = roots[roots[root]]
      root = roots[root]
    }
    return root
  }
}
