import FileAccess
import Reporting

extension FrameFolderRecord {
  /// - Throws: `cannotCreateOutput` if one of the files cannot or must not be replaced.
  func check(overwrites: Bool) throws(LayoutAnimationError) {
    for path in Self.fileNames.map(directory.path(ofFile:)) {
      if let obstacle = FileSystem.obstacle(at: path) {
        throw LayoutAnimationError(.cannotCreateOutput, "cannot create `\(path)`: \(obstacle)")
      }
      if !overwrites && !continues && FileSystem.exists(path) {
        throw LayoutAnimationError(
          .cannotCreateOutput, "`\(path)` is of other frames and is not to be overwritten")
      }
    }
    if !isOurs { try checkLists() }
  }

  /// Without a manifest, a list may belong to the user, because FFmpeg's users choose such names.
  private func checkLists() throws(LayoutAnimationError) {
    for algorithm in FrameChecksums.Algorithm.allCases {
      let path = directory.path(ofFile: algorithm.fileName)
      guard FileSystem.exists(path) else { continue }
      let bytes = FileSystem.contents(of: path, upTo: Manifest.sizeLimit) ?? [0]
      let text = String(decoding: bytes, as: UTF8.self)
      guard (try? FrameChecksums(parsing: text))?.description != text else { continue }
      throw Self.cannotReplace(path, "it is no list of checksums that `render` wrote")
    }
  }

  static func cannotReplace(_ path: String, _ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(
      .cannotCreateOutput, "cannot replace `\(path)`: \(reason); or render into another folder")
  }
}
