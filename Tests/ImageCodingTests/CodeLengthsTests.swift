import TestSupport
import Testing

@testable import ImageCoding

@Suite struct CodeLengthsTests {
  /// Kraft's sum, in units of 2⁻¹⁵; that of a complete code is 2¹⁵.
  private func kraftSum(_ lengths: [UInt8]) -> Int {
    lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (15 - Int($1)) : 0) }
  }

  private func cost(_ counts: [UInt32], _ lengths: [UInt8]) -> Int {
    zip(counts, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  private func randomCounts(_ count: Int, seed: UInt64) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    // Counts of different magnitudes, as in pictures; some symbols do not occur.
    return (0..<count).map { _ in
      let count = UInt32.random(in: 0...255, using: &generator)
      return (count >> UInt32.random(in: 0...9, using: &generator))
        << UInt32.random(in: 0...20, using: &generator)
    }
  }

  private func fibonacci(_ count: Int) -> [UInt32] {
    (0..<count).reduce(into: []) { counts, index in
      counts.append(index < 2 ? 1 : counts[index - 1] + counts[index - 2])
    }
  }

  @Test(arguments: 0..<200)
  func randomCountsHaveACompleteCodeWithinTheLimit(seed: UInt64) {
    let counts = randomCounts(286, seed: seed)
    for limit in [9, 10, 12, 14, 15] {
      let lengths = CodeLengths(counts: counts, limit: limit).lengths
      #expect(kraftSum(lengths) == 1 << 15, "\(limit)")
      #expect(lengths.allSatisfy { $0 <= limit })
      #expect(zip(counts, lengths).allSatisfy { ($0 > 0) == ($1 > 0) })
    }
  }

  @Test(arguments: [2, 3, 7, 15, 16, 17, 30, 44])
  func skewedCountsHaveACompleteCodeWithinTheLimit(count: Int) {
    for limit in 6...15 {
      let lengths = CodeLengths(counts: fibonacci(count), limit: limit).lengths
      #expect(kraftSum(lengths) == 1 << 15)
      #expect(lengths.allSatisfy { 1...limit ~= Int($0) })
    }
  }

  @Test(arguments: 0..<60)
  func aCodeThatNeedsNoLimitIsAsShortAsHuffmans(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let counts = (0..<Int.random(in: 2...60, using: &generator)).map { _ in
      UInt32.random(in: 1...200, using: &generator)
    }
    let lengths = CodeLengths(counts: counts, limit: 15).lengths
    #expect(cost(counts, lengths) == huffmanCost(counts))
  }

  /// The sum of the inner nodes of Huffman's tree, built by searching the two lightest nodes each
  /// time.
  private func huffmanCost(_ counts: [UInt32]) -> Int {
    var weights = counts.map(Int.init).sorted()
    var cost = 0
    while weights.count > 1 {
      let joined = weights[0] + weights[1]
      cost += joined
      weights = (weights.dropFirst(2) + [joined]).sorted()
    }
    return cost
  }

  @Test(arguments: 0..<60)
  func aLimitedCodeIsAsShortAsTheBestOfAll(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...8, using: &generator)
    let counts = (0..<count).map { _ in
      UInt32(1) << UInt32.random(in: 0...12, using: &generator)
        + UInt32.random(in: 0...3, using: &generator)
    }.sorted(by: >)
    for limit in 3...5 {
      let lengths = CodeLengths(counts: counts, limit: limit).lengths
      #expect(cost(counts, lengths) == leastCost(counts[...], shortest: 1, limit, room: 1 << 15))
    }
  }

  /// The least cost of a complete code, by trying all nondecreasing lengths, the most common symbol
  /// first; nil if there is none.
  private func leastCost(
    _ counts: ArraySlice<UInt32>, shortest: Int, _ limit: Int, room: Int
  ) -> Int? {
    guard let count = counts.first else { return room == 0 ? 0 : nil }
    guard shortest <= limit else { return nil }
    return (shortest...limit).compactMap { length in
      let left = room - 1 << (15 - length)
      guard left >= 0 else { return nil }
      return leastCost(counts.dropFirst(), shortest: length, limit, room: left)
        .map { $0 + Int(count) * length }
    }.min()
  }

  @Test func oneSymbolHasOneBitAndNoneHasNone() {
    #expect(CodeLengths(counts: [0, 5, 0], limit: 15).lengths == [0, 1, 0])
    #expect(CodeLengths(counts: [0, 0, 0], limit: 15).lengths == [0, 0, 0])
    #expect(CodeLengths(counts: [], limit: 15).lengths == [])
  }

  @Test func countsOfLargePicturesDoNotOverflow() {
    let counts: [UInt32] = [.max, .max, .max, .max, .max]
    #expect(CodeLengths(counts: counts, limit: 15).lengths.sorted() == [2, 2, 2, 3, 3])
  }
}
