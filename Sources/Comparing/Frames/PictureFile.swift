import FileAccess
package import ImageCoding
package import Planning
package import Reporting

/// A PNG file that is compared with a frame.
package struct PictureFile: Hashable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The size of the picture, from the beginning of the file.
  ///
  /// - Throws: `unreadableInput`, also for a file that is not a PNG.
  package func size() throws(LayoutAnimationError) -> PixelSize {
    let header = try header()
    return PixelSize(width: header.width, height: header.height)
  }

  package func image() throws(LayoutAnimationError) -> StraightImage { try decode(try contents()) }

  /// The picture, and of how many frames it stands for all in an animated PNG; 1 in another PNG.
  func animation() throws(LayoutAnimationError) -> (image: StraightImage, frameCount: Int) {
    let bytes = try contents()
    return (try decode(bytes), PNGDecoder().frameCount(of: bytes))
  }

  /// The bytes of the file. How many are read depends on the size that it states.
  func contents() throws(LayoutAnimationError) -> [UInt8] {
    let limit = InputLimit(byteCount: try header().largestFileSize)
    return try InputFile.contents(of: path, upTo: limit, orThrow: .unreadableInput)
  }

  private func header() throws(LayoutAnimationError) -> PNGHeader {
    let start = try InputFile.beginning(of: path, count: PNGHeader.byteCount)
    if let header = PNGHeader(start) { return header }
    // The decoder words what is wrong.
    _ = try decode(start)
    throw InputFile.cannotRead(path, "\(PNGError.malformed("its first chunk is not IHDR"))")
  }

  private func decode(_ bytes: [UInt8]) throws(LayoutAnimationError) -> StraightImage {
    do throws(PNGError) {
      return try PNGDecoder().decode(bytes)
    } catch {
      throw InputFile.cannotRead(path, "\(error)")
    }
  }
}
