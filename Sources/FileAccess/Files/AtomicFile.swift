package import Reporting

/// A file that appears under its name complete or not at all.
///
/// The bytes go to a temporary name in the same directory, where wanted to the disk, and only then
/// to their name: a rename within a directory is atomic (POSIX). When a step fails the temporary
/// file is removed, and what stood under the name before is untouched.
package struct AtomicFile {
  package let path: String

  /// Begins the names of files that are not complete.
  package static let temporaryPrefix = ".layoutanim-"

  package init(path: String) { self.path = path }

  /// - Parameter isDurable: whether the bytes are on the disk before the file has its name, so that
  ///   a power failure leaves it whole too. Waiting for that takes a disk milliseconds a file, a
  ///   hundred times as long as writing it: 60 files of 8 kB took 160 ms with it, 1.4 ms without.
  /// - Throws: `cannotCreateOutput` when the directory or the name refuses, `outputFailed` when
  ///   the bytes do not reach the disk.
  package func write(_ bytes: [UInt8], isDurable: Bool = true) throws(LayoutAnimationError) {
    let file = try begin()
    try file.write(bytes)
    try file.complete(isDurable: isDurable)
  }

  /// Begins it, for what is made as it is written.
  ///
  /// - Throws: `cannotCreateOutput` when the directory or the name refuses, `outputFailed` when
  ///   there is no room.
  package func begin() throws(LayoutAnimationError) -> UnfinishedFile {
    // Renaming would put a file in the place of a device or a pipe, with the right to.
    if let obstacle = FileSystem.obstacle(at: path) { throw cannotCreate(obstacle) }
    let temporary = temporaryName()
    do throws(SystemError) {
      return UnfinishedFile(try UnfinishedFiles.begin(temporary), at: temporary, of: self)
    } catch {
      throw failure(error)
    }
  }

  /// Finds out before long work whether there is anything in the way of its result.
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

  /// - Parameter inputs: the files that the result is made of.
  /// - Throws: `cannotCreateOutput` if it is to take the place of one of them.
  package func refuse(toReplace inputs: [String]) throws(LayoutAnimationError) {
    guard path != "-", inputs.contains(where: { $0 != "-" && FileSystem.isSame($0, path) }) else {
      return
    }
    throw cannotCreate("it is read, and would be lost")
  }

  /// A random one: several processes, even on several machines, may share the directory.
  private func temporaryName() -> String {
    let suffix = String(UInt64.random(in: .min ... .max), radix: 16)
    return directory + "\(Self.temporaryPrefix)\(suffix).tmp"
  }

  /// Up to the last slash, which it keeps.
  private var directory: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// A name needs room on the disk as well as bytes do.
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
