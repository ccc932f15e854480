import FileAccess
package import Reporting

extension Manifest {
  /// Reads the manifest of a folder.
  ///
  /// - Parameter path: of the file, not of the folder.
  /// - Throws: `unreadableInput`; `invalidTimeline` for what is no manifest or one of a newer
  ///   version.
  package init(path: String) throws(LayoutAnimationError) {
    let bytes = try InputFile.contents(of: path, upTo: Self.sizeLimit + 1)
    do throws(ManifestError) {
      try self.init(parsing: bytes)
    } catch {
      throw LayoutAnimationError(.invalidTimeline, "`\(path)` cannot be used: \(error)")
    }
  }
}

extension Manifest {
  /// What every manifest of this version begins with.
  private static let head = Array("{\n  \"manifestVersion\": \(version),\n  \"tool\": ".utf8)

  /// Whether a file is one that `render` wrote, by its beginning.
  package static func isManifest(_ path: String) -> Bool {
    guard FileSystem.obstacle(at: path) == nil else { return false }
    return (try? OpenFile(reading: path).read(upTo: head.count)) == head
  }

  /// Whether these may be the bytes of a manifest that was cut short or damaged, rather than
  /// somebody's file of that name.
  static func mayBeDamaged(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 == 0 } || head.starts(with: bytes) || bytes.starts(with: head)
  }
}
