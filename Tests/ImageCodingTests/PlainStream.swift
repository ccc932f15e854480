import ImageCoding
import Raster

/// The expected contents of a stream of image data, built byte by byte from every pixel.
struct PlainStream {
  /// The filtered rows: 2, then every byte minus the one above it; or 1, then every byte minus that of the
  /// pixel at the left.
  private(set) var bytes: [UInt8] = []

  /// - Parameter stored: a pixel's bytes in the file, as many for every one.
  init(_ picture: PictureRuns, _ stored: (UInt32) -> [UInt8]) {
    let pixels = picture.pixels
    // Indices of a palette are searched, so each colour is looked up only once.
    let bytesOf = Set(pixels).reduce(into: [UInt32: [UInt8]]()) { $0[$1] = stored($1) }
    let isDense = picture.runs.count >= 48 * picture.bands.count
    var above = [UInt32](repeating: 0, count: picture.width)
    var bytesAbove = above.flatMap { _ in
      [UInt8](repeating: 0, count: bytesOf.first?.value.count ?? 0)
    }
    for start in stride(from: 0, to: pixels.count, by: picture.width) {
      let row = Array(pixels[start..<start + picture.width])
      let bytes = row.flatMap { bytesOf[$0] ?? [] }
      let size = bytes.count / row.count
      let isSub = isDense && size > 1 && Self.leavesFewerPixels(row, above)
      let others = isSub ? [UInt8](repeating: 0, count: size) + bytes.dropLast(size) : bytesAbove
      self.bytes += [isSub ? 1 : 2] + zip(bytes, others).map { $0 &- $1 }
      (above, bytesAbove) = (row, bytes)
    }
  }

  /// Whether the pixels that differ from the one at the left are fewer than seven eighths of the runs that
  /// differ from the row above.
  private static func leavesFewerPixels(_ row: [UInt32], _ above: [UInt32]) -> Bool {
    let changes = row.indices.count { row[$0] != ($0 == 0 ? 0 : row[$0 - 1]) }
    let runs = row.indices.count {
      row[$0] != above[$0] && ($0 == 0 || row[$0] != row[$0 - 1] || above[$0] != above[$0 - 1])
    }
    return 8 * changes < 7 * runs
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
