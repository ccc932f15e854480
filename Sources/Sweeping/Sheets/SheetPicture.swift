import ImageCoding
import Raster

/// A picture composed of other pictures.
struct SheetPicture {
  private let width: Int
  private let height: Int
  private var bytes: [UInt8] = []

  /// - Parameter paper: the initial colour of every pixel, straight RGBA.
  init(width: Int, height: Int, paper: [UInt8]) {
    self.width = width
    self.height = height
    let row = (0..<width).flatMap { _ in paper }
    bytes.reserveCapacity(row.count * height)
    for _ in 0..<height { bytes += row }
  }

  /// Replaces pixels of this picture.
  ///
  /// - Precondition: the pixmap fits at that position.
  mutating func paste(_ pixmap: borrowing Pixmap, x: Int, y: Int) {
    var row: [UInt8] = []
    for band in pixmap.bands {
      pixmap.copyStraightRow(band.lowerBound, into: &row)
      for line in band {
        let start = 4 * ((y + line) * width + x)
        bytes.replaceSubrange(start..<start + row.count, with: row)
      }
    }
  }

  /// Replaces pixels of this picture, transparent ones too.
  ///
  /// - Precondition: the picture fits at that position.
  mutating func paste(_ picture: ReducedPicture, x: Int, y: Int) {
    for line in 0..<picture.height {
      let start = 4 * ((y + line) * width + x)
      let row = picture.bytes[4 * line * picture.width..<4 * (line + 1) * picture.width]
      bytes.replaceSubrange(start..<start + row.count, with: row)
    }
  }

  var image: StraightImage { StraightImage(width: width, height: height, bytes: bytes) }
}
