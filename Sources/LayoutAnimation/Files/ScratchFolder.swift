#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new folder where the system keeps what is not to last.
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
  }

  /// Removes it with the files that it holds, and of the folders in it those that hold files only.
  package func remove() {
    for name in FileSystem.names(in: path) where name != "." && name != ".." {
      Self.remove("\(path)/\(name)")
    }
    rmdir(path)
  }

  private static func remove(_ path: String) {
    guard FileSystem.isDirectory(path), !FileSystem.isLink(path) else {
      return FileSystem.remove(path)
    }
    for name in FileSystem.names(in: path) where name != "." && name != ".." {
      FileSystem.remove("\(path)/\(name)")
    }
    rmdir(path)
  }
}
