import FileAccess
package import Reporting

extension FrameDirectory {
  /// - Parameter what: what another program has done with the file.
  func hasLost(_ frame: Int, _ what: String) -> LayoutAnimationError {
    LayoutAnimationError(
      .outputFailed,
      "`\(path(of: frame))` was \(what) by another program during the run; render again")
  }

  /// Removes the files of frames of any timeline, with the manifest and the lists of checksums.
  ///
  /// - Throws: `cannotCreateOutput`.
  package func remove(frames: Range<Int>) throws(LayoutAnimationError) {
    let names = frames.map(name) + FrameFolderRecord.fileNames
    for name in names { try AtomicFile(path: path(ofFile: name)).remove() }
  }

  /// - Parameter inputs: files that are read.
  /// - Throws: `cannotCreateOutput` if a frame, the manifest or a list of checksums would replace
  ///   one of them.
  package func refuseRendering(
    over inputs: [String], frames: [Int]
  ) throws(LayoutAnimationError) {
    try refuse(toReplace: inputs, frames: frames, others: FrameFolderRecord.fileNames)
  }
}
