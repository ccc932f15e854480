package import FileAccess
import ImageCoding
import Rendering
package import Reporting

extension FrameComparison {
  /// Which difference pictures are written.
  package enum Pictures: Hashable, Sendable {
    /// Of the first differing frame and of the worst.
    case firstAndWorst
    /// Of every frame that differs.
    case all
  }

  /// Writes `frame_0012.diff.png` and so on: expected, difference and actual side by side, the
  /// pixels that differ in magenta over a pale grey of what was expected, and those that are
  /// forgiven in a pale magenta. If no pixel differs by more than the tolerance, nothing is written
  /// and the folder is not created.
  ///
  /// - Returns: the numbers of the frames written, ascending.
  /// - Throws: `cannotCreateOutput` (before anything is written if a file is in the way),
  ///   `outputFailed`, `unreadableInput`.
  @discardableResult
  package func writePictures(
    _ pictures: Pictures = .firstAndWorst, into folder: String,
    _ overwriting: Overwriting = .everything
  ) throws(LayoutAnimationError) -> [Int] {
    let frames = selected(pictures)
    guard !frames.isEmpty else { return [] }
    let directory = try FrameDirectory(path: folder, pattern: .differences, startNumber: 0)
    try directory.refuse(toReplace: expected.files + actual.files, frames: frames)
    try directory.check(frames: frames, overwriting)
    try directory.make()
    for frame in frames {
      try AtomicFile(path: directory.path(of: frame), createsFolders: false).write(
        try pngBytes(of: frame))
    }
    return frames
  }

  private func selected(_ pictures: Pictures) -> [Int] {
    if pictures == .all { return pixels.frames.map(\.number) }
    guard let first = pixels.first?.number, let worst = pixels.worst?.number else { return [] }
    return first == worst ? [first] : [min(first, worst), max(first, worst)]
  }

  private func pngBytes(of frame: Int) throws(LayoutAnimationError) -> [UInt8] {
    let picture = DifferencePicture(
      expected: try expected.picture(of: frame), actual: try actual.picture(of: frame),
      tolerance: tolerance.channel)
    do throws(PNGError) {
      return try picture.pngBytes()
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode the difference: \(error)")
    }
  }
}

extension FramePattern {
  fileprivate static let differences = FramePattern(head: "frame_", digits: 4, tail: ".diff.png")
}
