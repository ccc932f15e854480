package import JSONText
import Reporting

/// Why a file cannot be read as a pin.
package enum PinError: Error, Hashable, Sendable {
  /// Cut short or damaged. The line and the column count from 1.
  case notJSON(line: Int, column: Int, reason: String)
  /// Version control left both sides of a merge conflict in it, from this line on.
  case conflictMarker(line: Int)
  /// Without `pinVersion`: not written by layoutanim.
  case notAPin
  /// Written by a later release.
  case newerVersion(Int)
  /// Its checksum does not match its contents.
  case edited
  /// A value at a place such as `frames.3` is not of the expected kind.
  case malformed(place: String, problem: String, at: SourcePosition)
  /// A field, or a value of one, that this release does not know; the release `tool` wrote it.
  case unknown(String, tool: String, at: SourcePosition)
}

extension PinError {
  /// Whether the description ends in advice to pin anew, and the file may be replaced. What somebody
  /// else or a newer release wrote may not.
  var isCuredByApproval: Bool {
    switch self {
    case .notJSON, .conflictMarker, .edited, .malformed: true
    case .notAPin, .newerVersion, .unknown: false
    }
  }
}

extension PinError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let line, let column, let reason):
      "\(SourcePosition(line: line, column: column).words): \(reason); \(Self.cure)"
    case .conflictMarker(let line):
      "line \(line) is the mark of a merge conflict; settle the timeline, then pin it anew"
    case .notAPin:
      "it is not a pinned transition: it has no `pinVersion`; remove it if nobody needs it, and pin anew"
    case .newerVersion(let version):
      "it is a pinned transition of version \(version), and this release of layoutanim reads "
        + "versions up to \(Pin.Version.current.rawValue): use a newer layoutanim"
    case .edited:
      "it was changed after it was written, by hand or by a conversion of its line ends; "
        + Self.cure
    case .malformed(let place, let problem, let position):
      "\(position.words): `\(place)` \(problem); \(Self.cure)"
    case .unknown(let subject, let tool, let position):
      "\(position.words): \(subject) is not known to this release of layoutanim, "
        + "\(layoutAnimationVersion); the pin was written by \(tool): use that release or a newer one"
    }
  }

  private static let cure = "put back what was approved, or pin it anew"
}

extension SourcePosition {
  fileprivate var words: String { "line \(line), column \(column)" }
}
