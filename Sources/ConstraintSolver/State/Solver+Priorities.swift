extension Solver {
  /// The order in which levels are minimized: strongest priority first, then order of addition.
  func isStronger(_ a: Int, _ b: Int) -> Bool {
    rows[a].priority == rows[b].priority ? a < b : rows[a].priority > rows[b].priority
  }

  mutating func changePriority(of row: Int, to priority: Float, in component: Int) {
    components[component].priorityChanges += 1
    guard components[component].structuralChanges == 0,
      !components[component].hasManyPriorityChanges
    else {
      // The list is sorted once after all changes.
      rows[row].priority = priority
      return
    }
    let old = components[component].rowsByStrength.firstIndexSorted { !isStronger($0, row) }
    components[component].rowsByStrength.remove(at: old)
    rows[row].priority = priority
    let new = components[component].rowsByStrength.firstIndexSorted { isStronger(row, $0) }
    components[component].rowsByStrength.insert(row, at: new)
  }

  /// Brings `rowsByStrength` up to date after rows were removed from the list of all rows, or added at its
  /// end.
  mutating func updateOrder(_ component: Int) {
    var order: [Int] = []
    swap(&order, &components[component].rowsByStrength)
    order.removeAll { !rows[$0].isLive }
    let added = components[component].rows.dropFirst(order.count)
    guard added.count <= WorkLimit.insertedRows else { return sortByStrength(component) }
    for row in added { order.insert(row, at: order.firstIndexSorted { isStronger(row, $0) }) }
    components[component].rowsByStrength = order
  }
}

extension [Int] {
  /// The first index whose element satisfies a predicate that is false up to some index and true
  /// from there on; otherwise `count`.
  fileprivate func firstIndexSorted(where predicate: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
