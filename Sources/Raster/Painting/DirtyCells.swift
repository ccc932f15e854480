/// The cells of a row that may differ from the row above: a bit for each, so that any number of ranges
/// may be inserted in any order without sorting.
struct DirtyCells: Sendable {
  /// Ranges with a gap of at most this many cells are painted as one: painting the cells between costs
  /// less than another search of all active steps.
  private static let largestGap = 8

  /// In ascending order, without an overlap or a small gap; up to date after `normalize`.
  private(set) var ranges: [Range<Int>] = []
  private var words: [UInt64] = []
  /// The words that may have a bit.
  private var used = 0..<0
  /// The last cells that were inserted; they have no bits yet.
  private var last = 0..<0

  /// Removes all cells, of which there may be `count` from now on.
  mutating func prepare(_ count: Int) {
    removeAll()
    let missing = (count + 63) / 64 - words.count
    if missing > 0 { words.append(contentsOf: repeatElement(0, count: missing)) }
  }

  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    let used = used
    self.used = 0..<0
    last = 0..<0
    var span = words.mutableSpan
    for index in used { span[index] = 0 }
  }

  /// - Precondition: the cells are among those prepared for.
  @inline(__always)
  mutating func insert(_ cells: Range<Int>) {
    // Neighbouring pixels along an edge mostly come one after the other.
    if cells.lowerBound >= last.lowerBound, cells.lowerBound <= last.upperBound {
      last = last.lowerBound..<max(last.upperBound, cells.upperBound)
    } else {
      setBits(last)
      last = cells
    }
  }

  private mutating func setBits(_ cells: Range<Int>) {
    if cells.isEmpty { return }
    let (first, last) = (cells.lowerBound >> 6, (cells.upperBound - 1) >> 6)
    let head = UInt64.max &<< UInt64(cells.lowerBound & 63)
    let tail = UInt64.max &>> UInt64(63 - (cells.upperBound - 1) & 63)
    used = used.isEmpty ? first..<last + 1 : used.hull(first..<last + 1)
    var span = words.mutableSpan
    if first == last {
      span[first] |= head & tail
    } else {
      span[first] |= head
      for index in first + 1..<last { span[index] = .max }
      span[last] |= tail
    }
  }

  /// Computes the ranges.
  mutating func normalize() {
    setBits(last)
    last = 0..<0
    var place = used.lowerBound << 6
    while let start = next(from: place, isSet: true) {
      let end = next(from: start + 1, isSet: false) ?? used.upperBound << 6
      append(start..<end)
      place = end
    }
  }

  private mutating func append(_ range: Range<Int>) {
    if let last = ranges.last, range.lowerBound <= last.upperBound + Self.largestGap {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }

  /// The first cell from a place on that is inserted, or that is not.
  private func next(from place: Int, isSet: Bool) -> Int? {
    var index = place >> 6
    if index >= used.upperBound { return nil }
    let flip = isSet ? 0 : UInt64.max
    let span = words.span
    var word = (span[index] ^ flip) & (UInt64.max &<< UInt64(place & 63))
    while word == 0 {
      index += 1
      if index >= used.upperBound { return nil }
      word = span[index] ^ flip
    }
    return index << 6 + word.trailingZeroBitCount
  }
}
