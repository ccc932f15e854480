internal import CPNGShim

/// Decodes PNG files of any colour type and depth, interlaced or not, into straight RGBA with
/// 8 bits a channel. Colour profiles and gamma are ignored: values stay as they are stored.
package struct PNGDecoder: Sendable {
  /// The largest width and height, in pixels; the same as a canvas's.
  package static let largestSide = 16_384

  package init() {}

  /// Bytes after the end of the PNG are ignored.
  ///
  /// - Throws: `PNGError.malformed` for a file that is truncated or damaged, `tooLarge` for one larger
  ///   than `largestSide`.
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

/// Reads one PNG file. It owns libpng's memory, and frees it when it is destroyed.
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
    // Otherwise a header of thirty bytes could cause an allocation of a gigabyte.
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
