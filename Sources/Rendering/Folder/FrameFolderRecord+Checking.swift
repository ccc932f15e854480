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
    if overwriting != .everything { try checkLists() }
  }

  /// A list may belong to the user, because FFmpeg's users choose such names.
  private func checkLists() throws(LayoutAnimationError) {
    for algorithm in FrameChecksums.Algorithm.allCases {
      let path = directory.path(ofFile: algorithm.fileName)
      guard try InputFile.examine(path, FileSystem.exists) else { continue }
      if try isOurs(algorithm) { continue }
      throw Self.cannotReplace(path, "it is not a list of checksums that `render` wrote")
    }
  }

  /// Whether `render` wrote an existing list, which may be damaged since, or longer than any that it writes.
  private func isOurs(
    _ algorithm: FrameChecksums.Algorithm
  ) throws(LayoutAnimationError) -> Bool {
    let lists = emptyLists(algorithm)
    if let bytes = try directory.contents(ofFile: algorithm.fileName) {
      return Self.isList(bytes) || lists.contains { $0.mayBeDamaged(bytes) }
    }
    let path = directory.path(ofFile: algorithm.fileName)
    let beginning = try InputFile.beginning(of: path, count: Self.recognizedCount)
    return lists.contains { $0.mayBeDamaged(beginning) }
  }

  /// The bytes by which a list is recognized that is too long to be read.
  private static let recognizedCount = 65_536

  /// Whether these are the bytes of a list, as `render` writes it.
  private static func isList(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return (try? FrameChecksums(parsing: text))?.description == text
  }

  static func cannotReplace(
    _ path: String, _ reason: String, advice: String = "move it away, or render into another folder"
  ) -> LayoutAnimationError {
    LayoutAnimationError(.cannotCreateOutput, "cannot replace `\(path)`: \(reason); \(advice)")
  }

  /// The paths of those files that were written by `render` and are damaged.
  var damagedFiles: [String] {
    get throws(LayoutAnimationError) {
      var names = isDamaged ? [Manifest.fileName] : []
      for list in lists where try isDamaged(list) { names.append(list.fileName) }
      return names.map(directory.path(ofFile:))
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
