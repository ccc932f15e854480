import Reporting

extension TimelineFiles {
  /// Throws why a folder cannot be used.
  ///
  /// - Parameter path: one of `unusableFolders`.
  /// - Throws: the error that made it unusable, or that it is usable now.
  func examineAgain(_ path: String) throws(LayoutAnimationError) {
    let folder = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    _ = try TimelineFiles(paths: [folder], with: [.orphanedPins, .frameFolders])
    throw LayoutAnimationError(
      .unreadableInput, "`\(folder)` was changed while it was examined; verify it again")
  }
}
