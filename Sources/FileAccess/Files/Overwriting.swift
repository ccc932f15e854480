package import Reporting

/// Which existing files an output may replace.
package enum Overwriting: Hashable, Sendable {
  case nothing
  /// What is of the same kind and no pin: pictures can be rendered again, but a pin records what
  /// somebody approved, and a file of another kind has this name by mistake.
  case allButPins
  case everything

  /// - Parameter head: how what is written begins; nil replaces files of any kind.
  /// - Throws: `cannotCreateOutput` for a file that must be kept.
  package func check(
    _ path: String, writing head: FileHead? = nil
  ) throws(LayoutAnimationError) {
    let file = AtomicFile(path: path)
    switch self {
    case .everything: return
    case .nothing:
      if try file.examine(FileSystem.exists) { throw Self.isKept(path, "") }
    case .allButPins:
      if try file.examine(PinnedFile.isPin) {
        throw Self.isKept(path, ": it is a pin; add `--overwrite` to replace it")
      }
      if let head, try !file.examine(head.mayBegin) {
        throw Self.isKept(path, ": it is not \(head.name); add `--overwrite` to replace it")
      }
    }
  }

  private static func isKept(_ path: String, _ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(
      .cannotCreateOutput, "`\(path)` exists and is not to be overwritten\(reason)")
  }
}

/// What every version of a pin's file has in common.
package enum PinnedFile {
  /// The suffix of its name.
  package static let suffix = ".pinned"
  /// The first key, with which the file begins.
  package static let head = Array("{\n  \"pinVersion\"".utf8)

  /// Whether a regular file at the path has the name of a pin, or begins as one.
  static func isPin(_ path: String) throws(SystemError) -> Bool {
    guard try FileSystem.isRegular(path) else { return false }
    if path.hasSuffix(suffix) { return true }
    return try OpenFile(reading: path).read(upTo: head.count) == head
  }
}
