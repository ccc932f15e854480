internal import CPNGShim
package import Raster

/// Encodes pictures as PNG: RGBA, 8 bits a channel, marked as sRGB, with nothing in the file
/// that depends on when or where it was made.
///
/// All rows use the Paeth filter and zlib's strategy for runs. Of libpng's settings that gives
/// the smallest files on frames of rectangles, at about the speed of the fastest. The same pixels
/// give the same bytes with the same libpng and zlib; compare pixels, not files, between machines.
package struct PNGEncoder: Sendable {
  /// zlib's; with the strategy for runs a higher one gains nothing.
  private static let level: Int32 = 1

  package init() {}

  package func encode(_ pixmap: borrowing Pixmap) throws(PNGError) -> [UInt8] {
    let writer = try Writer()
    try writer.begin(width: pixmap.width, height: pixmap.height, level: Self.level)
    var row: [UInt8] = []
    for band in pixmap.bands {
      pixmap.copyStraightRow(band.lowerBound, into: &row)
      for _ in band { try writer.write(row) }
    }
    return try writer.finish()
  }
}

/// One file being written; frees libpng's memory at its end, however that comes.
private struct Writer: ~Copyable {
  private let handle: OpaquePointer

  init() throws(PNGError) {
    guard let handle = lap_png_writer_create() else { throw .outOfMemory }
    self.handle = handle
  }

  deinit { lap_png_writer_destroy(handle) }

  func begin(width: Int, height: Int, level: Int32) throws(PNGError) {
    guard let width = UInt32(exactly: width), let height = UInt32(exactly: height) else {
      throw .notEncoded("\(width)×\(height) pixels are more than a PNG can have")
    }
    try check(lap_png_writer_begin(handle, width, height, level))
  }

  func write(_ row: [UInt8]) throws(PNGError) {
    try check(lap_png_writer_write_row(handle, row, row.count))
  }

  consuming func finish() throws(PNGError) -> [UInt8] {
    try check(lap_png_writer_finish(handle))
    let bytes = UnsafeBufferPointer(
      start: lap_png_writer_bytes(handle), count: lap_png_writer_count(handle))
    return [UInt8](bytes)
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    if !succeeded { throw .notEncoded(String(cString: lap_png_writer_message(handle))) }
  }
}
