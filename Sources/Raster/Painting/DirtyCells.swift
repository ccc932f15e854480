/// The cells of a row that may differ from the row above.
struct DirtyCells: Sendable {
  /// Ranges nearer to each other than this are painted as one: the cells between cost less than
  /// another look at all active steps.
  private static let nearest = 8
  /// With more ranges than this they become one. It bounds the work of sorting them, and of looking
  /// at all active steps for each.
  private static let most = 48

  private(set) var ranges: [Range<Int>] = []
  private var isSorted = true

  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    isSorted = true
  }

  mutating func insert(_ cells: Range<Int>) {
    guard !cells.isEmpty else { return }
    guard let last = ranges.last else { return ranges.append(cells) }
    let isNear =
      cells.lowerBound <= last.upperBound + Self.nearest
      && last.lowerBound <= cells.upperBound + Self.nearest
    if isNear || ranges.count == Self.most {
      ranges[ranges.count - 1] = last.hull(cells)
    } else {
      ranges.append(cells)
    }
    isSorted = isSorted && ranges.count == 1
  }

  /// Brings the ranges into order and unites those that overlap, or nearly so.
  mutating func normalize() {
    guard !isSorted else { return }
    sort()
    var count = 1
    for index in 1..<ranges.count {
      let (last, range) = (ranges[count - 1], ranges[index])
      if range.lowerBound <= last.upperBound + Self.nearest {
        ranges[count - 1] = last.hull(range)
      } else {
        ranges[count] = range
        count += 1
      }
    }
    ranges.removeLast(ranges.count - count)
    isSorted = true
  }

  /// By insertion: there are few, and most in order.
  private mutating func sort() {
    var span = ranges.mutableSpan
    for index in 1..<span.count {
      let range = span[index]
      var place = index
      while place > 0, span[place - 1].lowerBound > range.lowerBound {
        span[place] = span[place - 1]
        place -= 1
      }
      span[place] = range
    }
  }
}
