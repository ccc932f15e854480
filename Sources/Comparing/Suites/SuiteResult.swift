package import Rendering
package import Reporting

/// The result of verifying one timeline of a suite, or a folder of frames.
package enum SuiteResult: Sendable {
  case verified(Verification)
  /// A timeline that was verified, with its warnings: none are allowed.
  case warned(Verification, DiagnosticReport)
  /// The timeline, its pin or the folder of frames cannot be used.
  case failed(path: String, LayoutAnimationError, ofFrames: Bool)
  /// An orphaned pin: its timeline does not exist.
  case abandoned(pinPath: String)
  /// A folder of frames and its manifest.
  case frames(FrameFolderCheck)

  /// Whether the timeline is as pinned, or the frames are as their manifest says.
  package var isSame: Bool {
    switch self {
    case .verified(let verification): verification.isSame
    case .frames(let check): check.problems.isEmpty
    case .failed, .abandoned, .warned: false
    }
  }
}

extension SuiteResult {
  package enum Kind: String, CaseIterable {
    case same, tolerated = "within-tolerance", warned, different
    case rendererChanged = "renderer-changed", notPinned = "not-pinned", recorded, failed, abandoned
    case listed, notListed = "not-listed"

    package var words: String {
      switch self {
      case .same: "as pinned"
      case .tolerated: "as pinned within the tolerance"
      case .warned: "with warnings"
      case .different: "different"
      case .rendererChanged: "rendered differently by this release"
      case .notPinned: "not pinned"
      case .recorded: "pinned now"
      case .failed: "failed"
      case .abandoned: "orphaned"
      case .listed: "as its manifest says"
      case .notListed: "not as its manifest says"
      }
    }
  }

  package var kind: Kind {
    switch self {
    case .failed: .failed
    case .abandoned: .abandoned
    case .frames: isSame ? .listed : .notListed
    case .verified(let verification): Kind(verification)
    case .warned(let verification, _): verification.isSame ? .warned : Kind(verification)
    }
  }

  /// The file as the user named it: the timeline, the orphaned pin, or the folder of frames.
  package var path: String {
    switch self {
    case .verified(let verification), .warned(let verification, _): verification.path
    case .frames(let check): check.path
    case .failed(let path, _, _), .abandoned(let path): path
    }
  }

  /// The path, with the name of the timeline if it has one.
  package var title: String {
    switch self {
    case .verified(let verification), .warned(let verification, _): verification.title
    case .failed, .abandoned, .frames: path
    }
  }

  /// The title and the headline, without a line break.
  package var line: String { "\(title): \(headline)".printable }

  /// Without the path.
  package var headline: String {
    switch self {
    case .verified(let verification): verification.headline
    case .warned(let verification, let warnings):
      verification.headline + "; \(counted(warnings.warningCount, "warning"))"
    case .failed(let path, let error, _): error.headline(of: path)
    case .abandoned(let path): OrphanedPin(path: path).words
    case .frames(let check): check.headline
    }
  }

  var fullText: String {
    switch self {
    case .verified(let verification):
      verification.isSame && verification.isExact ? "" : verification.text
    case .warned(let verification, let warnings): verification.text + warnings.text(.full)
    case .failed(_, let error, _): error.text(.full)
    case .abandoned: line + "\n"
    case .frames(let check): check.text
    }
  }
}

extension SuiteResult.Kind {
  fileprivate init(_ verification: Verification) {
    switch verification.outcome {
    case .same: self = verification.isExact ? .same : .tolerated
    case .different: self = .different
    case .rendererChanged: self = .rendererChanged
    case .notPinned: self = .notPinned
    case .recorded: self = .recorded
    }
  }
}

extension LayoutAnimationError {
  /// In one line, without the path of a timeline.
  var headline: String { report?.firstMessage ?? message }

  /// In one line, without the path if the error is of this file rather than of its pin.
  func headline(of path: String) -> String {
    let isOfFile = report?.path == path || report?.path == .standardInputPath
    return isOfFile ? headline : message
  }
}

extension SuiteResult {
  package var isOfFrames: Bool {
    switch self {
    case .frames: true
    case .failed(_, _, let ofFrames): ofFrames
    case .verified, .warned, .abandoned: false
    }
  }
}
