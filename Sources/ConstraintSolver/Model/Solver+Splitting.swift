extension Solver {
  /// Takes a system apart where removed rows held it together. The bases stay as they are.
  ///
  /// - Returns: the parts, which still have to be optimized; the first keeps the number.
  mutating func separate(_ component: Int) -> [Int] {
    components[component].mayBeDisconnected = false
    guard isDisconnected(component) else { return [component] }
    let tight = components[component].variables.map { basis[$0] }
    let parts = split(component)
    for part in parts {
      sortByStrength(part)
      components[part].isNew = false
      let own = tight.filter { componentIndex(of: $0) == part }
      if !transferBasis(own, in: part) { rebuildInPlace(part) }
    }
    return parts
  }

  /// Takes a system apart whose rows changed too much to keep its basis.
  mutating func splitForRebuild(_ component: Int) -> [Int] {
    _ = isDisconnected(component)
    return split(component)
  }

  @inline(__always)
  func componentIndex(of row: Int) -> Int { componentOf[pool[rows[row].firstTerm].variable] }

  private func componentIndex(of member: BasisMember) -> Int {
    member.isStay ? componentOf[member.index] : componentIndex(of: member.index)
  }

  /// Puts the tight rows of a part into the positions of its variables.
  private mutating func transferBasis(_ tight: [BasisMember], in part: Int) -> Bool {
    guard tight.count == components[part].variables.count else { return false }
    for (position, member) in zip(components[part].variables, tight) {
      basis[position] = member
      if member.isStay {
        stayPositions[member.index] = position
      } else {
        rows[member.index].basisPosition = position
      }
    }
    return refactorize(part)
  }

  /// Makes trees of the connected parts; their roots are the lowest indexSorter.
  ///
  /// - Returns: whether there are several, or no rows.
  private mutating func isDisconnected(_ component: Int) -> Bool {
    for variable in components[component].variables { workspace.disjointSets.makeSet(variable) }
    for row in components[component].rows { unionVariables(of: row) }
    let first = components[component].variables[0]
    return components[component].rows.isEmpty
      || components[component].variables.contains { workspace.disjointSets.root(of: $0) != first }
  }

  private mutating func split(_ component: Int) -> [Int] {
    var whole = Component()
    swap(&whole.variables, &components[component].variables)
    swap(&whole.rows, &components[component].rows)
    components[component].reset()
    var parts: [Int] = []
    for variable in whole.variables {
      let root = workspace.disjointSets.root(of: variable)
      if root == variable { parts.append(parts.isEmpty ? component : newComponent()) }
      componentOf[variable] = root == variable ? parts[parts.count - 1] : componentOf[root]
      components[componentOf[variable]].variables.append(variable)
    }
    for row in whole.rows { components[componentIndex(of: row)].rows.append(row) }
    return removeEmptyParts(parts)
  }

  /// A variable that no row mentions any more needs no system.
  private mutating func removeEmptyParts(_ parts: [Int]) -> [Int] {
    parts.filter { part in
      guard components[part].rows.isEmpty else { return true }
      for variable in components[part].variables {
        componentOf[variable] = -1
        values[variable] = 0
        basis[variable] = .stay(variable)
        stayPositions[variable] = variable
      }
      components[part].reset()
      unusedComponents.append(part)
      return false
    }
  }

  @inline(__always)
  private mutating func unionVariables(of row: Int) {
    let terms = terms(of: row)
    var root = workspace.disjointSets.root(of: pool[terms.lowerBound].variable)
    for i in terms.dropFirst() {
      let other = workspace.disjointSets.root(of: pool[i].variable)
      workspace.disjointSets.union(max(root, other), into: min(root, other))
      root = min(root, other)
    }
  }
}
