package import Reporting

/// An `AtomicFile` that still has its temporary name. Unless it is completed, it is removed at the
/// end of its lifetime.
package struct UnfinishedFile: ~Copyable {
  private let file: OpenFile
  private let temporary: String
  private let target: AtomicFile
  private var isComplete = false

  init(_ file: consuming OpenFile, at temporary: String, of target: AtomicFile) {
    self.file = file
    self.temporary = temporary
    self.target = target
  }

  deinit {
    if !isComplete { FileSystem.remove(temporary) }
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

  /// Renames the file to its final name.
  ///
  /// - Parameter isDurable: whether its bytes are synchronized to the disk first.
  /// - Throws: `outputFailed` or `cannotCreateOutput`.
  package consuming func complete(isDurable: Bool = true) throws(LayoutAnimationError) {
    if isDurable { try synchronize() }
    do throws(SystemError) {
      try FileSystem.rename(temporary, to: target.path)
    } catch {
      throw target.failure(error)
    }
    isComplete = true
  }

  private borrowing func synchronize() throws(LayoutAnimationError) {
    do throws(SystemError) {
      try file.synchronize()
    } catch {
      throw target.cannotWrite(error.reason)
    }
  }
}
