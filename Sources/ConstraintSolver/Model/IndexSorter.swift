/// A set of small indexSorter as bits, to put lists in order: a system's lists are parts of all indexSorter,
/// so that this takes a step for each of them and one for every 64 of all.
struct IndexSorter: Sendable {
  /// Clear between uses.
  private var words: [UInt64] = []

  /// - Precondition: the indexSorter are below the limit and none is there twice.
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
