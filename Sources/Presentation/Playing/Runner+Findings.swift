import AutoLayout
import TimelineModel
import Timing

extension Runner {
  /// Records conflicts when they arise; whether they are transient is determined at the end of the
  /// turn.
  mutating func recordConflicts(
    _ conflicts: [LayoutConflict], keyframe: Int?, change: SourceLocation?
  ) {
    guard recordsFindings else { return }
    for layout in conflicts {
      var conflict = Finding.Conflict(
        layout: layout, constraints: layout.members.map { engine.constraint($0) },
        keyframe: keyframe, change: change, isTransient: false)
      conflict.isSearchCut = conflictCount >= Finding.explainedCount
      if !conflict.isSearchCut { conflict.proof = engine.proof(of: layout) }
      conflictCount += 1
      findings.append(.conflict(conflict))
    }
  }

  /// Records the state at the end of a turn: which of its conflicts last, new ties and ambiguities.
  ///
  /// - Parameter conflicts: indices into `findings` of the conflicts that the turn's changes
  ///   caused.
  mutating func endTurn(_ conflicts: Range<Int>, after keyframe: Int?, at time: Nanoseconds) {
    for index in conflicts { classifyConflict(index, isInitial: keyframe == nil) }
    guard recordsFindings, isLayoutTouched else { return }
    isLayoutTouched = false
    recordTies(after: keyframe, at: time)
    recordAmbiguities(after: keyframe, at: time)
    recordSearchLimits(after: keyframe, at: time)
  }

  private mutating func classifyConflict(_ index: Int, isInitial: Bool) {
    guard case .conflict(var conflict) = findings[index] else { return }
    conflict.isTransient = !isInitial && !engine.persists(conflict.layout)
    if !conflict.isTransient {
      openConflicts.append(index)
      if conflict.proof != nil, let proof = engine.proof(of: conflict.layout) {
        conflict.proof = proof
        conflict.constraints = conflict.layout.members.map { engine.constraint($0) }
        conflict.cures = engine.cures(for: conflict.layout, proof)
      }
    }
    findings[index] = .conflict(conflict)
  }

  /// Ends the conflicts of earlier turns whose broken constraint is satisfied at the end of this
  /// one.
  mutating func closeConflicts(at time: Nanoseconds) {
    guard !openConflicts.isEmpty else { return }
    let broken = Set(engine.brokenMembers)
    openConflicts.removeAll { index in
      guard case .conflict(var conflict) = findings[index],
        !broken.contains(conflict.layout.broken)
      else { return false }
      conflict.end = time
      findings[index] = .conflict(conflict)
      return true
    }
  }

  private mutating func recordTies(after keyframe: Int?, at time: Nanoseconds) {
    let present = engine.ties()
    let known = closeTies(at: time, but: present)
    for tie in present where !known.contains(where: { $0.isBetween(sameAs: tie) }) {
      let constraints = tie.members.map { engine.constraint($0.member) }
      openTies.append(findings.count)
      findings.append(.tie(.init(layout: tie, constraints: constraints, keyframe: keyframe)))
    }
  }

  /// Ends the ties that no longer exist.
  ///
  /// - Returns: the ties of earlier turns that persist.
  private mutating func closeTies(at time: Nanoseconds, but present: [LayoutTie]) -> [LayoutTie] {
    var known: [LayoutTie] = []
    openTies.removeAll { index in
      guard case .tie(var tie) = findings[index] else { return true }
      if present.contains(where: { $0.isBetween(sameAs: tie.layout) }) {
        known.append(tie.layout)
        return false
      }
      tie.end = time
      findings[index] = .tie(tie)
      return true
    }
    return known
  }

  /// Records only ambiguities that did not exist at the end of the previous turn.
  private mutating func recordAmbiguities(after keyframe: Int?, at time: Nanoseconds) {
    let present = engine.ambiguities()
    let known = closeAmbiguities(at: time, but: Set(present))
    for layout in present where !known.contains(layout) {
      var ambiguity = Finding.Ambiguity(layout: layout, keyframe: keyframe)
      ambiguity.isSearchCut = ambiguityCount >= Finding.explainedCount
      if !ambiguity.isSearchCut { ambiguity.range = engine.range(of: layout, among: present) }
      ambiguityCount += 1
      openAmbiguities.append(findings.count)
      findings.append(.ambiguity(ambiguity))
    }
  }

  /// Ends the ambiguities that no longer exist.
  ///
  /// - Returns: the ambiguities of earlier turns that persist.
  private mutating func closeAmbiguities(
    at time: Nanoseconds, but present: Set<LayoutAmbiguity>
  ) -> Set<LayoutAmbiguity> {
    var known: Set<LayoutAmbiguity> = []
    openAmbiguities.removeAll { index in
      guard case .ambiguity(var ambiguity) = findings[index] else { return true }
      if present.contains(ambiguity.layout) {
        known.insert(ambiguity.layout)
        return false
      }
      ambiguity.end = time
      findings[index] = .ambiguity(ambiguity)
      return true
    }
    return known
  }
}

extension LayoutTie {
  /// Whether both ties are between the same constraints, regardless of the errors of each.
  fileprivate func isBetween(sameAs other: LayoutTie) -> Bool {
    priority == other.priority && members.map(\.member) == other.members.map(\.member)
  }
}
