extension Solver {
  /// Whether a row comes before another when levels are looked at: strongest first, then oldest.
  func isStronger(_ a: Int, _ b: Int) -> Bool {
    rows[a].priority == rows[b].priority ? a < b : rows[a].priority > rows[b].priority
  }

  /// Enters the newest row in its system's lists.
  mutating func enlist(_ row: Int, in component: Int) {
    components[component].rows.append(row)
    insertByStrength(row, in: component)
  }

  mutating func delist(_ row: Int, from component: Int) {
    let index = components[component].rows.firstIndexSorted { $0 >= row }
    components[component].rows.remove(at: index)
    removeByStrength(row, in: component)
  }

  mutating func weaken(_ row: Int, to priority: Float, in component: Int) {
    removeByStrength(row, in: component)
    rows[row].priority = priority
    insertByStrength(row, in: component)
  }

  /// A system about to be rebuilt sorts its rows once, at the end.
  private mutating func insertByStrength(_ row: Int, in component: Int) {
    guard !components[component].needsRebuild else {
      components[component].rowsByStrength.append(row)
      return
    }
    let index = components[component].rowsByStrength.firstIndexSorted { isStronger(row, $0) }
    components[component].rowsByStrength.insert(row, at: index)
  }

  private mutating func removeByStrength(_ row: Int, in component: Int) {
    guard !components[component].needsRebuild else { return }
    let index = components[component].rowsByStrength.firstIndexSorted { !isStronger($0, row) }
    components[component].rowsByStrength.remove(at: index)
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
