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
    let reader = try Self.reader(ofHeaderIn: bytes)
    return StraightImage(
      width: reader.width, height: reader.height, bytes: try reader.pixels(from: bytes))
  }

  /// Whether the header can be read and every chunk to the end is there and as it was written, by its
  /// checksum. The pixels are not decompressed, which takes hundreds of times as long.
  package func isComplete(_ bytes: [UInt8]) -> Bool {
    do throws(PNGError) {
      try Self.reader(ofHeaderIn: bytes).checkCount(of: bytes)
    } catch {
      return false
    }
    return PNGChunkSequence(bytes).isComplete
  }

  /// The number of frames of an animated PNG, of which `decode` gives the picture that stands for all; 1 for
  /// another PNG.
  package func frameCount(of bytes: [UInt8]) -> Int { PNGChunkSequence(bytes).frameCount ?? 1 }

  private static func reader(ofHeaderIn bytes: [UInt8]) throws(PNGError) -> Reader {
    let reader = try Reader()
    try reader.readHeader(of: bytes)
    // libpng skips chunks that it does not know, also before the header, where none may be.
    guard PNGHeader(bytes) != nil else { throw .malformed("IHDR is not the first chunk") }
    let (width, height) = (reader.width, reader.height)
    guard max(width, height) <= largestSide else {
      throw .tooLarge(width: width, height: height, limit: largestSide)
    }
    return reader
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

  /// Otherwise a header of thirty bytes could cause an allocation of a gigabyte.
  func checkCount(of bytes: [UInt8]) throws(PNGError) {
    guard bytes.count >= lap_png_reader_least_count(handle) else {
      throw .malformed("\(bytes.count) bytes cannot hold \(width)×\(height) pixels")
    }
  }

  func pixels(from bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    try checkCount(of: bytes)
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    try check(lap_png_reader_finish(handle, bytes, bytes.count, &pixels, pixels.count))
    return pixels
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    if !succeeded { throw .malformed(String(cString: lap_png_reader_message(handle))) }
  }
}
