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

  mutating func negate() {
    for index in 0..<listCount { values[list[index]] = -values[list[index]] }
  }

  mutating func clear() {
    for index in 0..<listCount {
      values[list[index]] = 0
      isListed[list[index]] = false
    }
    listCount = 0
  }
}
