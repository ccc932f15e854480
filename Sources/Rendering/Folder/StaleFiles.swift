import FileAccess
import Reporting
import Synchronization

/// Files that become incorrect when the first frame is overwritten: they are deleted just before,
/// and kept if no frame is.
final class StaleFiles: Sendable {
  private let paths: Mutex<[String]>

  init(_ paths: [String]) { self.paths = Mutex(paths) }

  /// Deletes the files unless this has been done. Other threads wait until they are deleted.
  ///
  /// - Throws: `cannotCreateOutput`: then no frame may be overwritten.
  func remove() throws(LayoutAnimationError) {
    try paths.withLock { paths throws(LayoutAnimationError) in
      for path in paths { try AtomicFile(path: path).remove() }
      paths = []
    }
  }
}
