import LayoutAnimation

/// The result of a review, the worst first.
enum Verdict: String, CaseIterable, Sendable {
  /// The timeline or its basis cannot be used.
  case failed
  case different
  case rendererChanged = "renderer-changed"
  case notPinned = "not-pinned"
  /// As pinned, with warnings where none are allowed.
  case warned
  /// There is nothing to compare it with.
  case alone
  /// An orphaned pin: its timeline does not exist.
  case abandoned
  /// Everything that differs is within the tolerance.
  case tolerated = "within-tolerance"
  case same

  /// The kind of result in the totals of `verify`.
  var kind: SuiteResult.Kind { SuiteResult.Kind(rawValue: rawValue) ?? .notPinned }

  var isDifference: Bool { self == .different || self == .rendererChanged }
}
