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
    let parent = ProcessEnvironment.value("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/layoutanim-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      let reason = SystemError.last.reason
      throw LayoutAnimationError(
        .cannotCreateOutput, "cannot create a folder in `\(parent)`: \(reason)")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    UnfinishedFiles.begin(self)
  }

  package func remove() {
    Self.remove(path)
    UnfinishedFiles.settle(self)
  }

  /// Removes a folder with its files, and with those of its subfolders that contain only files.
  static func remove(_ path: String) {
    for path in contents(of: path) {
      contents(of: path).forEach(FileSystem.remove)
      if FileSystem.isDirectory(path) { rmdir(path) } else { FileSystem.remove(path) }
    }
    rmdir(path)
  }

  /// The paths of everything in a folder; empty for a link, whose target must be kept.
  private static func contents(of path: String) -> [String] {
    guard FileSystem.isDirectory(path), !FileSystem.isLink(path) else { return [] }
    return FileSystem.names(in: path).filter { $0 != "." && $0 != ".." }.map { "\(path)/\($0)" }
  }
}
