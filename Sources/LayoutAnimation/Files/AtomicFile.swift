/// A file that appears under its name complete or not at all.
///
/// The bytes go to a temporary name in the same directory, where wanted to the disk, and only then
/// to their name: a rename within a directory is atomic (POSIX). When a step fails the temporary
/// file is removed, and what stood under the name before is untouched.
package struct AtomicFile {
  package let path: String

  /// Begins the names of files that are not complete.
  static let temporaryPrefix = ".layoutanim-"

  package init(path: String) { self.path = path }

  /// - Parameter isDurable: whether the bytes are on the disk before the file has its name, so that
  ///   a power failure leaves it whole too. Waiting for that takes a disk milliseconds a file, a
  ///   hundred times as long as writing it: 60 files of 8 kB took 160 ms with it, 1.4 ms without.
  /// - Throws: `cannotCreateOutput` when the directory or the name refuses, `outputFailed` when
  ///   the bytes do not reach the disk.
  package func write(_ bytes: [UInt8], isDurable: Bool = true) throws(LayoutAnimationError) {
    try write(pieces: [bytes], isDurable: isDurable)
  }

  /// The same of bytes in pieces, so that what is large need not be held twice.
  package func write(pieces: [[UInt8]], isDurable: Bool = true) throws(LayoutAnimationError) {
    // Renaming would put a file in the place of a device or a pipe, with the right to.
    if let obstacle = FileSystem.obstacle(at: path) { throw cannotCreate(obstacle) }
    let temporary = temporaryName()
    let file = try begun(temporary)
    defer { UnfinishedFiles.settle(temporary) }
    do throws(LayoutAnimationError) {
      try fill(file, with: pieces, isDurable)
      try rename(temporary)
    } catch {
      FileSystem.remove(temporary)
      throw error
    }
  }

  /// Finds out before long work whether there is anything in the way of its result.
  ///
  /// - Throws: `cannotCreateOutput` or `outputFailed`, as `write` would.
  package func tryOut(overwrites: Bool) throws(LayoutAnimationError) {
    try refuseExisting(overwrites: overwrites)
    if let obstacle = FileSystem.obstacle(at: path) { throw cannotCreate(obstacle) }
    let temporary = temporaryName()
    _ = try begun(temporary)
    FileSystem.remove(temporary)
    UnfinishedFiles.settle(temporary)
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

  private func begun(_ temporary: String) throws(LayoutAnimationError) -> OpenFile {
    do throws(SystemError) {
      return try UnfinishedFiles.begin(temporary)
    } catch {
      throw failure(error)
    }
  }

  private func fill(
    _ file: borrowing OpenFile, with pieces: [[UInt8]], _ isDurable: Bool
  ) throws(LayoutAnimationError) {
    do throws(SystemError) {
      for piece in pieces { try file.write(piece) }
      if isDurable { try file.synchronize() }
    } catch {
      throw cannotWrite(error.reason)
    }
  }

  private func rename(_ temporary: String) throws(LayoutAnimationError) {
    do throws(SystemError) {
      try FileSystem.rename(temporary, to: path)
    } catch {
      throw failure(error)
    }
  }

  /// A name needs room on the disk as well as bytes do.
  private func failure(_ error: SystemError) -> LayoutAnimationError {
    error.isOfTheDisk ? cannotWrite(error.reason) : cannotCreate(error.reason)
  }

  private func cannotCreate(_ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(.cannotCreateOutput, "cannot create `\(path)`: \(reason)")
  }

  private func cannotWrite(_ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(.outputFailed, "cannot write `\(path)`: \(reason)")
  }
}
