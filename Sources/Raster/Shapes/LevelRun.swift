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
}
