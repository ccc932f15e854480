/// A set of small numbers, a bit for each, such as columns of a picture: any number may be inserted in
/// any order, and they are found in ascending order without sorting.
struct BitRow: Sendable {
  /// Bits may be set in place, in the words that `expect` was called with.
  var words: [UInt64] = []
  /// The words that may have a bit, from the first to before the last; none if they are the other way round.
  private var first = Int.max
  private var last = 0

  var isEmpty: Bool { first >= last }

  /// Removes all numbers; from now on they are less than `count`.
  mutating func removeAll(reserving count: Int) {
    removeAll()
    let missing = (count + 63) / 64 - words.count
    if missing > 0 { words.append(contentsOf: repeatElement(0, count: missing)) }
  }

  mutating func removeAll() {
    if isEmpty { return }
    let used = first..<last
    (first, last) = (.max, 0)
    var span = words.mutableSpan
    precondition(used.upperBound <= span.count)
    for index in used { span[unchecked: index] = 0 }
  }

  /// - Precondition: room is reserved for the numbers.
  mutating func insert(_ numbers: Range<Int>) {
    if numbers.isEmpty { return }
    expect(numbers)
    var span = words.mutableSpan
    span.insert(numbers)
  }

  /// Announces that some of these numbers will be inserted into the words.
  mutating func expect(_ numbers: Range<Int>) {
    if numbers.isEmpty { return }
    first = min(first, numbers.lowerBound >> 6)
    last = max(last, (numbers.upperBound &- 1) >> 6 &+ 1)
  }

  /// Calls `body` with all neighbouring numbers, in ascending order; those of two words come apart.
  @inline(__always)
  func forEachRange(_ body: (Range<Int>) -> Void) {
    if isEmpty { return }
    let words = words.span
    precondition(first >= 0 && last <= words.count)
    for index in first..<last {
      var word = words[unchecked: index]
      while word != 0 {
        let start = word.trailingZeroBitCount
        let end = start &+ (~(word &>> UInt64(truncatingIfNeeded: start))).trailingZeroBitCount
        body(Range(uncheckedBounds: (index &<< 6 &+ start, index &<< 6 &+ end)))
        // Adding the lowest bit clears the neighbours that begin with it.
        word &= word &+ (word & (0 &- word))
      }
    }
  }
}

extension MutableSpan<UInt64> {
  /// Sets the bits of numbers.
  @inline(__always)
  mutating func insert(_ numbers: Range<Int>) {
    let length = numbers.upperBound &- numbers.lowerBound
    if length <= 0 { return }
    let (word, place) = (numbers.lowerBound >> 6, numbers.lowerBound & 63)
    if place &+ length > 64 { return insertIntoMany(numbers) }
    precondition(word >= 0 && word < count)
    let ones = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- length)
    self[unchecked: word] |= ones &<< UInt64(truncatingIfNeeded: place)
  }

  @inline(never)
  private mutating func insertIntoMany(_ numbers: Range<Int>) {
    let (from, to) = (numbers.lowerBound >> 6, (numbers.upperBound &- 1) >> 6)
    self[from] |= UInt64.max &<< UInt64(truncatingIfNeeded: numbers.lowerBound & 63)
    for index in from &+ 1..<to { self[index] = .max }
    let rest = (numbers.upperBound &- 1) & 63
    self[to] |= UInt64.max &>> UInt64(truncatingIfNeeded: 63 &- rest)
  }
}
