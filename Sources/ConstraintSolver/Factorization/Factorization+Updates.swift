extension Factorization {
  /// Replaces the row in `position` by one whose coordinates in the present basis are `w`.
  mutating func replace(
    _ position: Int, coordinates w: SparseVector, _ permutation: inout BasisPermutation
  ) {
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: updates.count)
    permutation.updateMasks[position] |= bit
    for other in w.pattern where other != position && w[other] != 0 {
      updateEntries.append(Entry(index: other, value: w[other]))
      permutation.updateMasks[other] |= bit
    }
    updates.append(Update(position: position, pivot: w[position], end: updateEntries.count))
  }

  /// Takes the updates out of a right sign, newest first, but only those that it can see.
  func applyUpdates(_ b: inout SparseVector, _ permutation: BasisPermutation) -> Int {
    guard hasUpdates else { return 0 }
    var touched = 0
    var pending = b.pattern.reduce(0) { $0 | permutation.updateMasks[$1] }
    while pending != 0 {
      let update = 63 - pending.leadingZeroBitCount
      pending &= ~(1 << UInt64(truncatingIfNeeded: update))
      let (start, end) = (updateStart(update), updates[update].end)
      let position = updates[update].position
      var value = b[position]
      value -= b.sum(updateEntries, start..<end)
      b.set(value / updates[update].pivot, at: position)
      pending |= permutation.updateMasks[position] & (1 << UInt64(truncatingIfNeeded: update) - 1)
      touched += 1 + end - start
    }
    return touched
  }

  func applyAllUpdates(_ b: inout [Double]) {
    let (updates, entries) = (updates.span, updateEntries.span)
    var right = b.mutableSpan
    var end = entries.count
    for index in updates.indices.reversed() {
      let update = updates[unchecked: index]
      let start = index == 0 ? 0 : updates[unchecked: index - 1].end
      var value = right[update.position]
      for i in start..<end { value -= entries[i].value * right[entries[i].index] }
      right[update.position] = value / update.pivot
      end = start
    }
  }
}
