/// The right-hand side of a triangular system during substitution: values by elimination step that
/// can be removed from either end, so that steps with the value zero cost nothing.
///
/// This is the sparse case of Gilbert and Peierls, "Sparse Partial Pivoting in Time Proportional to
/// Arithmetic Operations", SIAM J. Sci. Stat. Comput. 9(5), 1988, doi:10.1137/0909058. Two levels
/// of bitmaps give the order that their depth-first search finds.
struct SparseWorkVector: Sendable {
  var values: [Double] = []
  /// One bit for each step that was written, and one for each nonzero word of these.
  var words: [UInt64] = []
  var summary: [UInt64] = []

  mutating func grow(to count: Int) {
    guard count > values.count else { return }
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    words.append(contentsOf: repeatElement(0, count: count / 64 + 1 - words.count))
    summary.append(contentsOf: repeatElement(0, count: count / 4096 + 1 - summary.count))
  }

  mutating func add(_ value: Double, at step: Int) {
    values[step] += value
    words[step >> 6] |= 1 &<< UInt64(truncatingIfNeeded: step)
    summary[step >> 12] |= 1 &<< UInt64(truncatingIfNeeded: step >> 6)
  }
}

extension SparseWorkVector {
  /// Adds a multiple of a row's terms at the steps of their variables.
  mutating func add(
    _ share: Double, _ pool: [PooledTerm], _ terms: Range<Int>, _ steps: [Int]
  ) {
    Self.add(share, pool, terms, steps, &values, &words, &summary)
  }

  private static func add(
    _ share: Double, _ poolArray: [PooledTerm], _ terms: Range<Int>, _ stepArray: [Int],
    _ valueArray: inout [Double], _ wordArray: inout [UInt64], _ summaryArray: inout [UInt64]
  ) {
    let (pool, steps) = (poolArray.span, stepArray.span)
    var values = valueArray.mutableSpan
    var words = wordArray.mutableSpan
    var summary = summaryArray.mutableSpan
    for i in terms {
      let step = steps[pool[i].variable]
      values[step] += share * pool[unchecked: i].coefficient
      words[unchecked: step >> 6] |= 1 &<< UInt64(truncatingIfNeeded: step)
      summary[unchecked: step >> 12] |= 1 &<< UInt64(truncatingIfNeeded: step >> 6)
    }
  }
}
