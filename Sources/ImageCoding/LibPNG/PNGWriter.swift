internal import CPNGShim

/// Writes PNG files, one after another. It owns libpng's memory, and frees it when it is destroyed.
struct PNGWriter: ~Copyable {
  private let handle: OpaquePointer

  init() throws(PNGError) {
    guard let handle = lap_png_writer_create() else { throw .outOfMemory }
    self.handle = handle
  }

  deinit { lap_png_writer_destroy(handle) }

  /// - Parameter palette: red, green and blue of every colour, if the type has one.
  func begin(
    width: Int, height: Int, _ type: PNGColorType = .rgba, palette: [UInt8] = [], level: Int32
  ) throws(PNGError) {
    guard let width = UInt32(exactly: width), let height = UInt32(exactly: height) else {
      throw .notEncoded("\(width)×\(height) pixels are more than a PNG can have")
    }
    try check(
      lap_png_writer_begin(handle, width, height, type.number, palette, palette.count / 3, level))
  }

  func write(_ row: [UInt8]) throws(PNGError) {
    try check(lap_png_writer_write_row(handle, row, row.count))
  }

  consuming func finish() throws(PNGError) -> [UInt8] {
    try check(lap_png_writer_finish(handle))
    return bytes
  }

  /// Begins a file whose chunks, from IHDR to IEND, come from the caller.
  func beginChunks() throws(PNGError) { try check(lap_png_writer_begin_chunks(handle)) }

  /// Writes the first chunks of every file: IHDR with 8 bits a sample, the only compression and filter
  /// method that PNG defines, not interlaced; sRGB with perceptual intent.
  func writeHeader(width: Int, height: Int, _ type: PNGColorType) throws(PNGError) {
    let size = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    try writeChunk("IHDR", size + [8, type.number, 0, 0, 0])
    try writeChunk("sRGB", [0])
  }

  /// - Parameter type: four letters.
  func writeChunk(_ type: String, _ body: [UInt8]) throws(PNGError) {
    try check(lap_png_writer_write_chunk(handle, type, body, body.count))
  }

  func writeChunk(_ type: String, _ body: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    try check(lap_png_writer_write_chunk(handle, type, body.baseAddress, body.count))
  }

  /// The bytes of the current file so far.
  var bytes: [UInt8] {
    [UInt8](
      UnsafeBufferPointer(
        start: lap_png_writer_bytes(handle), count: lap_png_writer_count(handle)))
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    if !succeeded { throw .notEncoded(String(cString: lap_png_writer_message(handle))) }
  }
}
