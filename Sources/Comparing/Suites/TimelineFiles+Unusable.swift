package import Reporting

extension TimelineFiles {
  /// Checks that a timeline can be used: that it could be examined when its folder was listed, whatever is there
  /// now, and that no variant of it has the name of a file.
  ///
  /// - Throws: `unreadableInput`; `invalidTimeline` for such a variant.
  package func checkUsable(_ path: String) throws(LayoutAnimationError) {
    if let message = unexamined[path] { throw LayoutAnimationError(.unreadableInput, message) }
    if unusableFolders.contains(path) { try examineAgain(path) }
    try checkVariants(of: path)
  }

  /// Throws why a folder cannot be used.
  ///
  /// - Parameter path: one of `unusableFolders`.
  /// - Throws: the error that made it unusable, or that it is usable now.
  private func examineAgain(_ path: String) throws(LayoutAnimationError) {
    let folder = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    _ = try TimelineFiles(paths: [folder], with: [.orphanedPins, .frameFolders])
    throw LayoutAnimationError(
      .unreadableInput, "`\(folder)` was changed while it was examined; verify it again")
  }
}
