package import Reporting

/// A file that appears at its path complete or not at all.
///
/// The bytes are written to a temporary file in the same directory and, if requested, synchronized
/// to the disk. Only then is the file renamed: a rename within a directory is atomic (POSIX). If a
/// step fails, the temporary file is removed, and an existing file at the path is unchanged.
package struct AtomicFile {
  package let path: String

  /// The prefix of the names of incomplete files.
  package static let temporaryPrefix = ".layoutanim-"

  package init(path: String) { self.path = path }

  /// - Parameter isDurable: whether the bytes are synchronized to the disk before the rename, so
  ///   that the file is complete even after a power failure. Synchronizing takes milliseconds per
  ///   file, about a hundred times as long as writing: 60 files of 8 kB took 160 ms with it and 1.4
  ///   ms without.
  /// - Throws: `cannotCreateOutput` if the file cannot be created, `outputFailed` if the bytes
  ///   cannot be written.
  package func write(_ bytes: [UInt8], isDurable: Bool = true) throws(LayoutAnimationError) {
    let file = try begin()
    try file.write(bytes)
    try file.complete(isDurable: isDurable)
  }

  /// Creates the temporary file, for contents that are produced while they are written.
  ///
  /// - Throws: `cannotCreateOutput` if the file cannot be created, `outputFailed` if the disk is
  ///   full or broken.
  package func begin() throws(LayoutAnimationError) -> UnfinishedFile {
    // With sufficient permissions, the rename would replace a device or a pipe by a file.
    if let obstacle = FileSystem.obstacle(at: path) { throw cannotCreate(obstacle) }
    let temporary = temporaryName()
    do throws(SystemError) {
      return UnfinishedFile(try UnfinishedFiles.begin(temporary), at: temporary, of: self)
    } catch {
      throw failure(error)
    }
  }

  /// Checks before long work that the file can be written, by creating and removing the temporary
  /// file.
  ///
  /// - Throws: `cannotCreateOutput` or `outputFailed`, as `write` would.
  package func tryOut(overwrites: Bool) throws(LayoutAnimationError) {
    try refuseExisting(overwrites: overwrites)
    _ = try begin()
  }

  /// - Throws: `cannotCreateOutput` for a file that exists, unless it may be replaced.
  package func refuseExisting(overwrites: Bool) throws(LayoutAnimationError) {
    guard overwrites || !FileSystem.exists(path) else {
      throw LayoutAnimationError(
        .cannotCreateOutput, "`\(path)` exists and is not to be overwritten")
    }
  }

  /// - Parameter inputs: the files that the output is made from.
  /// - Throws: `cannotCreateOutput` if this file is one of them.
  package func refuse(toReplace inputs: [String]) throws(LayoutAnimationError) {
    guard path != "-", inputs.contains(where: { $0 != "-" && FileSystem.isSame($0, path) }) else {
      return
    }
    throw cannotCreate("it is read, and would be lost")
  }

  /// A random name, because several processes, even on several machines, may share the directory.
  private func temporaryName() -> String {
    let suffix = String(UInt64.random(in: .min ... .max), radix: 16)
    return directory + "\(Self.temporaryPrefix)\(suffix).tmp"
  }

  /// The part of the path up to and including the last slash.
  private var directory: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// Creating or renaming a file also fails if the disk is full.
  func failure(_ error: SystemError) -> LayoutAnimationError {
    error.isOfTheDisk ? cannotWrite(error.reason) : cannotCreate(error.reason)
  }

  private func cannotCreate(_ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(.cannotCreateOutput, "cannot create `\(path)`: \(reason)")
  }

  func cannotWrite(_ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(.outputFailed, "cannot write `\(path)`: \(reason)")
  }
}
