/// Why a text is not a manifest that this release can read.
package enum ManifestError: Error, Hashable, Sendable {
  /// Truncated or damaged. The line and the column count from 1.
  case notJSON(line: Int, column: Int, reason: String)
  /// JSON without `manifestVersion`: an unrelated file.
  case notAManifest
  /// Written by a later release.
  case newerVersion(Int)
  /// The value at a place such as `frames[3].file` is invalid.
  case malformed(place: String, problem: String)
}

extension ManifestError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let line, let column, let reason): "line \(line), column \(column): \(reason)"
    case .notAManifest: "it is not a manifest of frames: it has no `manifestVersion`"
    case .newerVersion(let version):
      "it is a manifest of version \(version), and this release of layoutanim reads version "
        + "\(Manifest.version): use a newer layoutanim"
    case .malformed(let place, let problem): "`\(place)` \(problem)"
    }
  }
}
