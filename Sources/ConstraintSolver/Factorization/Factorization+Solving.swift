extension Factorization {
  /// Solves `A x = b` for a sparse `b`, which is cleared. `b` is indexed by position; `x` is
  /// indexed by variable and clear before the call.
  ///
  /// - Returns: the number of entries read.
  mutating func solve(
    _ b: inout SparseVector, into x: inout SparseVector, _ workVector: inout SparseWorkVector,
    _ permutation: BasisPermutation
  ) -> Int {
    var readCount = applyUpdates(&b, permutation)
    updateFill += readCount
    for position in b.pattern where b[position] != 0 {
      workVector.add(b[position], at: permutation.stepOfPosition[position])
    }
    b.clear()
    if !core.steps.isEmpty {
      readCount += workVector.substituteBackward(
        steps.span, columnEntries.span, downTo: core.steps.upperBound, into: &x)
      readCount += core.substitute(in: &workVector)
    }
    return readCount
      + workVector.substituteBackward(steps.span, columnEntries.span, downTo: 0, into: &x)
  }

  /// Solves `Aᵀ y = g` for the `g` in the work vector, which is indexed by step and cleared. `y` is
  /// indexed by position and clear before the call.
  ///
  /// This and the dense solves are `mutating` only to be called in place: copying the references of
  /// the arrays first was one in twenty instructions of an edit that pivots (callgrind).
  ///
  /// - Returns: the number of entries read.
  mutating func solveTransposed(
    _ g: inout SparseWorkVector, into y: inout SparseVector, _ permutation: BasisPermutation
  ) -> Int {
    var readCount = updates.count
    if !core.steps.isEmpty {
      readCount += g.substituteForward(
        steps.span, rowEntries.span, upTo: core.steps.upperBound, into: &y)
      readCount += core.substituteTransposed(in: &y, steps, &g, permutation)
    }
    readCount += g.substituteForward(steps.span, rowEntries.span, upTo: steps.count, into: &y)
    for (index, update) in updates.enumerated() where y[update.position] != 0 {
      let value = y[update.position] / update.pivot
      y.set(value, at: update.position)
      let entries = updateStart(index)..<update.end
      y.subtract(updateEntries, entries, times: value)
      readCount += entries.count
    }
    return readCount
  }
}

extension Factorization {
  /// Solves `A x = b` for a dense `b`, which is cleared. `b` is indexed by position and `x` by
  /// variable; `work` is indexed by step and undefined afterwards.
  mutating func solveAll(_ b: inout [Double], into x: inout [Double], _ work: inout [Double]) {
    substitute(&b, &work)
    for index in steps.indices { x[steps[index].variable] = work[index] }
  }

  /// Solves in the same way, but adds the solution to `x`.
  mutating func correctAll(_ b: inout [Double], _ x: inout [Double], _ work: inout [Double]) {
    substitute(&b, &work)
    for index in steps.indices { x[steps[index].variable] += work[index] }
  }

  private func substitute(_ b: inout [Double], _ work: inout [Double]) {
    if hasUpdates { applyAllUpdates(&b) }
    let first = core.steps.upperBound
    substitute(first..<steps.count, &b, &work)
    guard !core.steps.isEmpty else { return }
    core.substituteAll(in: &b, work, steps)
    substitute(0..<first, &b, &work)
  }

  private func substitute(_ range: Range<Int>, _ b: inout [Double], _ work: inout [Double]) {
    let (steps, entries) = (steps.span, rowEntries.span)
    var right = b.mutableSpan
    var left = work.mutableSpan
    var end = range.isEmpty ? 0 : steps[range.upperBound - 1].rowEnd
    for index in range.reversed() {
      let step = steps[unchecked: index]
      var value = right[step.position]
      right[step.position] = 0
      let start = index == 0 ? 0 : steps[unchecked: index - 1].rowEnd
      for i in start..<end { value -= entries[i].value * left[entries[i].index] }
      left[index] = value == 0 ? 0 : value / step.pivot
      end = start
    }
  }

  /// The number of entries that one dense solve reads.
  var entryCount: Int {
    steps.count + rowEntries.count + updateEntries.count + core.entryCount
  }
}
