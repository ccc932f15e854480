import FileAccess
import Reporting

extension FrameFolderRecord {
  /// - Throws: `cannotCreateOutput` if one of the files cannot or must not be replaced.
  func check(_ overwriting: Overwriting) throws(LayoutAnimationError) {
    for path in Self.fileNames.map(directory.path(ofFile:)) {
      let file = AtomicFile(path: path)
      try file.examine(FileSystem.checkReplaceable)
      guard overwriting == .nothing, !continues else { continue }
      if try file.examine(FileSystem.exists) {
        throw LayoutAnimationError(
          .cannotCreateOutput, "`\(path)` is of other frames and is not to be overwritten")
      }
    }
    if overwriting != .everything { try directory.checkLists(of: origins) }
  }

  static func cannotReplace(
    _ path: String, _ reason: String, advice: String = replacingAdvice
  ) -> LayoutAnimationError {
    LayoutAnimationError(.cannotCreateOutput, "cannot replace `\(path)`: \(reason); \(advice)")
  }

  private static let replacingAdvice =
    "move it away, render into another folder, or add `--overwrite`"

  /// What is done with files that `render` wrote and that are not those of this run.
  var repairs: [FolderRepair] {
    get throws(LayoutAnimationError) {
      let replaced = FolderRepair.replaced(directory.path(ofFile: Manifest.fileName))
      var repairs = [manifestRepair ?? (isOfOtherFrames ? replaced : nil)].compactMap(\.self)
      for list in lists { if let repair = try repair(of: list) { repairs.append(repair) } }
      return repairs + (try unlistedLists).map { .removed($0) }
    }
  }

  /// The lists that this run does not write.
  private var unlistedLists: [String] {
    get throws(LayoutAnimationError) {
      var paths: [String] = []
      for list in FrameChecksums.Algorithm.allCases where !lists.contains(list) {
        let path = directory.path(ofFile: list.fileName)
        if try InputFile.examine(path, FileSystem.exists) { paths.append(path) }
      }
      return paths
    }
  }

  /// Nil for a list that is not there, or that can be read and is of these frames.
  private func repair(
    of algorithm: FrameChecksums.Algorithm
  ) throws(LayoutAnimationError) -> FolderRepair? {
    let path = directory.path(ofFile: algorithm.fileName)
    guard try InputFile.examine(path, FileSystem.exists) else { return nil }
    guard let list = try directory.list(algorithm) else {
      return try directory.isOurs(algorithm, origins) ? .damaged(path) : .foreign(path)
    }
    let headers = origins.map { FrameChecksums(algorithm, of: $0).header }
    return headers.contains(list.header) ? nil : .replaced(path)
  }
}

/// What a run that resumes does with a file of an earlier run.
package enum FolderRepair: Hashable, Sendable {
  /// It is damaged, and written again.
  case damaged(String)
  /// A manifest or list of another timeline, other options or another release is replaced.
  case replaced(String)
  /// A manifest or list that this release did not write is replaced, as `--overwrite` asks.
  case foreign(String)
  /// A list that the run does not write is removed.
  case removed(String)
  /// A manifest says something else of its frames than a run from the start does, and is rebuilt.
  case rebuilt(String)
  /// The manifest lists frames that the run does not render and that are not as it says any more: they are
  /// not listed any more. The path is that of the first.
  case omitted(String, count: Int)
}
