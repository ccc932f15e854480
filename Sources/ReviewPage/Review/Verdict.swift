import LayoutAnimation

/// What became of a transition, the worst first.
enum Verdict: String, CaseIterable, Sendable {
  /// The timeline, or what it was to be compared with, cannot be used.
  case failed
  case different
  case rendererChanged = "renderer-changed"
  case notPinned = "not-pinned"
  /// There is nothing to compare it with.
  case alone
  /// A pin without a timeline.
  case abandoned
  case same

  /// As `verify` calls it.
  var words: String { (SuiteResult.Kind(rawValue: rawValue) ?? .notPinned).words }

  var isDifference: Bool { self == .different || self == .rendererChanged }
}
