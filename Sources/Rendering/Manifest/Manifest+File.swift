import FileAccess
package import Reporting

extension Manifest {
  /// Reads the manifest of a folder.
  ///
  /// - Parameter path: of the file, not of the folder.
  /// - Throws: `unreadableInput`; `invalidTimeline` for a file that is not a manifest, or that has
  ///   a newer version.
  package init(path: String) throws(LayoutAnimationError) {
    try self.init(try InputFile.contents(of: path, upTo: Self.sizeLimit), path: path)
  }

  /// - Parameters:
  ///   - bytes: of the file.
  ///   - path: names the file in errors.
  /// - Throws: `invalidTimeline`, as `init(path:)`.
  init(_ bytes: [UInt8], path: String) throws(LayoutAnimationError) {
    do throws(ManifestError) {
      try self.init(parsing: bytes)
    } catch {
      throw LayoutAnimationError(
        .invalidTimeline,
        "`\(path)` cannot be used: \(error.description(in: bytes))\(error.advice)")
    }
  }
}

extension ManifestError {
  fileprivate var advice: String {
    switch self {
    case .notAManifest: "; name a folder that `render` wrote"
    case .notJSON, .malformed: "; `render --resume` writes it again"
    case .newerVersion: ""
    }
  }
}

extension Manifest {
  /// The beginning of every manifest of this version.
  private static let head = Array("{\n  \"manifestVersion\": \(version),\n  \"tool\": ".utf8)

  /// Whether a file begins as a manifest that `render` wrote.
  ///
  /// - Throws: `unreadableInput`.
  package static func isManifest(_ path: String) throws(LayoutAnimationError) -> Bool {
    guard try InputFile.examine(path, FileSystem.isRegular) else { return false }
    return try InputFile.beginning(of: path, count: head.count) == head
  }

  /// Whether these are the first bytes of an object whose first key is that of a manifest's version.
  static func beginsWithVersion(_ bytes: [UInt8]) -> Bool {
    let first = bytes.filter { !" \t\r\n".utf8.contains($0) }
    return first.starts(with: "{\"manifestVersion\":".utf8)
  }

  /// Whether these may be the bytes of a truncated or damaged manifest rather than those of an
  /// unrelated file with the same name, such as that of a web app.
  static func mayBeDamaged(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 == 0 }) { return true }
    if head.starts(with: bytes) { return bytes.count > "{\n  \"manifest".utf8.count }
    return bytes.starts(with: head) && isRelease(bytes[head.count...])
  }

  /// Whether a text begins as the release and the key after it, or is the beginning of that.
  private static func isRelease(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "\"") else { return false }
    let release = text.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    let rest = text.dropFirst(1 + release.count)
    let next = Array("\",\n  \"pixelRevision\": ".utf8)
    return release.count <= 64 && release.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      && (rest.starts(with: next) || next.starts(with: rest))
  }
}

extension Manifest {
  /// The first line, from 1, that `render` of this release writes differently; nil if it writes these bytes. Of
  /// another release that is not known, and taken for granted.
  func firstLine(differingFrom bytes: [UInt8]) -> Int? {
    let written = Array(Manifest(joining: [self]).description.utf8)
    if origin.tool != layoutAnimationVersion || written == bytes { return nil }
    let same = zip(written, bytes).prefix { $0 == $1 }
    return 1 + same.count { $0.0 == UInt8(ascii: "\n") }
  }
}
