import ImageCoding
import Raster

/// The expected contents of a stream of image data, built byte by byte from every pixel.
struct PlainStream {
  /// The filtered rows: 2, then every byte minus the one above it.
  private(set) var bytes: [UInt8] = []

  /// - Parameter stored: a pixel's bytes in the file, as many for every one.
  init(_ picture: PictureRuns, _ stored: (UInt32) -> [UInt8]) {
    let pixels = picture.pixels
    // Indices of a palette are searched, so each colour is looked up only once.
    let bytesOf = Set(pixels).reduce(into: [UInt32: [UInt8]]()) { $0[$1] = stored($1) }
    var rowAbove: [UInt8] = []
    for start in stride(from: 0, to: pixels.count, by: picture.width) {
      var row: [UInt8] = []
      for pixel in pixels[start..<start + picture.width] { row += bytesOf[pixel] ?? [] }
      bytes.append(2)
      for index in row.indices { bytes.append(row[index] &- (start == 0 ? 0 : rowAbove[index])) }
      rowAbove = row
    }
  }

  /// RFC 1950, 8.2.
  var adler32: UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
