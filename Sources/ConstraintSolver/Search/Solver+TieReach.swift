/// By elimination step: the last distance level before which a position may still be open that moves the
/// variable of the step. Empty if it is not known.
///
/// A chain of open lengths has a level for each edge, and each depends on all lengths before it, which are
/// decided by then. To see that without a transposed solve for each level, the factors are passed once.
typealias TieReach = [Int]

extension Solver {
  /// Whether a position that is open may move a nonbasic variable at its distance level.
  mutating func mayReach(_ variable: Int, _ reach: inout TieReach, _ component: Int) -> Bool {
    if reach.isEmpty { reach = tieReach(component) }
    return reach[permutation.stepOfVariable[variable]] >= variable
  }

  private mutating func tieReach(_ component: Int) -> TieReach {
    let factorization = components[component].factorization
    workspace.entryCount += factorization.entryCount
    let numbers = factorization.steps.map { lastOpenLevel(of: $0.position) }
    return factorization.largestReached(numbers, permutation)
  }

  /// The stay of a variable is closed at the level of its own distance, at the latest.
  private func lastOpenLevel(of position: Int) -> Int {
    guard workspace.search.open[position] != 0 else { return -1 }
    return basis[position].isStay ? basis[position].index : .max
  }
}
