/// A vector that records which elements may be nonzero, so that reading and clearing take time in
/// proportion to those.
struct SparseVector: Sendable {
  var values: [Double] = []
  var isInPattern: [Bool] = []
  var patternIndices: [Int] = []
  var patternCount = 0

  /// The indices written since the vector was cleared, each once, in order of the first write.
  var pattern: ArraySlice<Int> { patternIndices[..<patternCount] }

  subscript(index: Int) -> Double { values[index] }

  mutating func grow(to count: Int) {
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    isInPattern.append(contentsOf: repeatElement(false, count: count - isInPattern.count))
    patternIndices.append(contentsOf: repeatElement(0, count: count - patternIndices.count))
  }

  mutating func add(_ value: Double, at index: Int) { set(values[index] + value, at: index) }

  mutating func set(_ value: Double, at index: Int) {
    values[index] = value
    guard !isInPattern[index] else { return }
    isInPattern[index] = true
    patternIndices[patternCount] = index
    patternCount += 1
  }

  /// The scalar product with some entries. Counts by hand, because the iterator of a range was not
  /// inlined: every sample of a debugger in this function was in it.
  func sum(_ entryArray: [Factorization.Entry], _ range: Range<Int>) -> Double {
    let (entries, values) = (entryArray.span, values.span)
    var (sum, i) = (0.0, range.lowerBound)
    while i < range.upperBound {
      sum += entries[i].value * values[entries[unchecked: i].index]
      i += 1
    }
    return sum
  }

  /// Subtracts a multiple of some entries.
  mutating func subtract(
    _ entries: [Factorization.Entry], _ range: Range<Int>, times factor: Double
  ) {
    patternCount = Self.subtract(
      entries, range, factor, &values, &isInPattern, &patternIndices, patternCount)
  }

  /// Uses spans: most updates of a basis have many entries, and array accesses were most of the
  /// instructions (callgrind).
  private static func subtract(
    _ entryArray: [Factorization.Entry], _ range: Range<Int>, _ factor: Double,
    _ valueArray: inout [Double], _ inPatternArray: inout [Bool], _ patternArray: inout [Int],
    _ patternCount: Int
  ) -> Int {
    let entries = entryArray.span
    var values = valueArray.mutableSpan
    var isInPattern = inPatternArray.mutableSpan
    var patternIndices = patternArray.mutableSpan
    var count = patternCount
    for i in range {
      let index = entries[i].index
      values[index] -= entries[unchecked: i].value * factor
      guard !isInPattern[unchecked: index] else { continue }
      isInPattern[unchecked: index] = true
      patternIndices[unchecked: count] = index
      count += 1
    }
    return count
  }

  /// The largest magnitude of an element.
  var norm: Double { pattern.reduce(0) { max($0, abs(values[$1])) } }

  mutating func negate() {
    for index in 0..<patternCount { values[patternIndices[index]] = -values[patternIndices[index]] }
  }

  mutating func clear() {
    Self.clear(patternIndices, patternCount, &values, &isInPattern)
    patternCount = 0
  }

  private static func clear(
    _ patternArray: [Int], _ count: Int, _ valueArray: inout [Double],
    _ inPatternArray: inout [Bool]
  ) {
    let patternIndices = patternArray.span
    var values = valueArray.mutableSpan
    var isInPattern = inPatternArray.mutableSpan
    for i in 0..<count {
      let index = patternIndices[i]
      values[unchecked: index] = 0
      isInPattern[unchecked: index] = false
    }
  }
}
