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
    _ path: String, _ reason: String, advice: String = "move it away, or render into another folder"
  ) -> LayoutAnimationError {
    LayoutAnimationError(.cannotCreateOutput, "cannot replace `\(path)`: \(reason); \(advice)")
  }

  /// What is done with files that `render` wrote and that are not those of this run.
  var repairs: [FolderRepair] {
    get throws(LayoutAnimationError) {
      let manifest = directory.path(ofFile: Manifest.fileName)
      var repairs: [FolderRepair] = isDamaged ? [.damaged(manifest)] : []
      if isOfOtherFrames && !isDamaged { repairs.append(.replaced(manifest)) }
      for list in lists where try isDamaged(list) {
        repairs.append(.damaged(directory.path(ofFile: list.fileName)))
      }
      return repairs + (try unlistedLists).map { .removed($0) }
    }
  }

  /// The lists that this run does not write, unless they go with the manifest of other frames.
  private var unlistedLists: [String] {
    get throws(LayoutAnimationError) {
      if isOfOtherFrames { return [] }
      var paths: [String] = []
      for list in FrameChecksums.Algorithm.allCases where !lists.contains(list) {
        let path = directory.path(ofFile: list.fileName)
        if try InputFile.examine(path, FileSystem.exists) { paths.append(path) }
      }
      return paths
    }
  }

  private func isDamaged(
    _ algorithm: FrameChecksums.Algorithm
  ) throws(LayoutAnimationError) -> Bool {
    let path = directory.path(ofFile: algorithm.fileName)
    guard try InputFile.examine(path, FileSystem.exists) else { return false }
    guard let bytes = try directory.contents(ofFile: algorithm.fileName) else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let list = try? FrameChecksums(parsing: text), list.description == text else {
      return true
    }
    return list.rows.contains { row in
      let frame = listed.indices.contains(row.frame) ? listed[row.frame] : nil
      return frame.map { $0.checksum(algorithm) != row.checksum } ?? false
    }
  }
}

/// What a run that resumes does with a file of an earlier run.
package enum FolderRepair: Hashable, Sendable {
  /// It is damaged, and written again.
  case damaged(String)
  /// A manifest of another timeline, other options or another release is replaced.
  case replaced(String)
  /// A list that the run does not write is removed.
  case removed(String)
  /// A manifest says something else of its frames than a run from the start, and is rebuilt.
  case rebuilt(String)
}
