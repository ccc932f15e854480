extension Solver {
  /// Applies all structural changes since the last solve to the components they concern.
  ///
  /// Rows are collected until a solve because a batch costs far less than the same rows one by one:
  /// lists are sorted once, and no basis is extended while more rows are to come.
  mutating func attachChanges() {
    grow()
    let added = (attachedCount..<rows.count).filter { rows[$0].isLive && rows[$0].termCount > 0 }
    attach(added)
    repairBases(added)
    compactIfWorthwhile()
    if dirtyComponents.contains(where: { !components[$0].needsRebuild }) {
      for row in added
      where rows[row].isNonbasic && !components[componentIndex(of: row)].needsRebuild {
        _ = refreshResidual(row)
      }
    }
    for component in dirtyComponents where components[component].structuralChanges > 0 {
      sortLists(component)
    }
  }

  private mutating func attach(_ added: [Int]) {
    unionVariables(ofAll: added)
    // Growth by doubling would leave the first components with up to twice the memory they need.
    if components.isEmpty { components.reserveCapacity(workspace.disjointSets.rootCount) }
    for row in added {
      let component = joinComponents(of: row)
      components[component].attach(row)
      useLooseVariables(of: row, in: component)
      markDirty(component)
    }
    Self.link(added, rows, &pool, &columnHeads)
    attachedCount = rows.count
  }

  private mutating func repairBases(_ added: [Int]) {
    let kept = added.filter { !components[componentIndex(of: $0)].needsRebuild }
    let addedOf = Dictionary(grouping: kept) { componentIndex(of: $0) }
    for component in dirtyComponents { repairBasis(of: component, addedOf[component] ?? []) }
  }

  mutating func grow() {
    let added = values.count - componentOf.count
    workspace.grow(to: values.count)
    guard added > 0 else { return }
    let first = componentOf.count
    staySigns.append(contentsOf: repeatElement(1, count: added))
    stayPositions.append(contentsOf: first..<values.count)
    basis.append(contentsOf: (first..<values.count).map { BasisMember.stay($0) })
    componentOf.append(contentsOf: repeatElement(-1, count: added))
    columnHeads.append(contentsOf: repeatElement(-1, count: added))
    permutation.grow(to: values.count)
  }

  /// The component of a variable, or -1 if no constraint of the last solve uses it.
  func componentIndex(ofVariable variable: Int) -> Int {
    variable < componentOf.count ? componentOf[variable] : -1
  }

  /// Links the terms of new rows into the columns of their variables.
  private static func link(
    _ added: [Int], _ rowArray: [Row], _ poolArray: inout [PooledTerm], _ headArray: inout [Int]
  ) {
    let rows = rowArray.span
    var pool = poolArray.mutableSpan
    var columnHeads = headArray.mutableSpan
    for row in added {
      for i in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
        pool[i].nextInColumn = columnHeads[pool[i].variable]
        columnHeads[pool[i].variable] = i
      }
    }
  }

  private mutating func sortLists(_ component: Int) {
    let isOrdered =
      !components[component].isUnsorted && components[component].priorityChanges == 0
    if components[component].hasRemovedRows {
      components[component].hasRemovedRows = false
      components[component].rows.removeAll { !rows[$0].isLive }
      if components[component].rows.isEmpty { components[component].mayBeDisconnected = true }
    }
    if components[component].isUnsorted {
      components[component].isUnsorted = false
      workspace.indexSorter.sort(&components[component].variables, below: values.count)
      workspace.indexSorter.sort(&components[component].rows, below: rows.count)
    }
    if isOrdered { updateOrder(component) } else { sortByStrength(component) }
  }

  mutating func sortByStrength(_ component: Int) {
    let order = components[component].rows
    var (isSorted, last) = (true, Float.infinity)
    for row in order {
      if rows[row].priority > last { isSorted = false }
      last = rows[row].priority
    }
    components[component].rowsByStrength = isSorted ? order : LevelOrder.sorted(order, rows)
  }
}
