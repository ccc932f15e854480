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
    if level == 0 || range.isEmpty { return }
    let start = Int32(truncatingIfNeeded: range.lowerBound)
    let end = Int32(truncatingIfNeeded: range.upperBound)
    if let last = indices.last, self[last].end == start, self[last].level == level {
      self[last].end = end
    } else {
      append(LevelRun(start: start, end: end, level: level))
    }
  }

  /// Calls `body` with each range that is covered differently by other runs.
  func forEachChange(from other: [LevelRun], _ body: (Range<Int>) -> Void) {
    let (own, others) = (span, other.span)
    var (first, second) = (0, 0)
    var place = Int32.min
    while first < own.count || second < others.count {
      let (a, b) = (Self.part(own, first, from: place), Self.part(others, second, from: place))
      let end = Swift.min(a.end, b.end)
      if a.level != b.level { body(Int(place)..<Int(end)) }
      place = end
      if first < own.count, own[first].end == end { first += 1 }
      if second < others.count, others[second].end == end { second += 1 }
    }
  }

  /// The level from a place on, and where it ends.
  private static func part(
    _ runs: Span<LevelRun>, _ index: Int, from place: Int32
  ) -> (level: UInt8, end: Int32) {
    guard index < runs.count else { return (0, .max) }
    return place < runs[index].start ? (0, runs[index].start) : (runs[index].level, runs[index].end)
  }
}
