import FileAccess
import Synchronization

/// Files that become incorrect when the first frame is overwritten: they are deleted just before,
/// and kept if no frame is.
final class StaleFiles: Sendable {
  private let paths: Mutex<[String]>

  init(_ paths: [String]) { self.paths = Mutex(paths) }

  /// Deletes the files unless this has been done. Other threads wait until they are deleted.
  func remove() {
    paths.withLock { paths in
      paths.forEach(FileSystem.remove)
      paths = []
    }
  }
}
