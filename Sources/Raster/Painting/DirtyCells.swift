/// The cells of a row that may differ from the row above.
struct DirtyCells: ~Copyable, Sendable {
  /// Ranges with a gap of at most this many cells are painted as one: painting the cells between costs
  /// less than another search of all active steps.
  static let largestGap = 8
  /// The same where steps are not searched for every range.
  static let largestPackedGap = 2

  /// So many ranges are kept in order as they come; of more, each cell has a bit, so that no number of
  /// them takes long to sort.
  private static let most = 16

  /// Once they are too many, those that were inserted, and those that polygons insert.
  var bits = BitRow()
  /// In ascending order, after `normalize` also without an overlap or a small gap. Elements from `count`
  /// on are unused storage.
  private(set) var ranges = [Range<Int>](repeating: 0..<0, count: most)
  private(set) var count = 0
  /// The last cells that were inserted; they are in neither yet.
  private var last = 0..<0
  /// Whether they were too many in the row above, which mostly holds for the next row, too: then none is
  /// kept in order.
  private var areMany = false

  /// Removes all cells, of which there may be `count` from now on.
  mutating func prepare(_ count: Int) {
    areMany = false
    removeAll()
    bits.removeAll(reserving: count)
    // Of cells and the gaps between them, if each range is one cell.
    let missing = count / (Self.largestPackedGap + 2) + 1 - ranges.count
    if missing > 0 { ranges.append(contentsOf: repeatElement(0..<0, count: missing)) }
  }

  mutating func removeAll() {
    count = 0
    last = 0..<0
    if !bits.isEmpty { bits.removeAll() }
  }

  /// - Precondition: the cells are among those prepared for.
  @inline(__always)
  mutating func insert(_ cells: Range<Int>) {
    // Neighbouring pixels along an edge mostly come one after the other.
    if cells.lowerBound >= last.lowerBound, cells.lowerBound <= last.upperBound {
      last = last.lowerBound..<max(last.upperBound, cells.upperBound)
    } else {
      sortLast()
      last = cells
    }
  }

  @inline(never)
  private mutating func sortLast() {
    if areMany { return bits.insert(last) }
    if last.isEmpty { return }
    if count == Self.most || !bits.isEmpty { return setBits() }
    let last = last
    var place = count
    count &+= 1
    var span = ranges.mutableSpan
    // The unchecked places below.
    precondition(place >= 0 && place < span.count)
    while place > 0, span[unchecked: place &- 1].lowerBound > last.lowerBound {
      span[unchecked: place] = span[unchecked: place &- 1]
      place &-= 1
    }
    span[unchecked: place] = last
  }

  @inline(never)
  private mutating func setBits() {
    for index in 0..<count { bits.insert(ranges[index]) }
    count = 0
    bits.insert(last)
  }

  /// Computes the ranges.
  ///
  /// - Parameter gap: the largest one within a range of many.
  mutating func normalize(gap: Int = largestGap) {
    sortLast()
    last = 0..<0
    if bits.isEmpty { return unite() }
    if count > 0 { setBits() }
    count = Self.unite(bits, &ranges, gap: areMany ? gap : Self.largestGap)
    areMany = count > Self.most
  }

  /// Unites neighbours with an overlap or a small gap.
  private mutating func unite() {
    if count < 2 { return }
    count = Self.unite(count, &ranges)
  }

  /// - Returns: how many remain.
  private static func unite(_ count: Int, _ ranges: inout [Range<Int>]) -> Int {
    var span = ranges.mutableSpan
    precondition(count <= span.count)
    var kept = 0
    for index in 1..<count {
      let (last, range) = (span[unchecked: kept], span[unchecked: index])
      if range.lowerBound <= last.upperBound &+ largestGap {
        span[unchecked: kept] = last.hull(range)
      } else {
        kept &+= 1
        span[unchecked: kept] = range
      }
    }
    return kept + 1
  }

  /// - Returns: how many there are.
  private static func unite(
    _ bits: borrowing BitRow, _ ranges: inout [Range<Int>], gap: Int
  ) -> Int {
    var span = ranges.mutableSpan
    // Without a branch, because how large a gap is is unpredictable. The first range is far from this.
    var (start, end, last) = (0, Int.min / 2, -1)
    bits.forEachRange { next in
      let isFar = next.lowerBound > end &+ gap
      start = isFar ? next.lowerBound : start
      last &+= isFar ? 1 : 0
      end = next.upperBound
      span[last] = Range(uncheckedBounds: (start, end))
    }
    return last + 1
  }
}

extension DirtyCells {
  subscript(index: Int) -> Range<Int> { ranges[index] }

  /// All of them, of which there is one at least.
  var hull: Range<Int> { ranges[0].hull(ranges[count - 1]) }
}
