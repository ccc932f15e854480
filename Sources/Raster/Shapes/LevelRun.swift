/// Neighbouring pixels or cells of a row that are covered equally, in 255ths; not 0.
struct LevelRun: Hashable, Sendable {
  var start: Int32
  var end: Int32
  var level: UInt8

  var range: Range<Int> { Int(start)..<Int(end) }
}

extension [LevelRun] {
  /// Appends a run at the right of the others, or extends the last one.
  mutating func append(_ range: Range<Int>, level: UInt8) {
    append(from: range.lowerBound, to: range.upperBound, level: level)
  }

  mutating func append(from start: Int, to end: Int, level: UInt8) {
    if level == 0 || start >= end { return }
    let (start, end) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    let last = count - 1
    if last >= 0, self[last].end == start, self[last].level == level {
      self[last].end = end
    } else {
      append(LevelRun(start: start, end: end, level: level))
    }
  }

  /// Removes runs, or makes room for more of any value.
  mutating func resize(to count: Int) {
    if self.count > count { return removeLast(self.count - count) }
    let none = LevelRun(start: 0, end: 0, level: 0)
    if self.count < count { append(contentsOf: repeatElement(none, count: count - self.count)) }
  }

  /// Calls `body` with each range that is covered differently by other runs.
  func forEachChange(from other: [LevelRun], _ body: (Range<Int>) -> Void) {
    let (own, others) = (span, other.span)
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
