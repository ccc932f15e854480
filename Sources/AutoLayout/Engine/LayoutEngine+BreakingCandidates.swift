import ConstraintSolver

/// Which constraints may have to be decided again after a change: thousands may be broken, and most changes
/// touch none of them.
extension LayoutEngine {
  /// The broken constraints that may not be any more, in order of rank.
  func doubtfulConstraints(after changed: [Int]?) -> [Int] {
    guard let changed, broken.count == breakingCauses.count else {
      return broken.filter { !isStillBroken($0) }
    }
    var doubtful = breakingCauses.unproved
    for index in breakingCauses.involving(changed) where !isStillBroken(index) {
      doubtful.insert(index)
    }
    return doubtful.isEmpty ? [] : inRankOrder(doubtful)
  }

  /// The required constraints of all systems with a contradiction or a doubtful constraint, and those that
  /// are broken by them, in order of rank. The others do not depend on them.
  func candidates(_ doubtful: [Int]) -> [Int] {
    var broken = Set(doubtful)
    var inForce = solver.impossibleConstraints.map { constraintsByRow[$0.id] }
    var pending = solver.violatedComponents + doubtful.flatMap(components)
    var reached: Set<Int> = []
    while let component = pending.popLast() {
      guard reached.insert(component).inserted else { continue }
      let members = solver.requiredConstraints(ofComponent: component).map {
        constraintsByRow[$0.id]
      }
      inForce += members
      // Each variable of a broken constraint is one of a constraint that is in force and breaks it.
      for index in breakingCauses.involving(members) where broken.insert(index).inserted {
        pending += components(of: index)
      }
    }
    return inRankOrder(broken.union(inForce))
  }

  private func components(of index: Int) -> [Int] {
    linearConstraint(at: index).terms.compactMap { solver.component(of: $0.variable) }
  }

  func inRankOrder(_ indices: some Collection<Int>) -> [Int] {
    zip(breakingRanks(Array(indices)), indices).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
