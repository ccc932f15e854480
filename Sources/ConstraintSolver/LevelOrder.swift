/// Puts rows in the order of their levels, by counting: the rows of a system have few priorities.
struct LevelOrder: Sendable {
  /// The strongest first.
  private var priorities: [Double] = []
  /// By level: how many rows, then where the next one goes.
  private var places: [Int] = []

  /// - Returns: the numbers, strongest first; those of one level stay in order.
  mutating func sorted(_ list: [Int], _ rows: [Row]) -> [Int] {
    priorities.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    var levels = list
    var level = 0
    for row in list { count(Double(rows[row].priority), &level) }
    sumCounts()
    for i in list.indices {
      level = self.level(of: Double(rows[list[i]].priority), near: level)
      levels[places[level]] = list[i]
      places[level] += 1
    }
    return levels
  }

  private mutating func count(_ priority: Double, _ near: inout Int) {
    near = level(of: priority, near: near)
    if near == priorities.count || priorities[near] != priority {
      priorities.insert(priority, at: near)
      places.insert(0, at: near)
    }
    places[near] += 1
  }

  private mutating func sumCounts() {
    var end = 0
    for level in places.indices {
      let count = places[level]
      places[level] = end
      end += count
    }
  }

  /// Where the priority is, or would be.
  @inline(__always)
  private func level(of priority: Double, near: Int) -> Int {
    if near < priorities.count, priorities[near] == priority { return near }
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) >> 1
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
