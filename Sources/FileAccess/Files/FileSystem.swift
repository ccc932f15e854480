#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a path refers to.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case regular, directory, link, other }

  /// The file itself, whatever its names: equal only for the same file at the same time.
  package struct Identity: Hashable, Sendable {
    fileprivate let device: UInt64
    fileprivate let number: UInt64
  }

  /// The file as it is now: equal only if nothing has been written into it in between, as far as its length and its
  /// time of modification show.
  package struct Version: Hashable, Sendable {
    package let identity: Identity
    fileprivate let byteCount: Int
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int
  }

  package let kind: Kind
  package let version: Version
  package var identity: Identity { version.identity }
  /// In bytes.
  package let byteCount: Int
  /// Permissions, as in `0o644`.
  let permissions: UInt32
  /// How many names the file has.
  let linkCount: Int

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .other
      }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    byteCount = Int(status.st_size)
    #if canImport(Darwin)
      let modification = status.st_mtimespec
    #else
      let modification = status.st_mtim
    #endif
    version = Version(
      identity: identity, byteCount: byteCount, seconds: Int(modification.tv_sec),
      nanoseconds: Int(modification.tv_nsec))
    permissions = UInt32(status.st_mode & 0o7777)
    linkCount = Int(status.st_nlink)
  }

  /// - Throws: the reason why it cannot be read or replaced as a file.
  func checkRegular() throws(SystemError) {
    switch kind {
    case .regular: return
    case .directory: throw .isADirectory
    case .link, .other: throw .notRegular
    }
  }
}

/// File system calls that take paths.
///
/// A file is absent only if the system says that it does not exist. Every other error is thrown:
/// who may not look at a file does not know that there is none.
package enum FileSystem {
  /// What the path refers to; nil if nothing exists there. Symbolic links are followed.
  package static func status(of path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    return try unlessAbsent { Int(stat(path, &status)) } ? FileStatus(status) : nil
  }

  /// What has this name, which may be a link; nil if nothing has it.
  package static func statusOfName(_ path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    return try unlessAbsent { Int(lstat(path, &status)) } ? FileStatus(status) : nil
  }

  private static func unlessAbsent(_ call: () -> Int) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try completing(call)
      return true
    } catch  where error.isAbsence {
      return false
    }
  }

  /// Whether anything has this name, also a link that leads nowhere.
  package static func exists(_ path: String) throws(SystemError) -> Bool {
    try statusOfName(path) != nil
  }

  package static func isDirectory(_ path: String) throws(SystemError) -> Bool {
    try status(of: path)?.kind == .directory
  }

  package static func isLink(_ path: String) throws(SystemError) -> Bool {
    try statusOfName(path)?.kind == .link
  }

  /// Whether a regular file exists at the path. Symbolic links are followed.
  package static func isRegular(_ path: String) throws(SystemError) -> Bool {
    try status(of: path)?.kind == .regular
  }

  /// Whether both paths refer to the same existing file.
  static func isSame(_ path: String, _ other: String) throws(SystemError) -> Bool {
    guard let status = try status(of: path) else { return false }
    return try status.identity == self.status(of: other)?.identity
  }

  /// - Throws: the reason why the path cannot be replaced by a file, if something other than a
  ///   regular file exists there. Symbolic links are followed.
  package static func checkReplaceable(_ path: String) throws(SystemError) {
    try status(of: path)?.checkRegular()
    if try isLink(path), try isOfSystem(resolved(folder(of: path))) { throw .notRegular }
  }

  /// The path of an existing file without symbolic links.
  package static func resolved(_ path: String) throws(SystemError) -> SystemText {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return SystemText(cString: resolved)
  }

  static func rename(_ source: String, to target: String) throws(SystemError) {
    try completing { Int(systemRename(source, target)) }
  }

  /// Removes a file. A file that is missing is as good as removed, even where nothing can be.
  package static func remove(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try unlessAbsent { Int(unlink(path)) }
    } catch {
      if try exists(path) { throw error }
    }
  }

  /// Removes an empty folder; errors are ignored.
  static func removeDirectory(_ path: String) { rmdir(path) }

  /// The bytes of a regular file; nil if nothing or something else has its name, or if it is longer
  /// than `limit` in bytes.
  package static func contents(
    of path: String, upTo limit: Int
  ) throws(SystemError) -> [UInt8]? {
    guard let status = try status(of: path), status.kind == .regular, status.byteCount <= limit
    else { return nil }
    let bytes = try OpenFile(reading: path).read(upTo: limit + 1)
    return bytes.count > limit ? nil : bytes
  }
}

private func systemRename(_ source: String, _ target: String) -> Int32 { rename(source, target) }
