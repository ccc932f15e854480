import Synchronization

/// The files of this process that have no final name yet, and its folders that are not to last.
///
/// A process that is asked to end removes them, whatever its workers are at. No data of a frame is
/// behind this lock: every file is begun and settled under it, so that none begins after the last
/// sweep, and no failure that the sweep causes comes to light.
package enum UnfinishedFiles {
  private struct State {
    var paths: [String] = []
    var folders: [String] = []
  }

  private static let state = Mutex(State())

  static func begin(_ path: String) throws(SystemError) -> OpenFile {
    try state.withLock { state throws(SystemError) in
      let file = try OpenFile(creating: path)
      state.paths.append(path)
      return file
    }
  }

  /// Forgets a file that got its final name, or was removed.
  static func settle(_ path: String) {
    state.withLock { $0.paths.removeAll { $0 == path } }
  }

  static func begin(_ folder: ScratchFolder) {
    state.withLock { $0.folders.append(folder.path) }
  }

  /// Forgets a folder that was removed.
  static func settle(_ folder: ScratchFolder) {
    state.withLock { $0.folders.removeAll { $0 == folder.path } }
  }

  /// Removes them all and ends the process; from now on nothing is begun or settled.
  package static func removeAll(thenEnd end: () -> Never) -> Never {
    state.withLock { state in
      for path in state.paths { FileSystem.remove(path) }
      for folder in state.folders { ScratchFolder.remove(folder) }
      end()
    }
  }
}
