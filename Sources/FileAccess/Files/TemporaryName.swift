/// The names of files that are being written, and the removal of those that nobody finishes.
///
/// A file is locked from its creation until it has its final name, so one that can be locked has no
/// owner any more: its process was killed. The lock shows that for processes of other containers
/// and machines too, unlike a process number in the name.
package enum TemporaryName {
  package static let prefix = ".layoutanim-"
  private static let suffix = ".tmp"

  /// A random name next to a file, because several processes, even on several machines, may share
  /// the folder.
  private static func next(to path: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return directory(of: path) + prefix + number + suffix
  }

  /// The part of a path up to and including the last slash.
  static func directory(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// Creates a file next to a path and locks it.
  ///
  /// - Parameter temporary: receives the path of the file.
  static func create(
    nextTo path: String, _ temporary: inout String
  ) throws(SystemError) -> OpenFile {
    try create(nextTo: path, &temporary, create)
  }

  /// - Parameter attempt: creates and locks a file.
  static func create<File: ~Copyable>(
    nextTo path: String, _ temporary: inout String,
    _ attempt: (String) throws(SystemError) -> File
  ) throws(SystemError) -> File {
    for _ in 1..<attempts {
      temporary = next(to: path)
      do throws(SystemError) {
        return try attempt(temporary)
      } catch  where error == .lockHeld {}
    }
    temporary = next(to: path)
    return try attempt(temporary)
  }

  /// Before a file is locked, another process may take it for abandoned. That happens once in the
  /// life of that process, so a second attempt fails only if many processes begin at once.
  private static let attempts = 8

  /// - Throws: `lockHeld` if another process took the file for abandoned.
  private static func create(_ path: String) throws(SystemError) -> OpenFile {
    let file = try OpenFile(creating: path)
    do throws(SystemError) {
      _ = try file.lock()
      if try file.status.linkCount > 0 { return file }
    } catch {
      try? FileSystem.remove(path)
      throw error
    }
    throw .lockHeld
  }

  /// Removes the files in a folder that nobody finishes. Errors are ignored: the files are in
  /// nobody's way.
  ///
  /// - Parameter directory: as `directory(of:)` returns it.
  static func removeAbandoned(in directory: String) {
    let listing = try? FolderListing(of: directory.isEmpty ? "." : directory)
    for name in listing?.names ?? [] where isTemporary(name) { removeIfAbandoned(directory + name) }
  }

  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let number = name.dropFirst(prefix.count).dropLast(suffix.count)
    return !number.isEmpty && number.utf8.count <= 16 && number.allSatisfy(\.isHexDigit)
  }

  private static func removeIfAbandoned(_ path: String) {
    guard let file = try? OpenFile(locking: path), let status = try? file.status,
      status.kind == .regular, (try? file.lock()) == true
    else { return }
    try? FileSystem.remove(path)
  }
}
