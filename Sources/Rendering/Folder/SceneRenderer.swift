import FileAccess
package import Primitives
import Raster
package import Reporting

/// Writes scenes as the frames of a folder with one worker, and the list of their checksums: what
/// `render` does after planning, without the manifest.
package struct SceneRenderer: Sendable {
  package let directory: FrameDirectory
  package let encoding: PNGEncoding
  /// The frame rate in the list of checksums.
  package let framesPerSecond: Int

  package init(directory: FrameDirectory, encoding: PNGEncoding, framesPerSecond: Int) {
    self.directory = directory
    self.encoding = encoding
    self.framesPerSecond = framesPerSecond
  }

  /// - Precondition: there is at least one scene, and all have the same size.
  /// - Returns: the checksums, and the total size of the files in bytes.
  /// - Throws: as `FrameRenderer.render(into:finished:)`.
  package func render(
    _ scenes: [Scene]
  ) throws(LayoutAnimationError) -> (checksums: FrameChecksums, byteCount: Int) {
    let (width, height) = (scenes[0].width, scenes[0].height)
    switch encoding.encoder {
    case .runs: return try render(scenes, in: RunCanvas(width: width, height: height, encoding))
    case .libpng: return try render(scenes, in: PlainCanvas(width: width, height: height, encoding))
    }
  }

  private func render<Canvas: FileCanvas & ~Copyable>(
    _ scenes: [Scene], in canvas: consuming Canvas
  ) throws(LayoutAnimationError) -> (checksums: FrameChecksums, byteCount: Int) {
    try directory.make()
    var rows: [FrameChecksums.Row] = []
    var byteCount = 0
    for (frame, scene) in scenes.enumerated() {
      canvas.draw(scene)
      let bytes = try canvas.pngBytes("frame \(frame)")
      try AtomicFile(path: directory.path(of: frame), createsFolders: false).write(
        bytes, isDurable: false)
      rows.append(.init(frame: frame, checksum: canvas.digest.description))
      byteCount += bytes.count
    }
    let checksums = FrameChecksums(
      .adler32, framesPerSecond: framesPerSecond, width: scenes[0].width, height: scenes[0].height,
      rows: rows)
    let list = directory.path(ofFile: checksums.algorithm.fileName)
    try AtomicFile(path: list, createsFolders: false).write(Array(checksums.description.utf8))
    return (checksums, byteCount)
  }
}
