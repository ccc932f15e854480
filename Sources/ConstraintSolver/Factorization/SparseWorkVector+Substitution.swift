/// Sparse triangular substitution. The loops use spans for everything: with arrays, 40 % of their
/// instructions checked whether the arrays are unique (callgrind).
extension SparseWorkVector {
  /// Solves for the steps from the last down to `first` and removes them from the work vector.
  ///
  /// - Parameters:
  ///   - entries: the columns of the upper factor.
  ///   - x: receives the solution, by variable.
  /// - Returns: the number of entries read.
  mutating func substituteBackward(
    _ steps: Span<Factorization.Step>, _ entries: Span<Factorization.Entry>,
    downTo first: Int, into x: inout SparseVector
  ) -> Int {
    let (count, readCount) = backward(
      &values, &words, &summary, steps, entries, first, &x.values, &x.isInPattern,
      &x.patternIndices,
      x.patternCount)
    x.patternCount = count
    return readCount
  }

  /// Solves for the steps from the first up to `end` and removes them from the work vector.
  ///
  /// - Parameters:
  ///   - entries: the rows of the upper factor.
  ///   - y: receives the solution, by position.
  /// - Returns: the number of entries read.
  mutating func substituteForward(
    _ steps: Span<Factorization.Step>, _ entries: Span<Factorization.Entry>,
    upTo end: Int, into y: inout SparseVector
  ) -> Int {
    let (count, readCount) = forward(
      &values, &words, &summary, steps, entries, end, &y.values, &y.isInPattern, &y.patternIndices,
      y.patternCount)
    y.patternCount = count
    return readCount
  }
}

private func backward(
  _ valueArray: inout [Double], _ wordArray: inout [UInt64], _ summaryArray: inout [UInt64],
  _ steps: Span<Factorization.Step>, _ entries: Span<Factorization.Entry>, _ first: Int,
  _ resultArray: inout [Double], _ inPatternArray: inout [Bool], _ patternArray: inout [Int],
  _ patternCount: Int
) -> (count: Int, readCount: Int) {
  var (count, readCount, block) = (patternCount, 0, steps.count >> 12)
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
    readCount += 1 + end - start
  }
  return (count, readCount)
}

private func forward(
  _ valueArray: inout [Double], _ wordArray: inout [UInt64], _ summaryArray: inout [UInt64],
  _ steps: Span<Factorization.Step>, _ entries: Span<Factorization.Entry>, _ last: Int,
  _ resultArray: inout [Double], _ inPatternArray: inout [Bool], _ patternArray: inout [Int],
  _ patternCount: Int
) -> (count: Int, readCount: Int) {
  var (count, readCount, block) = (patternCount, 0, 0)
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
    readCount += 1 + end - start
  }
  return (count, readCount)
}
