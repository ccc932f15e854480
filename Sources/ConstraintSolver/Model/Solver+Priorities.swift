extension Solver {
  /// Whether a row comes before another when levels are looked at: strongest first, then oldest.
  func isStronger(_ a: Int, _ b: Int) -> Bool {
    rows[a].priority == rows[b].priority ? a < b : rows[a].priority > rows[b].priority
  }

  mutating func changePriority(of row: Int, to priority: Float, in component: Int) {
    components[component].priorityChanges += 1
    guard components[component].structuralChanges == 0,
      !components[component].hasManyPriorityChanges
    else {
      // The lists are put in order after all changes.
      rows[row].priority = priority
      return
    }
    let old = components[component].rowsByStrength.firstIndexSorted { !isStronger($0, row) }
    components[component].rowsByStrength.remove(at: old)
    rows[row].priority = priority
    let new = components[component].rowsByStrength.firstIndexSorted { isStronger(row, $0) }
    components[component].rowsByStrength.insert(row, at: new)
  }
}

extension [Int] {
  /// The first index whose element answers yes, where all yeses follow all noes; else `count`.
  fileprivate func firstIndexSorted(where answersYes: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if answersYes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
