internal import CPNGShim

/// Decodes PNG files of any colour type and depth, interlaced or not, into straight RGBA with
/// 8 bits a channel. Values are taken as stored: profiles and gamma are ignored.
package struct PNGDecoder: Sendable {
  /// The most pixels a side has, as much as a canvas.
  package static let largestSide = 16_384

  package init() {}

  /// - Throws: for every file that is cut short, damaged or too large. Bytes after the end of
  ///   the PNG are ignored.
  package func decode(_ bytes: [UInt8]) throws(PNGError) -> StraightImage {
    let reader = try Reader()
    try reader.readHeader(of: bytes)
    let width = reader.width
    let height = reader.height
    guard max(width, height) <= Self.largestSide else {
      throw .tooLarge(width: width, height: height, limit: Self.largestSide)
    }
    return StraightImage(width: width, height: height, bytes: try reader.pixels(from: bytes))
  }
}

/// One file being read; frees libpng's memory at its end, however that comes.
private struct Reader: ~Copyable {
  private let handle: OpaquePointer

  var width: Int { Int(lap_png_reader_width(handle)) }
  var height: Int { Int(lap_png_reader_height(handle)) }

  init() throws(PNGError) {
    guard let handle = lap_png_reader_create() else { throw .outOfMemory }
    self.handle = handle
  }

  deinit { lap_png_reader_destroy(handle) }

  func readHeader(of bytes: [UInt8]) throws(PNGError) {
    try check(lap_png_reader_begin(handle, bytes, bytes.count))
  }

  func pixels(from bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    // Before a gigabyte is allocated on the word of thirty bytes.
    guard bytes.count >= lap_png_reader_least_count(handle) else {
      throw .malformed("\(bytes.count) bytes cannot hold \(width)×\(height) pixels")
    }
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    try check(lap_png_reader_finish(handle, bytes, bytes.count, &pixels, pixels.count))
    return pixels
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    if !succeeded { throw .malformed(String(cString: lap_png_reader_message(handle))) }
  }
}
