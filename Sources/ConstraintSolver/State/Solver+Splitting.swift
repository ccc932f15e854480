extension Solver {
  /// Splits a component into its connected parts after rows were removed. The basis is kept.
  ///
  /// - Returns: the parts, which still have to be optimized; the first one keeps the component's
  ///   index.
  mutating func separate(_ component: Int) -> [Int] {
    components[component].mayBeDisconnected = false
    let roots = roots(of: component)
    if roots.count == 1 && !components[component].rows.isEmpty
      || hasOnlyLooseParts(roots, component)
    {
      return [component]
    }
    let basic = components[component].variables.map { basis[$0] }
    let parts = split(component)
    for part in parts {
      sortByStrength(part)
      components[part].isNew = false
      let own = basic.filter { componentIndex(of: $0) == part }
      if !transferBasis(own, in: part) { rebuildInPlace(part) }
    }
    return parts
  }

  /// Splits a component that changed too much for its basis to be kept.
  mutating func splitForRebuild(_ component: Int) -> [Int] {
    _ = roots(of: component)
    return split(component)
  }

  @inline(__always)
  func componentIndex(of row: Int) -> Int { componentOf[pool[rows[row].firstTerm].variable] }

  private func componentIndex(of member: BasisMember) -> Int {
    member.isStay ? componentOf[member.index] : componentIndex(of: member.index)
  }

  /// Assigns basic rows to the positions of a part's variables.
  private mutating func transferBasis(_ basic: [BasisMember], in part: Int) -> Bool {
    guard basic.count == components[part].variables.count else { return false }
    for (position, member) in zip(components[part].variables, basic) {
      basis[position] = member
      if member.isStay {
        stayPositions[member.index] = position
      } else {
        rows[member.index].basisPosition = position
      }
    }
    return refactorize(part)
  }

  /// Computes the connected parts as disjoint sets.
  ///
  /// - Returns: the lowest variable of each, which represents it.
  private mutating func roots(of component: Int) -> [Int] {
    for variable in components[component].variables { workspace.disjointSets.makeSet(variable) }
    for row in components[component].rows { unionVariables(of: row) }
    return components[component].variables.filter {
      workspace.disjointSets.root(of: $0) == $0
    }
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

  /// Dissolves parts without rows: a variable that no row uses needs no component.
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
