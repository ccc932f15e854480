/// Puts rows in the order of their levels: by counting, because the rows of a system have few
/// priorities, and by comparing where they have many.
struct LevelOrder: Sendable {
  /// Beyond so many counting takes longer: a thousand are found, each among those before, by moving
  /// half a million.
  private static let mostCounted = 64

  /// The strongest first.
  private var priorities: [Double] = []
  /// By level: how many rows, then where the next one goes.
  private var places: [Int] = []

  /// - Precondition: there are rows, in ascending order.
  /// - Returns: the numbers, strongest first; those of one level stay in order.
  mutating func sorted(_ list: [Int], _ rows: [Row]) -> [Int] {
    priorities.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    count(list, rows)
    guard priorities.count <= Self.mostCounted else {
      return list.sorted { (rows[$1].priority, $0) < (rows[$0].priority, $1) }
    }
    sumCounts()
    return distributed(list, rows)
  }

  private mutating func count(_ list: [Int], _ rows: [Row]) {
    var (priority, run) = (Double.nan, 0)
    for row in list where priorities.count <= Self.mostCounted {
      if Double(rows[row].priority) != priority {
        if run > 0 { note(priority, run) }
        (priority, run) = (Double(rows[row].priority), 0)
      }
      run += 1
    }
    note(priority, run)
  }

  private mutating func note(_ priority: Double, _ count: Int) {
    let level = level(of: priority)
    if level == priorities.count || priorities[level] != priority {
      priorities.insert(priority, at: level)
      places.insert(0, at: level)
    }
    places[level] += count
  }

  private mutating func sumCounts() {
    var end = 0
    for level in places.indices {
      let count = places[level]
      places[level] = end
      end += count
    }
  }

  private mutating func distributed(_ list: [Int], _ rows: [Row]) -> [Int] {
    var sorted = list
    var (priority, level, place) = (priorities[0], 0, places[0])
    for row in list {
      if Double(rows[row].priority) != priority {
        places[level] = place
        priority = Double(rows[row].priority)
        level = self.level(of: priority)
        place = places[level]
      }
      sorted[place] = row
      place += 1
    }
    return sorted
  }

  /// Where the priority is, or would be.
  @inline(__always)
  private func level(of priority: Double) -> Int {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) >> 1
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
