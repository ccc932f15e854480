import Reporting

extension TimelineFiles {
  /// Throws why a folder cannot be used.
  ///
  /// - Throws: the error that made it unusable, or that it is usable now.
  func examineAgain(_ folder: String) throws(LayoutAnimationError) {
    _ = try TimelineFiles(paths: [folder], with: [.orphanedPins, .frameFolders])
    throw LayoutAnimationError(
      .unreadableInput, "`\(folder)` was changed while it was examined; verify it again")
  }
}
