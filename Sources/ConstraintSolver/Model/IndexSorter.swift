/// Sorts lists of distinct indices with a bitmap: one step for each element and one for every 64
/// possible indices. The lists of a component are large parts of all indices, so this beats a
/// comparison sort.
struct IndexSorter: Sendable {
  /// All zero between uses.
  private var words: [UInt64] = []

  /// - Precondition: all elements are in `0..<limit`, and none occurs twice.
  mutating func sort(_ list: inout [Int], below limit: Int) {
    let missing = limit >> 6 + 1 - words.count
    if missing > 0 { words.append(contentsOf: repeatElement(0, count: missing)) }
    Self.insert(list, &words)
    Self.extract(&words, &list)
  }

  private static func insert(_ listArray: [Int], _ wordArray: inout [UInt64]) {
    let list = listArray.span
    var words = wordArray.mutableSpan
    for i in list.indices {
      let number = list[unchecked: i]
      words[number >> 6] |= 1 &<< UInt64(truncatingIfNeeded: number)
    }
  }

  private static func extract(_ wordArray: inout [UInt64], _ listArray: inout [Int]) {
    var words = wordArray.mutableSpan
    var list = listArray.mutableSpan
    var index = 0
    for word in words.indices {
      var bits = words[unchecked: word]
      guard bits != 0 else { continue }
      words[unchecked: word] = 0
      while bits != 0 {
        list[index] = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        index += 1
      }
    }
  }
}
