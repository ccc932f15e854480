import FileAccess
package import ImageCoding
package import Planning
package import Rendering
package import Reporting

/// A folder of rendered frames: `frame_0000.png` and so on, or the names in its manifest. Other
/// files do not take part.
package struct FrameFolder: Hashable, Sendable {
  package let path: String
  /// The numbers of the frames that are there, ascending; at least one.
  package let frames: [Int]
  /// The contents of `manifest.json`, which may describe other frames; nil if there is none.
  package let manifest: Manifest?
  let directory: FrameDirectory
  /// The number of PNG files of other names.
  let otherPictureCount: Int

  var manifestPath: String { directory.path(ofFile: Manifest.fileName) }

  /// - Throws: `unreadableInput` for a folder that cannot be listed or holds no frame, and for a
  ///   manifest that cannot be read; `invalidTimeline` for a manifest that is damaged, of a newer
  ///   version, or something else of that name.
  package init(path: String) throws(LayoutAnimationError) {
    self.path = path
    let manifest = try Self.manifest(in: FrameDirectory(path: path))
    let directory =
      try manifest.map { manifest throws(LayoutAnimationError) in
        try FrameDirectory(path: path, of: manifest)
      } ?? FrameDirectory(path: path)
    self.manifest = manifest
    self.directory = directory
    let names = try Self.names(in: path)
    frames = names.compactMap { directory.frame(named: $0) }.sorted()
    otherPictureCount = names.count {
      $0.lowercased().hasSuffix(".png") && directory.frame(named: $0) == nil
    }
    guard !frames.isEmpty else {
      throw LayoutAnimationError(
        .unreadableInput,
        "there are no frames in `\(path)`: none is called `\(directory.name(of: 0))`")
    }
  }

  /// Whether a folder is one of frames: it holds a manifest of them, or frames of the usual names.
  ///
  /// - Throws: `unreadableInput` for a folder that cannot be listed.
  package static func holdsFrames(_ path: String) throws(LayoutAnimationError) -> Bool {
    let directory = FrameDirectory(path: path)
    if try Manifest.isManifest(directory.path(ofFile: Manifest.fileName)) { return true }
    return try names(in: path).contains { directory.frame(named: $0) != nil }
  }

  private static func names(in path: String) throws(LayoutAnimationError) -> [String] {
    try InputFile.listing(of: path).names
  }

  private static func manifest(
    in directory: FrameDirectory
  ) throws(LayoutAnimationError) -> Manifest? {
    let path = directory.path(ofFile: Manifest.fileName)
    return try InputFile.examine(path, FileSystem.exists) ? try Manifest(path: path) : nil
  }
}

extension FrameFolder {
  /// The path of a frame's file.
  package func path(of frame: Int) -> String { directory.path(of: frame) }

  /// The size of a frame's picture, from the beginning of its file.
  ///
  /// - Throws: `unreadableInput`, also for a file that is not a PNG.
  package func size(of frame: Int) throws(LayoutAnimationError) -> PixelSize {
    try file(of: frame).size()
  }

  package func image(of frame: Int) throws(LayoutAnimationError) -> StraightImage {
    try file(of: frame).image()
  }

  /// As `PictureFile.animation()`.
  func animation(
    of frame: Int
  ) throws(LayoutAnimationError) -> (image: StraightImage, frameCount: Int) {
    try file(of: frame).animation()
  }

  /// The bytes of a frame's file.
  func contents(of frame: Int) throws(LayoutAnimationError) -> [UInt8] {
    try file(of: frame).contents()
  }

  private func file(of frame: Int) -> PictureFile { PictureFile(path: directory.path(of: frame)) }

  /// Whether both folders have the same file for a frame, byte for byte, and it is a PNG file whose
  /// chunks are all there: then its picture need not be decoded. False means unknown.
  func hasSameFile(
    as other: FrameFolder, for frame: Int
  ) throws(LayoutAnimationError) -> Bool {
    let bytes = try contents(of: frame)
    return try bytes == other.contents(of: frame) && PNGDecoder().isComplete(bytes)
  }
}
