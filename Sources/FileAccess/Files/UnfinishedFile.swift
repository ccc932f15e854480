package import Reporting

/// An `AtomicFile` that still has its temporary name. Unless it is completed, it is removed at the
/// end of its lifetime.
package struct UnfinishedFile: ~Copyable {
  private let file: OpenFile
  private let temporary: String
  private let target: AtomicFile
  private var isComplete = false

  init(of target: AtomicFile) throws(SystemError) {
    var temporary = ""
    file = try UnfinishedFiles.begin(nextTo: target.target, &temporary)
    self.temporary = temporary
    self.target = target
  }

  deinit {
    if !isComplete { try? FileSystem.remove(temporary) }
    UnfinishedFiles.settle(temporary)
  }

  /// - Throws: `outputFailed`.
  package borrowing func write(_ bytes: [UInt8]) throws(LayoutAnimationError) {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      throw target.cannotWrite(error.reason)
    }
  }

  /// Starts a program that writes the file.
  ///
  /// - Parameter words: the program, which is looked up in `PATH`, and its arguments; the path of
  ///   the file follows.
  /// - Throws: `noEntry` if there is no such program.
  package borrowing func start(_ words: [String]) throws(SystemError) -> ChildProcess {
    try file.start(words + [ChildProcess.outputPath])
  }

  /// Whether anything was written.
  ///
  /// - Throws: `outputFailed`.
  package var hasBytes: Bool {
    borrowing get throws(LayoutAnimationError) {
      do throws(SystemError) {
        return try file.status.byteCount > 0
      } catch {
        throw target.cannotWrite(error.reason)
      }
    }
  }

  /// Renames the file to its final name.
  ///
  /// - Parameter isDurable: whether its bytes are synchronized to the disk first.
  /// - Returns: the file as it is as long as nothing replaces or changes it.
  /// - Throws: `outputFailed` or `cannotCreateOutput`.
  @discardableResult
  package consuming func complete(
    isDurable: Bool = true
  ) throws(LayoutAnimationError) -> FileStatus.Version {
    let version = try finish(isDurable: isDurable)
    do throws(SystemError) {
      try FileSystem.rename(temporary, to: target.target)
    } catch {
      throw target.failure(error)
    }
    isComplete = true
    return version
  }

  private borrowing func finish(
    isDurable: Bool
  ) throws(LayoutAnimationError) -> FileStatus.Version {
    do throws(SystemError) {
      if let permissions = target.permissions { try file.setPermissions(permissions) }
      if isDurable { try file.synchronize() }
      try file.checkWrites()
      return try file.status.version
    } catch {
      throw target.cannotWrite(error.reason)
    }
  }
}
