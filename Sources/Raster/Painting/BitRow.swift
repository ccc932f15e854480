/// A set of small numbers, a bit for each, such as columns of a picture: any number may be inserted in
/// any order, and they are found in ascending order without sorting.
struct BitRow: Sendable {
  private var words: [UInt64] = []
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
  @inline(__always)
  mutating func insert(_ numbers: Range<Int>) {
    if numbers.isEmpty { return }
    let (from, to) = (numbers.lowerBound >> 6, (numbers.upperBound &- 1) >> 6)
    let head = UInt64.max &<< UInt64(truncatingIfNeeded: numbers.lowerBound & 63)
    let tail = UInt64.max &>> UInt64(truncatingIfNeeded: 63 &- (numbers.upperBound &- 1) & 63)
    first = min(first, from)
    last = max(last, to &+ 1)
    var span = words.mutableSpan
    precondition(from >= 0 && to < span.count)
    if from == to {
      span[unchecked: from] |= head & tail
      return
    }
    span[unchecked: from] |= head
    for index in from &+ 1..<to { span[unchecked: index] = .max }
    span[unchecked: to] |= tail
  }

  /// The first number from one on; nil if there is none.
  func next(from number: Int) -> Int? { find(number, flip: 0) }

  /// The end of the neighbouring numbers that begin with one of the set.
  func end(of number: Int) -> Int { find(number, flip: .max) ?? last &<< 6 }

  /// - Parameter flip: 0 to find a number of the set, all ones to find another.
  @inline(__always)
  private func find(_ number: Int, flip: UInt64) -> Int? {
    let words = words.span
    let end = last
    precondition(end <= words.count)
    var index = max(number &>> 6, first)
    if index >= end { return nil }
    let start = index &<< 6 < number ? UInt64(truncatingIfNeeded: number & 63) : 0
    var word = (words[unchecked: index] ^ flip) & (UInt64.max &<< start)
    while word == 0 {
      index &+= 1
      if index >= end { return nil }
      word = words[unchecked: index] ^ flip
    }
    return index &<< 6 &+ word.trailingZeroBitCount
  }
}
