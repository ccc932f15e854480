import JSONText
import Reporting
package import TimelineModel

/// Why a file cannot be read as a pin.
package enum PinError: Error, Hashable, Sendable {
  /// Cut short or damaged.
  case notJSON(reason: String, at: SourceLocation)
  /// Version control left both sides of a merge conflict in it, from this line on.
  case conflictMarker(at: SourceLocation)
  /// Without `pinVersion`: not written by layoutanim.
  case notAPin
  /// Written by a later release.
  case newerVersion(Int, at: SourceLocation)
  /// Its checksum does not match its contents.
  case edited
  /// A value at a place such as `frames.3` is not of the expected kind.
  case malformed(place: String, problem: String, at: SourceLocation)
  /// A field, or a value of one, that this release does not know; the release `tool` wrote it.
  case unknown(String, tool: String, at: SourceLocation)
}

extension PinError {
  /// Whether the advice is to pin anew, and the file may be replaced. What somebody else or a newer
  /// release wrote may not.
  var isCuredByApproval: Bool {
    switch self {
    case .notJSON, .conflictMarker, .edited, .malformed: true
    case .notAPin, .newerVersion, .unknown: false
    }
  }

  /// Nil if the error concerns the whole file.
  var location: SourceLocation? {
    switch self {
    case .notAPin, .edited: nil
    case .notJSON(_, let location), .conflictMarker(let location), .newerVersion(_, let location),
      .malformed(_, _, let location), .unknown(_, _, let location):
      location
    }
  }

  /// The error of a file, with its line and advice.
  ///
  /// - Parameters:
  ///   - bytes: of the file.
  ///   - command: what pins the timeline anew.
  ///   - notes: further facts, one line each.
  func report(
    path: String, bytes: [UInt8], command: String? = nil, notes: [String] = []
  ) -> DiagnosticReport {
    let anew = isCuredByApproval ? command.map { " with `\($0)`" } ?? "" : ""
    let diagnostic = Diagnostic(
      .error, code: code, message: message, at: location, notes: notes, help: advice + anew)
    return DiagnosticReport(
      path: path, source: SourceText(bytes: bytes), diagnostics: [diagnostic])
  }
}

/// In one line: place, fact, advice.
extension PinError: CustomStringConvertible {
  package var description: String {
    let place = location.map { "line \($0.line), column \($0.column): " } ?? ""
    return "\(place)\(message); \(advice)"
  }

  /// Those that errors of timelines do not have.
  private enum Code: String {
    case mergeConflict = "merge-conflict", notAPin = "not-a-pin", edited = "edited-pin"
    case malformed = "malformed-pin", unknown = "unknown-to-this-release"
  }

  /// Whether it is the code of an error of a pin alone, as in `error[edited-pin]`.
  package static func hasCode(_ code: String) -> Bool { Code(rawValue: code) != nil }

  private var code: String {
    switch self {
    case .notJSON: Diagnostic.Code.syntax.rawValue
    case .conflictMarker: Code.mergeConflict.rawValue
    case .notAPin: Code.notAPin.rawValue
    case .newerVersion: Diagnostic.Code.newerVersion.rawValue
    case .edited: Code.edited.rawValue
    case .malformed: Code.malformed.rawValue
    case .unknown: Code.unknown.rawValue
    }
  }

  private var message: String {
    switch self {
    case .notJSON(let reason, _): reason
    case .conflictMarker: "this line is the mark of a merge conflict"
    case .notAPin: "it is not a pinned transition: it has no `pinVersion`"
    case .newerVersion(let version, _):
      "it is a pinned transition of version \(version), and this release of layoutanim reads "
        + "versions up to \(Pin.Version.current.rawValue)"
    case .edited:
      "it was changed after it was written, by hand or by a conversion of its line ends"
    case .malformed(let place, let problem, _): "`\(place)` \(problem)"
    case .unknown(let subject, let tool, _):
      "\(subject) is not known to this release of layoutanim, \(layoutAnimationVersion); the pin "
        + "was written by \(tool)"
    }
  }

  private var advice: String {
    switch self {
    case .notJSON, .edited, .malformed: "restore the approved pin, or pin it again"
    case .conflictMarker: "resolve the conflict in the timeline, then pin it again"
    case .notAPin: "name a pin, or, if nobody needs this file, remove it and pin again"
    case .newerVersion: "use a newer layoutanim"
    case .unknown: "use that release or a newer one"
    }
  }
}

extension SourceText {
  func location(of range: SourceRange) -> SourceLocation {
    let start = position(of: range.lower)
    return SourceLocation(
      line: start.line, column: start.column, lowerOffset: range.lower, upperOffset: range.upper)
  }
}
