import LayoutAnimation

/// The result of a review, the worst first.
enum Verdict: String, CaseIterable, Sendable {
  /// The timeline or its basis cannot be used.
  case failed
  case different
  case rendererChanged = "renderer-changed"
  case notPinned = "not-pinned"
  /// There is nothing to compare it with.
  case alone
  /// An orphaned pin: its timeline does not exist.
  case abandoned
  /// Everything that differs is within the tolerance.
  case tolerated = "within-tolerance"
  case same

  /// The words of `verify`.
  var words: String { (SuiteResult.Kind(rawValue: rawValue) ?? .notPinned).words }

  var isDifference: Bool { self == .different || self == .rendererChanged }
}
