import FileAccess
import Synchronization

/// Files that will be untrue once the first frame is replaced: they go just before, and stay if it
/// never comes to that.
final class UntrueFiles: Sendable {
  private let paths: Mutex<[String]>

  init(_ paths: [String]) { self.paths = Mutex(paths) }

  /// Returns when they are gone, whoever removes them.
  func remove() {
    paths.withLock { paths in
      paths.forEach(FileSystem.remove)
      paths = []
    }
  }
}
