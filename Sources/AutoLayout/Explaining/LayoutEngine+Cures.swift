import ConstraintSolver

extension LayoutEngine {
  /// Edits that resolve a conflict: at most two, of different kinds, the smallest change first. Each is
  /// verified by solving a copy. None is tried once trials have reached their limit.
  ///
  /// - Parameter proof: the proof of the conflict, with the current constants.
  package func cures(for conflict: LayoutConflict, _ proof: ConflictProof) -> [Cure] {
    guard !hasReachedTrialLimit else { return [] }
    var trials = self
    let ambiguityCount = trials.ambiguities().count
    var cures: [Cure] = []
    for kind in candidates(conflict, proof) where cures.count < 2 {
      cures += [trials.cure(of: conflict, ambiguityCount, kind.prefix(Self.trialsOfAKind))]
        .compactMap { $0 }
    }
    return cures
  }

  /// The first of some edits that resolves a conflict.
  private mutating func cure(
    of conflict: LayoutConflict, _ ambiguityCount: Int, _ edits: ArraySlice<Cure>
  ) -> Cure? {
    for edit in edits where !hasReachedTrialLimit {
      let (isResolved, statistics) = WorkMeter.counting {
        self.isResolved(conflict, by: edit, ambiguityCount)
      }
      trialWork += statistics.work
      if isResolved { return edit }
    }
    return nil
  }

  /// The number of edits to try of each kind, the likely ones first, because a conflict may have
  /// thousands of members.
  private static let trialsOfAKind = 4

  /// The edits to try, by kind, in the order of preference.
  private func candidates(_ conflict: LayoutConflict, _ proof: ConflictProof) -> [[Cure]] {
    let newestFirst: [Int] = conflict.members.reversed().compactMap {
      if case .constraint(let index) = $0 { index } else { nil }
    }
    let constants = constantCures(proof)
    let priorities = newestFirst.map { Cure.setPriority($0, Cure.almostRequired) }
    let relations = relationCures(proof)
    let deactivations = newestFirst.reversed().map { Cure.deactivate($0) }
    // Two equations with the same terms and different constants: the older one is probably obsolete.
    if newestFirst.count == 2, proof.parts.count == 2, proof.isEquation {
      return [deactivations, priorities, constants]
    }
    return [constants, priorities, relations, deactivations]
  }

  /// Changes of one constant that remove the difference, the smallest relative change first. A constant
  /// never changes its sign, so that a gap does not become an overlap, and a size never becomes 0, as that of
  /// a row that a stack hides would.
  private func constantCures(_ proof: ConflictProof) -> [Cure] {
    var found: [(cure: Cure, share: Double)] = []
    for part in proof.parts {
      guard case .constraint(let index) = part.member else { continue }
      let old = installed[index].constraint
      let weight =
        part.multiplier * (rightSide(old, constant: 1) - rightSide(old, constant: 0))
      let new = old.constant - proof.difference / weight
      let isSize = old.secondAttribute == .notAnAttribute
      guard old.constant != 0, new * old.constant >= 0, new != 0 || !isSize else { continue }
      found.append(
        (.setConstant(index, new.shortened), abs((new - old.constant) / old.constant)))
    }
    return found.enumerated().sorted {
      ($0.element.share, -$0.offset) < ($1.element.share, -$1.offset)
    }.map(\.element.cure)
  }

  private func relationCures(_ proof: ConflictProof) -> [Cure] {
    proof.parts.reversed().compactMap { part in
      guard case .constraint(let index) = part.member,
        installed[index].constraint.relation == .equal
      else { return nil }
      let isTurned =
        rightSide(installed[index].constraint, constant: 1)
        < rightSide(installed[index].constraint, constant: 0)
      return .setRelation(
        index,
        (part.multiplier > 0) != isTurned ? .lessThanOrEqual : .greaterThanOrEqual)
    }
  }
}
