/// The spread numbers of one index in turn.
struct SpreadStream {
  private let index: Int
  private var channel = 0

  init(_ index: Int) { self.index = index }

  /// A number of a range that is not empty.
  mutating func next(_ range: Range<Int>) -> Int {
    channel += 1
    return range.lowerBound + Int(SpreadNumbers.hash(index, channel)) % range.count
  }

  /// One of some elements, of which there is at least one.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[next(0..<elements.count)]
  }

  /// True once in `count` times.
  mutating func isOne(in count: Int) -> Bool { next(0..<count) == 0 }
}
