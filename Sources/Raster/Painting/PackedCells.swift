/// Where the dirty cells of a row are among pixels that are stored without the cells between them.
///
/// Packed, what a run covers of any number of ranges is one range: its ends are looked up, and no range is
/// searched.
struct PackedCells: Sendable {
  /// By cell, its place; of a cell that is not dirty, that of the next one that is. There is one more for
  /// the end. Elements beyond are unused storage.
  private(set) var places: [Int32] = []
  /// The number of dirty cells.
  private(set) var count = 0

  /// So many are written at once of cells that are not dirty, and of cells that are.
  fileprivate static let longBlock = 32
  fileprivate static let block = 16

  mutating func reserve(_ cells: Int) {
    let missing = cells + 1 + Self.longBlock - places.count
    if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// - Precondition: the ranges ascend, and room is reserved for their cells.
  mutating func pack(_ ranges: Span<Range<Int>>, cells: Int) {
    var span = places.mutableSpan
    var (end, place) = (0, 0)
    for index in ranges.indices {
      let range = ranges[index]
      span.fill(end..<range.lowerBound, with: place)
      span.count(range, from: place)
      (end, place) = (range.upperBound, place &+ range.count)
    }
    span.fill(end..<cells + 1, with: place)
    count = place
  }
}

/// Elements after a range are overwritten, too, up to a whole block: what they are follows later.
extension MutableSpan<Int32> {
  @inline(__always)
  fileprivate mutating func fill(_ range: Range<Int>, with place: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound &+ PackedCells.longBlock <= count)
    let place = Int32(truncatingIfNeeded: place)
    var index = range.lowerBound
    while index < range.upperBound {
      for lane in 0..<PackedCells.longBlock { self[unchecked: index &+ lane] = place }
      index &+= PackedCells.longBlock
    }
  }

  @inline(__always)
  fileprivate mutating func count(_ range: Range<Int>, from place: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound &+ PackedCells.block <= count)
    var next = SIMD4(repeating: Int32(truncatingIfNeeded: place)) &+ SIMD4(0, 1, 2, 3)
    var index = range.lowerBound
    while index < range.upperBound {
      for group in 0..<PackedCells.block / 4 {
        for lane in 0..<4 { self[unchecked: index &+ 4 &* group &+ lane] = next[lane] }
        next &+= 4
      }
      index &+= PackedCells.block
    }
  }
}
