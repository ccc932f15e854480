import LayoutAnimation

/// A timeline, with the comparison with its basis if there is one.
struct Review: Sendable {
  let name: String
  let timeline: PlannedTimeline
  var verdict: Verdict
  /// The result in one sentence.
  let headline: String
  /// Nil if nothing could be compared.
  var comparison: FrameComparison?
  /// The frames that differ from the pinned ones, which the renderer no longer draws in the same way.
  var lostFrames: [Int] = []
  /// The basis, as the user named it.
  var basis: String?
  /// The command that approves it; nil if there is none, or if none is needed.
  var approval: String?
  var isPinned = false
}

extension Review {
  /// - Parameter isExpected: whether a missing pin is a problem.
  init(
    _ verification: Verification, _ timeline: PlannedTimeline, name: String, isExpected: Bool
  ) {
    self.init(
      name: name, timeline: timeline, verdict: Verdict(verification, isExpected: isExpected),
      headline: verification.headline, comparison: verification.comparison)
    if case .rendererChanged(let change) = verification.outcome { lostFrames = change.frames }
    isPinned = verification.isPinned
    basis = isPinned ? verification.pinPath : nil
    approval = verification.advisesApproval ? verification.approveCommand : nil
  }

  init(_ comparison: FrameComparison, _ timeline: PlannedTimeline, name: String) {
    self.init(
      name: name, timeline: timeline, verdict: comparison.verdict,
      headline: comparison.headline, comparison: comparison, basis: comparison.expected.path)
  }
}

extension FrameComparison {
  fileprivate var verdict: Verdict {
    guard isSame else { return .different }
    return isExact ? .same : .tolerated
  }
}

extension Verdict {
  fileprivate init(_ verification: Verification, isExpected: Bool) {
    switch verification.outcome {
    case .same: self = verification.comparison?.verdict ?? .same
    case .recorded: self = .same
    case .different: self = .different
    case .rendererChanged: self = .rendererChanged
    case .notPinned: self = isExpected ? .notPinned : .alone
    }
  }
}
