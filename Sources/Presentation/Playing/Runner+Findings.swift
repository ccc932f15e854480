import AutoLayout
import TimelineModel
import Timing

extension Runner {
  /// So many conflicts, and so many ambiguities, are explained in full: an explanation takes some
  /// solutions, and nobody reads thousands.
  static let explainedCount = 20

  /// Notes conflicts where they arise; whether they last is seen at the end of the turn.
  mutating func recordConflicts(
    _ conflicts: [LayoutConflict], keyframe: Int?, change: SourceLocation?
  ) {
    for layout in conflicts {
      var conflict = Finding.Conflict(
        layout: layout, constraints: layout.members.map { engine.constraint($0) },
        keyframe: keyframe, change: change, isTransient: false)
      if conflictCount < Self.explainedCount { conflict.proof = engine.proof(of: layout) }
      conflictCount += 1
      findings.append(.conflict(conflict))
    }
  }

  /// What the turn left behind: its lasting conflicts, and what is newly in a tie or ambiguous.
  ///
  /// - Parameter conflicts: the findings that the turn's changes brought.
  mutating func endTurn(_ conflicts: Range<Int>, after keyframe: Int?, at time: Nanoseconds) {
    for index in conflicts { classifyConflict(index, isInitial: keyframe == nil) }
    // To look for what is free takes longer than most changes.
    guard isLayoutTouched else { return }
    isLayoutTouched = false
    recordTies(after: keyframe, at: time)
    recordAmbiguities(after: keyframe, at: time)
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

  /// Conflicts of earlier turns whose broken constraint holds at the end of this one.
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

  /// - Returns: those of earlier turns that go on.
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

  /// Only what the turn made ambiguous is news.
  private mutating func recordAmbiguities(after keyframe: Int?, at time: Nanoseconds) {
    let present = engine.ambiguities()
    let known = closeAmbiguities(at: time, but: Set(present))
    for layout in present where !known.contains(layout) {
      var ambiguity = Finding.Ambiguity(layout: layout, keyframe: keyframe)
      if ambiguityCount < Self.explainedCount {
        ambiguity.range = engine.range(of: layout, among: present)
      }
      ambiguityCount += 1
      openAmbiguities.append(findings.count)
      findings.append(.ambiguity(ambiguity))
    }
  }

  /// - Returns: those of earlier turns that go on.
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
  /// Whether the same constraints fight, whatever each loses.
  fileprivate func isBetween(sameAs other: LayoutTie) -> Bool {
    priority == other.priority && members.map(\.member) == other.members.map(\.member)
  }
}
