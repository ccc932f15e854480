/// Substitution in the lower factor. Uses spans, as for the upper factor: with arrays, these loops
/// took three times as many instructions (callgrind).
extension EliminatedCore {
  /// Applies the eliminations to a right-hand side, which remains in the work vector.
  ///
  /// - Returns: the number of entries read.
  func substitute(in workVector: inout SparseWorkVector) -> Int {
    substitute(&workVector.values, &workVector.words, &workVector.summary)
  }

  private func substitute(
    _ valueArray: inout [Double], _ wordArray: inout [UInt64], _ summaryArray: inout [UInt64]
  ) -> Int {
    let (ends, entries) = (columnEnds.span, columnEntries.span)
    var values = valueArray.mutableSpan
    var words = wordArray.mutableSpan
    var summary = summaryArray.mutableSpan
    var (step, readCount) = (steps.lowerBound, 0)
    while step < steps.upperBound {
      let bits = words[step >> 6] &>> UInt64(truncatingIfNeeded: step)
      guard bits != 0 else {
        step = (step | 63) + 1
        continue
      }
      step += bits.trailingZeroBitCount
      guard step < steps.upperBound else { break }
      let (coreIndex, value) = (step - steps.lowerBound, values[unchecked: step])
      let start = coreIndex == 0 ? 0 : ends[coreIndex - 1]
      let end = value == 0 ? start : ends[coreIndex]
      for i in start..<end {
        let target = entries[i].index
        values[target] -= entries[unchecked: i].value * value
        words[unchecked: target >> 6] |= 1 &<< UInt64(truncatingIfNeeded: target)
        summary[unchecked: target >> 12] |= 1 &<< UInt64(truncatingIfNeeded: target >> 6)
      }
      readCount += end - start
      step += 1
    }
    return readCount
  }

  /// Applies the transposed eliminations to the solution of a transposed system, and then subtracts
  /// its products with the tails from the remaining right-hand side.
  ///
  /// - Precondition: the pattern of the solution is in elimination order up to the end of the core.
  /// - Returns: the number of entries read.
  func substituteTransposed(
    in y: inout SparseVector, _ triangle: [Factorization.Step],
    _ workVector: inout SparseWorkVector,
    _ permutation: BasisPermutation
  ) -> Int {
    for position in y.pattern.reversed() {
      let step = permutation.stepOfPosition[position]
      guard step >= steps.lowerBound else { break }
      workVector.add(0, at: step)
    }
    let (count, readCount) = substituteTransposed(
      triangle.span, &y.values, &y.isInPattern, &y.patternIndices, y.patternCount,
      &workVector.values, &workVector.words,
      &workVector.summary)
    y.patternCount = count
    return readCount
  }

  private func substituteTransposed(
    _ triangle: Span<Factorization.Step>, _ resultArray: inout [Double],
    _ inPatternArray: inout [Bool], _ patternArray: inout [Int], _ patternCount: Int,
    _ valueArray: inout [Double], _ wordArray: inout [UInt64], _ summaryArray: inout [UInt64]
  ) -> (count: Int, readCount: Int) {
    let (ends, entries) = (rowEnds.span, rowEntries.span)
    let (tailEnds, tails) = (tailEnds.span, tailEntries.span)
    var results = resultArray.mutableSpan
    var isInPattern = inPatternArray.mutableSpan
    var pattern = patternArray.mutableSpan
    var values = valueArray.mutableSpan
    var words = wordArray.mutableSpan
    var summary = summaryArray.mutableSpan
    var (count, readCount, step) = (patternCount, 0, steps.upperBound - 1)
    while step >= steps.lowerBound {
      let bits = words[step >> 6] &<< UInt64(truncatingIfNeeded: 63 - step & 63)
      guard bits != 0 else {
        step = step & ~63 - 1
        continue
      }
      step -= bits.leadingZeroBitCount
      guard step >= steps.lowerBound else { break }
      words[unchecked: step >> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: step))
      if words[unchecked: step >> 6] == 0 {
        summary[unchecked: step >> 12] &= ~(1 &<< UInt64(truncatingIfNeeded: step >> 6))
      }
      let coreIndex = step - steps.lowerBound
      let value = results[triangle[step].position]
      guard value != 0 else {
        step -= 1
        continue
      }
      let (start, end) = (coreIndex == 0 ? 0 : ends[coreIndex - 1], ends[coreIndex])
      for i in start..<end {
        let source = entries[i].index
        let position = triangle[source].position
        results[position] -= entries[unchecked: i].value * value
        words[unchecked: source >> 6] |= 1 &<< UInt64(truncatingIfNeeded: source)
        summary[unchecked: source >> 12] |= 1 &<< UInt64(truncatingIfNeeded: source >> 6)
        guard !isInPattern[unchecked: position] else { continue }
        isInPattern[unchecked: position] = true
        pattern[unchecked: count] = position
        count += 1
      }
      let (tailStart, tailEnd) = (coreIndex == 0 ? 0 : tailEnds[coreIndex - 1], tailEnds[coreIndex])
      for i in tailStart..<tailEnd {
        let later = tails[i].index
        values[later] -= tails[unchecked: i].value * value
        words[unchecked: later >> 6] |= 1 &<< UInt64(truncatingIfNeeded: later)
        summary[unchecked: later >> 12] |= 1 &<< UInt64(truncatingIfNeeded: later >> 6)
      }
      readCount += end - start + tailEnd - tailStart
      step -= 1
    }
    return (count, readCount)
  }

  /// Applies the eliminations to a dense right-hand side, indexed by position; `solved` are the
  /// values of the steps after the core.
  func substituteAll(
    in b: inout [Double], _ solved: [Double], _ triangle: [Factorization.Step]
  ) {
    for step in steps {
      for entry in tail(of: step) {
        b[triangle[step].position] -= entry.value * solved[entry.index]
      }
    }
    for step in steps {
      let value = b[triangle[step].position]
      for i in range(columnEnds, step) {
        b[triangle[columnEntries[i].index].position] -= columnEntries[i].value * value
      }
    }
  }
}
