import Reporting

/// An animated PNG in the place of a picture. Nothing but its still picture is compared, so that films that
/// differ may count as the same.
struct AnimatedPicture: Hashable, Sendable {
  let path: String
  let frameCount: Int

  /// Nil for a picture that is not animated.
  init?(path: String, frameCount: Int) {
    guard frameCount > 1 else { return nil }
    (self.path, self.frameCount) = (path, frameCount)
  }

  /// Says what is not compared.
  var note: String {
    "`\(path)` is an animated PNG of \(frameCount) frames, of which only the still picture is "
      + "compared"
  }
}

extension [AnimatedPicture] {
  /// In one sentence, because a folder may have thousands; nil if there are none.
  var note: String? {
    guard count > 1 else { return first?.note }
    return "`\(self[0].path)` and \(count - 1) more are animated PNGs, of which only the still "
      + "pictures are compared"
  }
}

extension FrameSource {
  /// - Parameters:
  ///   - frame: one of `frames`.
  ///   - animations: receives the file of a folder that is animated.
  /// - Throws: `unreadableInput` for a file that cannot be read or is not a PNG.
  func picture(
    of frame: Int, animations: inout [AnimatedPicture]
  ) throws(LayoutAnimationError) -> FramePicture {
    guard case .folder(let folder) = self else { return try picture(of: frame) }
    let (image, frameCount) = try folder.animation(of: frame)
    if let animated = AnimatedPicture(path: folder.path(of: frame), frameCount: frameCount) {
      animations.append(animated)
    }
    return .decoded(image)
  }
}
