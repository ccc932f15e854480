/// The runs of a row from left to right. It is reused from row to row and keeps its storage.
struct LevelRuns: Sendable {
  /// Elements from `count` on are unused storage.
  fileprivate(set) var storage: [LevelRun] = []
  fileprivate(set) var count = 0

  /// Makes room for some runs, of any value.
  mutating func reserve(_ count: Int) {
    if storage.count >= count { return }
    let none = LevelRun(start: 0, end: 0, level: 0)
    storage.append(contentsOf: repeatElement(none, count: 2 * count - storage.count))
  }

  /// Replaces the runs by those that `body` writes, of which it returns the number.
  @inline(__always)
  mutating func replace(_ body: (inout MutableSpan<LevelRun>) -> Int) {
    var span = storage.mutableSpan
    count = body(&span)
  }

  mutating func replace(by runs: [LevelRun]) {
    reserve(runs.count)
    for index in runs.indices { storage[index] = runs[index] }
    count = runs.count
  }
}

extension LevelRuns {
  /// Calls `body` with each range that is covered differently by other runs.
  @inline(__always)
  func forEachChange(from other: LevelRuns, _ body: (Range<Int>) -> Void) {
    let own = storage.span.extracting(first: count)
    let others = other.storage.span.extracting(first: other.count)
    var (first, second) = (0, 0)
    var place = Int32.min
    while first < own.count, second < others.count {
      let (a, b) = (own[first], others[second])
      // Most runs of neighbouring rows begin differently, except those inside.
      if a.start >= b.end {
        body(Int(Swift.max(place, b.start))..<Int(b.end))
        (place, second) = (b.end, second + 1)
      } else if b.start >= a.end {
        body(Int(Swift.max(place, a.start))..<Int(a.end))
        (place, first) = (a.end, first + 1)
      } else {
        let start = Swift.max(place, Swift.min(a.start, b.start))
        let from = Swift.max(a.start, b.start)
        if start < from { body(Int(start)..<Int(from)) }
        let end = Swift.min(a.end, b.end)
        if a.level != b.level { body(Int(Swift.max(place, from))..<Int(end)) }
        place = end
        if a.end == end { first += 1 }
        if b.end == end { second += 1 }
      }
    }
    while first < own.count {
      body(Int(Swift.max(place, own[first].start))..<Int(own[first].end))
      first += 1
    }
    while second < others.count {
      body(Int(Swift.max(place, others[second].start))..<Int(others[second].end))
      second += 1
    }
  }
}
