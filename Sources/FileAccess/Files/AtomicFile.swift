package import Reporting

/// A file that appears at its path complete or not at all.
///
/// The bytes are written to a temporary file in the same directory and, if requested, synchronized
/// to the disk. Only then is the file renamed: a rename within a directory is atomic (POSIX). If a
/// step fails, the temporary file is removed, and an existing file at the path is unchanged.
package struct AtomicFile {
  /// As the user named it.
  package let path: String
  /// Where the file is written.
  let target: String
  /// The permissions of a file that is replaced and whose place is kept, as in `0o644`; nil means
  /// those of a new file.
  let permissions: UInt32?

  /// Whether missing folders of its path are created.
  private let createsFolders: Bool

  /// A file of a folder, such as a frame. A link with its name is replaced, because it may lead to another
  /// file of the folder.
  ///
  /// - Parameter createsFolders: false for a file of a folder that must have existed for its other files,
  ///   so that one that was removed in between is missed.
  package init(path: String, createsFolders: Bool = true) {
    self.path = path
    self.createsFolders = createsFolders
    target = path
    permissions = nil
  }

  /// A file that was named. It replaces what a link leads to rather than the link, and keeps the
  /// permissions of what it replaces. A link that leads nowhere is refused: in the files of somebody else
  /// it could have a file created anywhere.
  ///
  /// - Throws: `cannotCreateOutput`.
  package init(keepingPlaceOf path: String) throws(LayoutAnimationError) {
    let file = AtomicFile(path: path)
    let status = try file.examine(FileSystem.status)
    let isLink = try file.examine(FileSystem.isLink)
    if isLink { try file.examine(FileSystem.checkReplaceable) }
    if status == nil && isLink {
      throw file.cannotCreate(
        "it is a link that leads nowhere; remove it, or create what it leads to")
    }
    self.path = path
    createsFolders = true
    permissions = status?.permissions
    target = isLink ? try file.resolved : path
  }

  /// Where a link leads to.
  private var resolved: String {
    get throws(LayoutAnimationError) {
      let resolved = try examine(FileSystem.resolved)
      guard let text = resolved.text else {
        throw cannotCreate("it is a link to `\(resolved.escaped)`, which is not UTF-8")
      }
      return text
    }
  }

  /// - Parameter isDurable: whether the bytes are synchronized to the disk before the rename, so
  ///   that the file is complete even after a power failure. Synchronizing takes milliseconds per
  ///   file, about a hundred times as long as writing: 60 files of 8 kB took 160 ms with it and 1.4
  ///   ms without.
  /// - Returns: the file as it is as long as nothing replaces or changes it.
  /// - Throws: `cannotCreateOutput` if the file cannot be created, `outputFailed` if the bytes
  ///   cannot be written.
  @discardableResult
  package func write(
    _ bytes: [UInt8], isDurable: Bool = true
  ) throws(LayoutAnimationError) -> FileStatus.Version {
    let file = try begin()
    try file.write(bytes)
    return try file.complete(isDurable: isDurable)
  }

  /// Creates the temporary file, for contents that are produced while they are written, and if
  /// requested the missing folders of its path.
  ///
  /// - Throws: `cannotCreateOutput` if the file cannot be created, `outputFailed` if the disk is
  ///   full or broken.
  package func begin() throws(LayoutAnimationError) -> UnfinishedFile {
    // With sufficient permissions, the rename would replace a device or a pipe by a file.
    try examine(FileSystem.checkReplaceable)
    do throws(SystemError) {
      return try UnfinishedFile(of: self)
    } catch  where error == .noEntry && createsFolders {
      return try beginInNewFolder()
    } catch {
      throw failure(error)
    }
  }

  private func beginInNewFolder() throws(LayoutAnimationError) -> UnfinishedFile {
    do throws(SystemError) {
      try FileSystem.makeParents(of: target)
      return try UnfinishedFile(of: self)
    } catch {
      throw failure(error)
    }
  }

  /// Checks before long work that the file can be written, by creating and removing the temporary
  /// file.
  ///
  /// - Throws: `cannotCreateOutput` or `outputFailed`, as `write` would.
  package func tryOut(
    _ overwriting: Overwriting, writing head: FileHead? = nil
  ) throws(LayoutAnimationError) {
    try overwriting.check(path, writing: head)
    _ = try begin()
  }

  /// Removes the file; one that is missing is as good as removed.
  ///
  /// - Throws: `cannotCreateOutput`.
  package func remove() throws(LayoutAnimationError) {
    do throws(SystemError) {
      try FileSystem.remove(path)
    } catch {
      throw LayoutAnimationError(
        .cannotCreateOutput, "cannot remove `\(path)`: \(error.reason)")
    }
  }

  /// - Parameter inputs: the files that the output is made from.
  /// - Throws: `cannotCreateOutput` if this file is one of them.
  package func refuse(toReplace inputs: [String]) throws(LayoutAnimationError) {
    try refuse(toReplace: try InputFile.identities(of: inputs))
  }

  package func refuse(
    toReplace inputs: Set<FileStatus.Identity>
  ) throws(LayoutAnimationError) {
    guard path != "-", !inputs.isEmpty, let status = try examine(FileSystem.status) else { return }
    guard inputs.contains(status.identity) else { return }
    throw cannotCreate("it is an input file; refusing to overwrite it")
  }

  /// Asks the file system about the path, as in `examine(FileSystem.exists)`.
  ///
  /// - Throws: `cannotCreateOutput`.
  package func examine<Answer>(
    _ question: (String) throws(SystemError) -> Answer
  ) throws(LayoutAnimationError) -> Answer {
    do throws(SystemError) {
      return try question(path)
    } catch {
      throw failure(error)
    }
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
