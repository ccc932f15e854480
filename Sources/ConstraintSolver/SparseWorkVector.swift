/// What is still to be substituted in a triangular system: values by elimination step, taken out
/// from either end, so that steps whose value is zero cost nothing.
///
/// The hypersparse case of Gilbert and Peierls, "Sparse Partial Pivoting in Time Proportional to
/// Arithmetic Operations", SIAM J. Sci. Stat. Comput. 9(5), 1988, doi:10.1137/0909058; two levels
/// of bits give the order that their depth-first search finds.
struct SparseWorkVector: Sendable {
  var values: [Double] = []
  /// A bit for each step, and one for each of these words.
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
  /// Adds terms times a share, at the steps of their variables.
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

/// The loops of triangular solution. They work on spans of everything that they touch: with array
/// accesses 40 % of their instructions (by callgrind) tell whether the arrays are unique.
extension SparseWorkVector {
  /// Takes out the steps from the last down to `first`, and divides.
  ///
  /// - Parameters:
  ///   - entries: the columns of the triangle.
  ///   - x: by variable.
  /// - Returns: the number of entries touched.
  mutating func substituteBackward(
    _ steps: Span<Factorization.Step>, _ entries: Span<Factorization.Entry>,
    downTo first: Int, into x: inout SparseVector
  ) -> Int {
    let (count, touched) = backward(
      &values, &words, &summary, steps, entries, first, &x.values, &x.isInPattern,
      &x.patternIndices,
      x.patternCount)
    x.patternCount = count
    return touched
  }

  /// Takes out the steps from the first up to `end`, and divides.
  ///
  /// - Parameters:
  ///   - entries: the rows of the triangle.
  ///   - y: by position.
  /// - Returns: the number of entries touched.
  mutating func substituteForward(
    _ steps: Span<Factorization.Step>, _ entries: Span<Factorization.Entry>,
    upTo end: Int, into y: inout SparseVector
  ) -> Int {
    let (count, touched) = forward(
      &values, &words, &summary, steps, entries, end, &y.values, &y.isInPattern, &y.patternIndices,
      y.patternCount)
    y.patternCount = count
    return touched
  }
}

private func backward(
  _ valueArray: inout [Double], _ wordArray: inout [UInt64], _ summaryArray: inout [UInt64],
  _ steps: Span<Factorization.Step>, _ entries: Span<Factorization.Entry>, _ first: Int,
  _ resultArray: inout [Double], _ inPatternArray: inout [Bool], _ patternArray: inout [Int],
  _ patternCount: Int
) -> (count: Int, touched: Int) {
  var (count, touched, block) = (patternCount, 0, steps.count >> 12)
  var values = valueArray.mutableSpan
  var words = wordArray.mutableSpan
  var summary = summaryArray.mutableSpan
  var results = resultArray.mutableSpan
  var isInPattern = inPatternArray.mutableSpan
  var pattern = patternArray.mutableSpan
  while block >= 0 {
    guard summary[unchecked: block] != 0 else {
      block -= 1
      continue
    }
    let word = block << 6 + 63 - summary[unchecked: block].leadingZeroBitCount
    let step = word << 6 + 63 - words[unchecked: word].leadingZeroBitCount
    guard step >= first else { break }
    words[unchecked: word] &= ~(1 &<< UInt64(truncatingIfNeeded: step))
    if words[unchecked: word] == 0 {
      summary[unchecked: block] &= ~(1 &<< UInt64(truncatingIfNeeded: word))
    }
    let value = values[unchecked: step]
    values[unchecked: step] = 0
    guard value != 0 else { continue }
    let result = value / steps[unchecked: step].pivot
    let target = steps[unchecked: step].variable
    results[unchecked: target] = result
    isInPattern[unchecked: target] = true
    pattern[unchecked: count] = target
    count += 1
    let (start, end) = (
      step == 0 ? 0 : steps[unchecked: step - 1].columnEnd, steps[unchecked: step].columnEnd
    )
    for index in start..<end {
      let other = entries[unchecked: index].index
      values[unchecked: other] -= entries[unchecked: index].value * result
      words[unchecked: other >> 6] |= 1 &<< UInt64(truncatingIfNeeded: other)
      summary[unchecked: other >> 12] |= 1 &<< UInt64(truncatingIfNeeded: other >> 6)
    }
    touched += 1 + end - start
  }
  return (count, touched)
}

private func forward(
  _ valueArray: inout [Double], _ wordArray: inout [UInt64], _ summaryArray: inout [UInt64],
  _ steps: Span<Factorization.Step>, _ entries: Span<Factorization.Entry>, _ last: Int,
  _ resultArray: inout [Double], _ inPatternArray: inout [Bool], _ patternArray: inout [Int],
  _ patternCount: Int
) -> (count: Int, touched: Int) {
  var (count, touched, block) = (patternCount, 0, 0)
  var values = valueArray.mutableSpan
  var words = wordArray.mutableSpan
  var summary = summaryArray.mutableSpan
  var results = resultArray.mutableSpan
  var isInPattern = inPatternArray.mutableSpan
  var pattern = patternArray.mutableSpan
  while block <= steps.count >> 12 {
    guard summary[unchecked: block] != 0 else {
      block += 1
      continue
    }
    let word = block << 6 + summary[unchecked: block].trailingZeroBitCount
    let step = word << 6 + words[unchecked: word].trailingZeroBitCount
    guard step < last else { break }
    words[unchecked: word] &= ~(1 &<< UInt64(truncatingIfNeeded: step))
    if words[unchecked: word] == 0 {
      summary[unchecked: block] &= ~(1 &<< UInt64(truncatingIfNeeded: word))
    }
    let value = values[unchecked: step]
    values[unchecked: step] = 0
    guard value != 0 else { continue }
    let result = value / steps[unchecked: step].pivot
    let target = steps[unchecked: step].position
    results[unchecked: target] = result
    isInPattern[unchecked: target] = true
    pattern[unchecked: count] = target
    count += 1
    let (start, end) = (
      step == 0 ? 0 : steps[unchecked: step - 1].rowEnd, steps[unchecked: step].rowEnd
    )
    for index in start..<end {
      let other = entries[unchecked: index].index
      values[unchecked: other] -= entries[unchecked: index].value * result
      words[unchecked: other >> 6] |= 1 &<< UInt64(truncatingIfNeeded: other)
      summary[unchecked: other >> 12] |= 1 &<< UInt64(truncatingIfNeeded: other >> 6)
    }
    touched += 1 + end - start
  }
  return (count, touched)
}
