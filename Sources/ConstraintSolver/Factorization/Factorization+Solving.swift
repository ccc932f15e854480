extension Factorization {
  /// Solves `A x = b` for a `b` of few values, which is used up. `b` is indexed by position, `x`,
  /// which starts out clear, by variable.
  ///
  /// - Returns: the number of entries touched.
  mutating func solve(
    _ b: inout SparseVector, into x: inout SparseVector, _ workVector: inout SparseWorkVector,
    _ permutation: BasisPermutation
  ) -> Int {
    var touched = applyUpdates(&b, permutation)
    updateFill += touched
    for position in b.pattern where b[position] != 0 {
      workVector.add(b[position], at: permutation.stepOfPosition[position])
    }
    b.clear()
    if !core.steps.isEmpty {
      touched += workVector.substituteBackward(
        steps.span, columnEntries.span, downTo: core.steps.upperBound, into: &x)
      touched += core.substitute(in: &workVector)
    }
    return touched
      + workVector.substituteBackward(steps.span, columnEntries.span, downTo: 0, into: &x)
  }

  /// Solves `Aᵀ y = g` for the `g` in the workVector, which is indexed by step and used up; `y`, which
  /// starts out clear, is indexed by position.
  ///
  /// It and the solutions of whole systems are mutating only so that they are called where the
  /// factors lie: to copy their references first was one in twenty instructions of an edit that
  /// pivots (by callgrind).
  ///
  /// - Returns: the number of entries touched.
  mutating func solveTransposed(
    _ g: inout SparseWorkVector, into y: inout SparseVector, _ permutation: BasisPermutation
  ) -> Int {
    var touched = updates.count
    if !core.steps.isEmpty {
      touched += g.substituteForward(
        steps.span, rowEntries.span, upTo: core.steps.upperBound, into: &y)
      touched += core.substituteTransposed(in: &y, steps, &g, permutation)
    }
    touched += g.substituteForward(steps.span, rowEntries.span, upTo: steps.count, into: &y)
    for (index, update) in updates.enumerated() where y[update.position] != 0 {
      let value = y[update.position] / update.pivot
      y.set(value, at: update.position)
      let entries = updateStart(index)..<update.end
      y.subtract(updateEntries, entries, times: value)
      touched += entries.count
    }
    return touched
  }
}

extension Factorization {
  /// Solves `A x = b` for a `b` without zeros to speak of. `b` is indexed by position and used up; `x`
  /// is indexed by variable; `work`, by step, is left with anything in it.
  mutating func solveAll(_ b: inout [Double], into x: inout [Double], _ work: inout [Double]) {
    substitute(&b, &work)
    for index in steps.indices { x[steps[index].variable] = work[index] }
  }

  /// The same, but adds the solution to what `x` holds.
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

  /// The work of one solution that touches everything.
  var entryCount: Int {
    steps.count + rowEntries.count + updateEntries.count + core.entryCount
  }
}
