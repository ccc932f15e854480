/// Writes runs from left to right.
struct LevelRunWriter {
  private(set) var count = 0

  /// Appends a run, or extends the last one if it ends there and has the same level.
  ///
  /// - Precondition: there is room for it.
  @inline(__always)
  mutating func append(
    _ start: Int, _ end: Int, _ level: UInt8, _ runs: inout MutableSpan<LevelRun>
  ) {
    if level == 0 { return }
    let (start, end) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    if count > 0, runs[unchecked: count &- 1].level == level,
      runs[unchecked: count &- 1].end == start
    {
      runs[unchecked: count &- 1].end = end
    } else {
      runs[unchecked: count] = LevelRun(start: start, end: end, level: level)
      count &+= 1
    }
  }
}

extension LevelRunWriter {
  /// Appends a run of one pixel. It may equal the last one: to ask takes longer than to paint both.
  ///
  /// - Precondition: there is room for it, also if the level is 0.
  @inline(__always)
  mutating func append(_ place: Int32, _ level: UInt8, _ runs: inout MutableSpan<LevelRun>) {
    runs[unchecked: count] = LevelRun(start: place, end: place &+ 1, level: level)
    count &+= level == 0 ? 0 : 1
  }
}

/// Writes runs of columns from left to right, united with neighbours of the same level, at places that
/// are known only of where united runs begin and end.
struct LevelRunMerger {
  private var count = 0
  private var start = 0
  private var end = 0
  private var level: UInt8 = 0

  /// - Precondition: there is room for it.
  @inline(__always)
  mutating func append(
    _ start: Int, _ end: Int, _ level: UInt8, _ runs: inout MutableSpan<LevelRun>,
    _ place: (Int) -> Int32
  ) {
    if level != self.level || start != self.end {
      write(&runs, place)
      (self.start, self.level) = (start, level)
    }
    self.end = end
  }

  /// - Returns: the number of runs.
  @inline(__always)
  mutating func finish(_ runs: inout MutableSpan<LevelRun>, _ place: (Int) -> Int32) -> Int {
    write(&runs, place)
    return count
  }

  @inline(__always)
  private mutating func write(_ runs: inout MutableSpan<LevelRun>, _ place: (Int) -> Int32) {
    if level == 0 { return }
    runs[unchecked: count] = LevelRun(start: place(start), end: place(end), level: level)
    count &+= 1
  }
}

extension CoverageScale {
  /// - Parameter twiceArea: signed, in square units of the grid of `GridPoint`.
  @inline(__always)
  func level(twiceArea: Int) -> UInt8 {
    let bits = UInt(2 * GridPoint.bits + 1)
    return level(min(twiceArea.magnitude, 1 << bits), bits: bits)
  }

  /// - Parameter part: of twice a pixel's area.
  @inline(__always)
  func level(ofTwiceArea part: Int) -> UInt8 {
    level(UInt(bitPattern: part), bits: UInt(2 * GridPoint.bits + 1))
  }
}
