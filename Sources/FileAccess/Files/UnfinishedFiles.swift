import Synchronization

/// The incomplete files and temporary folders of this process.
///
/// They are removed when the process is asked to end, whatever its workers are doing. Every file is
/// created and settled under the lock, so that none is created after the removal, and no error that
/// the removal causes is reported. The lock does not guard the data of frames.
package enum UnfinishedFiles {
  private struct State {
    var paths: [String] = []
    var folders: [String] = []
    /// Folders in which abandoned files were removed.
    var cleanFolders: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Creates a temporary file next to a path. The first one in a folder removes those that nobody
  /// finishes.
  ///
  /// - Parameter temporary: receives the path of the file.
  static func begin(
    nextTo path: String, _ temporary: inout String
  ) throws(SystemError) -> OpenFile {
    try state.withLock { state throws(SystemError) in
      let directory = TemporaryName.directory(of: path)
      if state.cleanFolders.insert(directory).inserted {
        TemporaryName.removeAbandoned(in: directory)
      }
      let file = try TemporaryName.create(nextTo: path, &temporary)
      state.paths.append(temporary)
      return file
    }
  }

  /// Forgets a file that was renamed to its final name or removed.
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

  /// Removes all of them and ends the process. The lock stays held, so that nothing can be created
  /// or settled any more.
  package static func removeAll(thenEnd end: () -> Never) -> Never {
    state.withLock { state in
      for path in state.paths { try? FileSystem.remove(path) }
      for folder in state.folders { ScratchFolder.remove(folder) }
      end()
    }
  }
}
