internal import CPNGShim

/// One file being written; frees libpng's memory at its end, however that comes.
struct PNGWriter: ~Copyable {
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
    return bytes
  }

  /// Begins a file whose chunks the caller makes, from IHDR to IEND.
  func beginChunks() throws(PNGError) { try check(lap_png_writer_begin_chunks(handle)) }

  /// - Parameter type: four letters.
  func writeChunk(_ type: String, _ body: [UInt8]) throws(PNGError) {
    try check(lap_png_writer_write_chunk(handle, Array(type.utf8), body, body.count))
  }

  /// What has been written.
  var bytes: [UInt8] {
    [UInt8](
      UnsafeBufferPointer(
        start: lap_png_writer_bytes(handle), count: lap_png_writer_count(handle)))
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    if !succeeded { throw .notEncoded(String(cString: lap_png_writer_message(handle))) }
  }
}
