/// The cells of a row that may differ from the row above.
struct DirtyCells: Sendable {
  /// Ranges with a gap of at most this many cells are painted as one: painting the cells between costs
  /// less than another search of all active steps.
  private static let largestGap = 8
  /// At this number of ranges, another one is united with the last. This bounds the work of sorting
  /// them, and of searching all active steps for each.
  private static let largestCount = 48

  private(set) var ranges: [Range<Int>] = []
  private var isSorted = true

  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    isSorted = true
  }

  mutating func insert(_ cells: Range<Int>) {
    guard !cells.isEmpty else { return }
    guard let last = ranges.last else { return ranges.append(cells) }
    let isClose =
      cells.lowerBound <= last.upperBound + Self.largestGap
      && last.lowerBound <= cells.upperBound + Self.largestGap
    if isClose || ranges.count == Self.largestCount {
      ranges[ranges.count - 1] = last.hull(cells)
    } else {
      ranges.append(cells)
    }
    isSorted = isSorted && ranges.count == 1
  }

  /// Sorts the ranges, and unites those that overlap or have a small gap.
  mutating func normalize() {
    guard !isSorted else { return }
    sort()
    var count = 1
    for index in 1..<ranges.count {
      let (last, range) = (ranges[count - 1], ranges[index])
      if range.lowerBound <= last.upperBound + Self.largestGap {
        ranges[count - 1] = last.hull(range)
      } else {
        ranges[count] = range
        count += 1
      }
    }
    ranges.removeLast(ranges.count - count)
    isSorted = true
  }

  /// Insertion sort: there are few ranges, and most are in order.
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
