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

  mutating func reserve(_ cells: Int) {
    let missing = cells + 1 - places.count
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

extension MutableSpan<Int32> {
  fileprivate mutating func fill(_ range: Range<Int>, with place: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let place = Int32(truncatingIfNeeded: place)
    for index in range { self[unchecked: index] = place }
  }

  fileprivate mutating func count(_ range: Range<Int>, from place: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let first = Int32(truncatingIfNeeded: place &- range.lowerBound)
    for index in range { self[unchecked: index] = first &+ Int32(truncatingIfNeeded: index) }
  }
}
