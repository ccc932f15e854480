package import Reporting

/// The result of verifying one timeline of a suite.
package enum SuiteResult: Sendable {
  case verified(Verification)
  /// The timeline or its pin cannot be used.
  case failed(path: String, LayoutAnimationError)
  /// An orphaned pin: its timeline does not exist.
  case abandoned(pinPath: String)

  /// Whether the timeline is as pinned.
  package var isSame: Bool {
    if case .verified(let verification) = self { verification.isSame } else { false }
  }
}

extension SuiteResult {
  package enum Kind: String, CaseIterable {
    case same, different, rendererChanged = "renderer-changed", notPinned = "not-pinned", recorded,
      failed, abandoned

    package var words: String {
      switch self {
      case .same: "as pinned"
      case .different: "different"
      case .rendererChanged: "rendered differently by this release"
      case .notPinned: "not pinned"
      case .recorded: "pinned now"
      case .failed: "failed"
      case .abandoned: "orphaned"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .failed: .failed
    case .abandoned: .abandoned
    case .verified(let verification):
      switch verification.outcome {
      case .same: .same
      case .different: .different
      case .rendererChanged: .rendererChanged
      case .notPinned: .notPinned
      case .recorded: .recorded
      }
    }
  }

  /// The file as the user named it: the timeline, or the orphaned pin.
  package var path: String {
    switch self {
    case .verified(let verification): verification.path
    case .failed(let path, _), .abandoned(let path): path
    }
  }

  /// The path and the headline, without a line break.
  package var line: String { "\(path): \(headline)".printable }

  /// Without the path.
  package var headline: String {
    switch self {
    case .verified(let verification): verification.headline
    case .failed(_, let error): error.headline
    case .abandoned: "its timeline is gone; put it back, or remove the pin"
    }
  }

  var fullText: String {
    switch self {
    case .verified(let verification):
      verification.isSame && verification.isExact ? "" : verification.text
    case .failed(_, let error): error.text(.full)
    case .abandoned: line + "\n"
    }
  }
}

extension LayoutAnimationError {
  /// In one line, without the path of a timeline.
  var headline: String { report?.firstMessage ?? message }
}
