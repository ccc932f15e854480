extension Factorization {
  /// Appends the update for a new row at a position, where `w` are the row's coordinates in the
  /// present basis.
  mutating func replace(
    _ position: Int, coordinates w: SparseVector, _ permutation: inout BasisPermutation
  ) {
    if isUnit(w, at: position) { return }
    if abs(w[position]) < Tolerance.smallPivot * w.norm { losesDigits = true }
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: updates.count)
    permutation.updateMasks[position] |= bit
    for other in w.pattern where other != position && w[other] != 0 {
      updateEntries.append(Entry(index: other, value: w[other]))
      permutation.updateMasks[other] |= bit
    }
    updates.append(Update(position: position, pivot: w[position], end: updateEntries.count))
  }

  /// Whether the new row equals the old one, as two bounds of one variable do: then the factors are
  /// those of the new basis too.
  private func isUnit(_ w: SparseVector, at position: Int) -> Bool {
    w[position] == 1 && w.pattern.allSatisfy { $0 == position || w[$0] == 0 }
  }

  /// Applies the inverses of the updates to a right-hand side, newest first. Updates that do not
  /// touch a nonzero position are skipped.
  ///
  /// - Returns: the number of entries read.
  func applyUpdates(_ b: inout SparseVector, _ permutation: BasisPermutation) -> Int {
    guard hasUpdates else { return 0 }
    var readCount = 0
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
      readCount += 1 + end - start
    }
    return readCount
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
