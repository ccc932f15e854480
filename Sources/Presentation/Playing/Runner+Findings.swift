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
    let work = engine.work
    recordTies(after: keyframe, at: time)
    recordAmbiguities(after: keyframe, at: time)
    recordSearchLimits(after: keyframe, at: time)
    unlimitedWork += engine.work - work
  }

  private mutating func classifyConflict(_ index: Int, isInitial: Bool) {
    guard case .conflict(var conflict) = findings[index] else { return }
    conflict.isTransient = !isInitial && !engine.persists(conflict.layout)
    if !conflict.isTransient {
      openConflicts.append(OpenFinding(index: index, fact: conflict.layout))
      if conflict.proof != nil, let proof = engine.proof(of: conflict.layout) {
        conflict.proof = proof
        conflict.constraints = conflict.layout.members.map { engine.constraint($0) }
        // Kept by the engine, but not by the copies with which fixes are tried.
        if !engine.hasReachedTrialLimit { _ = engine.ambiguities() }
        conflict.cures = engine.countingTrials { $0.cures(for: conflict.layout, proof) }
        conflict.isFixSearchCut = engine.hasReachedTrialLimit
      }
    }
    findings[index] = .conflict(conflict)
  }

  /// Ends the conflicts of earlier turns whose broken constraint is satisfied at the end of this
  /// one.
  mutating func closeConflicts(at time: Nanoseconds) {
    guard !openConflicts.isEmpty else { return }
    let broken = Set(engine.brokenMembers)
    _ = close(\.openConflicts, at: time) { broken.contains($0.broken) }
  }

  private mutating func recordTies(after keyframe: Int?, at time: Nanoseconds) {
    let present = engine.ties().map { (tie: $0, rivals: $0.rivals) }
    let lasting = Set(present.map(\.rivals))
    let known = Set(close(\.openTies, at: time, lasting.contains))
    for (tie, rivals) in present where !known.contains(rivals) {
      let constraints = tie.members.map { engine.constraint($0.member) }
      openTies.append(OpenFinding(index: findings.count, fact: rivals))
      findings.append(.tie(.init(layout: tie, constraints: constraints, keyframe: keyframe)))
    }
  }

  /// Records only ambiguities that did not exist at the end of the previous turn.
  private mutating func recordAmbiguities(after keyframe: Int?, at time: Nanoseconds) {
    let present = engine.ambiguities()
    // As after most keyframes, of thousands perhaps.
    if present.elementsEqual(openAmbiguities.lazy.map(\.fact)) { return }
    var lasting = AscendingSearch(present)
    var known = AscendingSearch(close(\.openAmbiguities, at: time) { lasting.contains($0) })
    for layout in present where !known.contains(layout) {
      var ambiguity = Finding.Ambiguity(layout: layout, keyframe: keyframe)
      ambiguity.isSearchCut = ambiguityCount >= Finding.explainedCount
      if !ambiguity.isSearchCut {
        ambiguity.range = engine.countingTrials { $0.range(of: layout, among: present) }
      }
      ambiguityCount += 1
      openAmbiguities.append(OpenFinding(index: findings.count, fact: layout))
      findings.append(.ambiguity(ambiguity))
    }
    openAmbiguities.sort { $0.fact < $1.fact }
  }

  /// Records only limits that no search had reached at the end of the previous turn.
  private mutating func recordSearchLimits(after keyframe: Int?, at time: Nanoseconds) {
    let present = engine.searchLimits()
    let known = Set(close(\.openSearchLimits, at: time, Set(present).contains))
    for layout in present where !known.contains(layout) {
      let constraints = layout.members.map { engine.constraint($0) }
      openSearchLimits.append(OpenFinding(index: findings.count, fact: layout))
      findings.append(
        .searchLimit(.init(layout: layout, constraints: constraints, keyframe: keyframe)))
    }
  }
}

/// The constraints between which a tie is, regardless of the errors of each.
struct Rivals: Hashable, Sendable {
  let priority: LayoutPriority
  let members: [LayoutConflict.Member]
}

extension LayoutTie {
  fileprivate var rivals: Rivals {
    Rivals(priority: priority, members: members.map(\.member))
  }
}
