import Synchronization

/// The files of this process that have no final name yet.
///
/// A process that is asked to end removes them, whatever its workers are at. This is the one lock
/// of the house, and no data of a frame is behind it: every file is begun and settled under it, so
/// that none begins after the last sweep, and no failure that the sweep causes comes to light.
package enum UnfinishedFiles {
  private static let paths = Mutex<[String]>([])

  static func begin(_ path: String) throws(SystemError) -> OpenFile {
    try paths.withLock { paths throws(SystemError) in
      let file = try OpenFile(creating: path)
      paths.append(path)
      return file
    }
  }

  /// Forgets a file that got its final name, or was removed.
  static func settle(_ path: String) {
    paths.withLock { $0.removeAll { $0 == path } }
  }

  /// Removes them all and ends the process; from now on nothing is begun or settled.
  package static func removeAll(thenEnd end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { FileSystem.remove(path) }
      end()
    }
  }
}
