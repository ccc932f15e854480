/// A vector that knows where it may be other than zero, so that reading and clearing it costs what
/// it holds and not what it could hold.
struct SparseVector: Sendable {
  var values: [Double] = []
  var isListed: [Bool] = []
  var list: [Int] = []
  var listCount = 0

  /// Every place that was written since the vector was cleared, each once, in that order.
  var places: ArraySlice<Int> { list[..<listCount] }

  subscript(place: Int) -> Double { values[place] }

  mutating func grow(to count: Int) {
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    isListed.append(contentsOf: repeatElement(false, count: count - isListed.count))
    list.append(contentsOf: repeatElement(0, count: count - list.count))
  }

  mutating func add(_ value: Double, at place: Int) { set(values[place] + value, at: place) }

  mutating func set(_ value: Double, at place: Int) {
    values[place] = value
    guard !isListed[place] else { return }
    isListed[place] = true
    list[listCount] = place
    listCount += 1
  }

  /// The sum of entries times what is at their places.
  func sum(_ entryArray: [Factorization.Entry], _ range: Range<Int>) -> Double {
    let (entries, values) = (entryArray.span, values.span)
    var sum = 0.0
    for i in range { sum += entries[i].value * values[entries[unchecked: i].index] }
    return sum
  }

  /// Subtracts entries times a factor.
  mutating func subtract(
    _ entries: [Factorization.Entry], _ range: Range<Int>, times factor: Double
  ) {
    listCount = Self.subtract(entries, range, factor, &values, &isListed, &list, listCount)
  }

  /// Over spans, because most updates of a basis have many entries, and array accesses are most of
  /// the instructions (by callgrind).
  private static func subtract(
    _ entryArray: [Factorization.Entry], _ range: Range<Int>, _ factor: Double,
    _ valueArray: inout [Double], _ listedArray: inout [Bool], _ listArray: inout [Int],
    _ listCount: Int
  ) -> Int {
    let entries = entryArray.span
    var values = valueArray.mutableSpan
    var isListed = listedArray.mutableSpan
    var list = listArray.mutableSpan
    var count = listCount
    for i in range {
      let place = entries[i].index
      values[place] -= entries[unchecked: i].value * factor
      guard !isListed[unchecked: place] else { continue }
      isListed[unchecked: place] = true
      list[unchecked: count] = place
      count += 1
    }
    return count
  }

  mutating func negate() {
    for index in 0..<listCount { values[list[index]] = -values[list[index]] }
  }

  mutating func clear() {
    Self.clear(list, listCount, &values, &isListed)
    listCount = 0
  }

  private static func clear(
    _ listArray: [Int], _ count: Int, _ valueArray: inout [Double], _ listedArray: inout [Bool]
  ) {
    let list = listArray.span
    var values = valueArray.mutableSpan
    var isListed = listedArray.mutableSpan
    for index in 0..<count {
      let place = list[index]
      values[unchecked: place] = 0
      isListed[unchecked: place] = false
    }
  }
}
