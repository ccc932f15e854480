import LayoutAnimation

/// A timeline, and what it was compared with if there was anything.
struct Review: Sendable {
  let name: String
  let timeline: PlannedTimeline
  let verdict: Verdict
  /// In one sentence.
  let headline: String
  /// Nil if nothing could be compared.
  var comparison: FrameComparison?
  /// The frames that are not as they were pinned and cannot be drawn so any more.
  var lostFrames: [Int] = []
  /// What it was compared with, as the user named it.
  var basis: String?
  /// The command that accepts it as it is; nil if there is none, or no need.
  var approval: String?
  var isPinned = false
}

extension Review {
  /// - Parameter isExpected: whether something is wrong if there is no pin.
  init(
    _ verification: Verification, _ timeline: PlannedTimeline, name: String, isExpected: Bool
  ) {
    self.init(
      name: name, timeline: timeline, verdict: Verdict(verification, isExpected: isExpected),
      headline: verification.headline, comparison: verification.comparison)
    if case .rendererChanged(let change) = verification.outcome { lostFrames = change.frames }
    isPinned = verification.isPinned
    basis = isPinned ? verification.pinPath : nil
    approval = verification.isSame ? nil : verification.approveCommand
  }

  init(_ comparison: FrameComparison, _ timeline: PlannedTimeline, name: String) {
    self.init(
      name: name, timeline: timeline, verdict: comparison.isSame ? .same : .different,
      headline: comparison.headline, comparison: comparison, basis: comparison.expected.path)
  }
}

extension Verdict {
  fileprivate init(_ verification: Verification, isExpected: Bool) {
    switch verification.outcome {
    case .same, .recorded: self = .same
    case .different: self = .different
    case .rendererChanged: self = .rendererChanged
    case .notPinned: self = isExpected ? .notPinned : .alone
    }
  }
}
