import FileAccess
package import ImageCoding
package import Rendering
package import Reporting

/// A folder of rendered frames: `frame_0000.png` and so on, or the names in its manifest. Other
/// files are ignored.
package struct FrameFolder: Hashable, Sendable {
  package let path: String
  /// The numbers of the frames that are there, ascending; at least one.
  package let frames: [Int]
  /// The contents of `manifest.json`, which may describe other frames; nil if there is none.
  package let manifest: Manifest?
  let directory: FrameDirectory

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
    frames = FileSystem.names(in: path).compactMap { directory.frame(named: $0) }.sorted()
    guard !frames.isEmpty else {
      throw LayoutAnimationError(
        .unreadableInput,
        "there are no frames in `\(path)`: none is called `\(directory.name(of: 0))`")
    }
  }

  /// Whether a folder is one of frames: it holds a manifest of them, or frames of the usual names.
  package static func holdsFrames(_ path: String) -> Bool {
    let directory = FrameDirectory(path: path)
    return Manifest.isManifest(directory.path(ofFile: Manifest.fileName))
      || FileSystem.names(in: path).contains { directory.frame(named: $0) != nil }
  }

  private static func manifest(
    in directory: FrameDirectory
  ) throws(LayoutAnimationError) -> Manifest? {
    let path = directory.path(ofFile: Manifest.fileName)
    return FileSystem.exists(path) ? try Manifest(path: path) : nil
  }
}

extension FrameDirectory {
  /// The directory with the file names that a manifest uses.
  fileprivate init(path: String, of manifest: Manifest) throws(LayoutAnimationError) {
    let origin = manifest.origin
    let pattern: FramePattern
    do throws(OptionTextError) {
      pattern = try FramePattern(origin.pattern)
    } catch {
      let manifest = FrameDirectory(path: path).path(ofFile: Manifest.fileName)
      throw LayoutAnimationError(
        .invalidTimeline, "`\(manifest)` cannot be used: `options.pattern`: \(error)")
    }
    try self.init(path: path, pattern: pattern, startNumber: origin.startNumber)
  }
}

extension FrameFolder {
  /// The largest file that is read, in bytes: the size of the largest picture without compression.
  private static let sizeLimit = 1 << 30

  package func image(of frame: Int) throws(LayoutAnimationError) -> StraightImage {
    let bytes = try contents(of: frame)
    do throws(PNGError) {
      return try PNGDecoder().decode(bytes)
    } catch {
      throw InputFile.cannotRead(directory.path(of: frame), "\(error)")
    }
  }

  /// The bytes of a frame's file.
  func contents(of frame: Int) throws(LayoutAnimationError) -> [UInt8] {
    let path = directory.path(of: frame)
    // Reading a pipe could block forever.
    if let obstacle = FileSystem.obstacle(at: path) {
      throw InputFile.cannotRead(path, obstacle)
    }
    return try InputFile.contents(of: path, upTo: Self.sizeLimit)
  }
}
