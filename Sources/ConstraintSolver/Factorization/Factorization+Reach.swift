extension Factorization {
  /// For each step the largest number among those of the positions that a transposed solve may reach from
  /// it. A core is taken as a whole.
  ///
  /// - Parameter numbers: by step, that of its own position.
  func largestReached(_ numbers: [Int], _ permutation: BasisPermutation) -> [Int] {
    var largest = numbers
    for (index, update) in updates.enumerated().reversed() {
      let step = permutation.stepOfPosition[update.position]
      for entry in updateEntries[updateStart(index)..<update.end] {
        largest[step] = max(largest[step], largest[permutation.stepOfPosition[entry.index]])
      }
    }
    reach(core.steps.upperBound..<steps.count, &largest)
    reachCore(&largest)
    reach(0..<core.steps.lowerBound, &largest)
    return largest
  }

  private func reach(_ range: Range<Int>, _ largest: inout [Int]) {
    for step in range.reversed() {
      for entry in rowEntries[rowRange(step)] {
        largest[step] = max(largest[step], largest[entry.index])
      }
    }
  }

  private func reachCore(_ largest: inout [Int]) {
    reach(core.steps, &largest)
    var most = Int.min
    for step in core.steps {
      most = core.tail(of: step).reduce(max(most, largest[step])) { max($0, largest[$1.index]) }
    }
    for step in core.steps { largest[step] = most }
  }

  private func rowRange(_ step: Int) -> Range<Int> {
    (step == 0 ? 0 : steps[step - 1].rowEnd)..<steps[step].rowEnd
  }
}
