package import Reporting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new folder for temporary files, in `TMPDIR` or `/tmp`.
package struct ScratchFolder: Sendable {
  package let path: String

  /// - Throws: `cannotCreateOutput`.
  package init() throws(LayoutAnimationError) {
    let parent = try Self.parent
    var template = Array("\(parent)/layoutanim-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      let reason = SystemError.last.reason
      throw LayoutAnimationError(
        .cannotCreateOutput, "cannot create a folder in `\(parent)`: \(reason)")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    UnfinishedFiles.begin(self)
  }

  private static var parent: String {
    get throws(LayoutAnimationError) {
      guard let value = ProcessEnvironment.value("TMPDIR") else { return "/tmp" }
      guard let text = value.text else {
        throw LayoutAnimationError(
          .cannotCreateOutput, "cannot create a folder in `\(value.escaped)`: `TMPDIR` is not UTF-8"
        )
      }
      return text
    }
  }

  package func remove() {
    Self.remove(path)
    UnfinishedFiles.settle(self)
  }

  /// Removes a folder with its files, and with those of its subfolders that contain only files.
  /// Errors are ignored: what is left is temporary.
  static func remove(_ path: String) {
    for path in contents(of: path) {
      for file in contents(of: path) { try? FileSystem.remove(file) }
      try? FileSystem.remove(path)
      FileSystem.removeDirectory(path)
    }
    FileSystem.removeDirectory(path)
  }

  /// The paths of everything in a folder; empty for a link, whose target must be kept.
  private static func contents(of path: String) -> [String] {
    guard (try? FileSystem.isLink(path)) == false, let listing = try? FolderListing(of: path)
    else { return [] }
    return listing.names.map { "\(path)/\($0)" }
  }
}
