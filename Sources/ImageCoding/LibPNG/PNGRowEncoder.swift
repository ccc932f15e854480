/// Encodes a picture that is handed over row by row, as `PNGEncoder` does one that is drawn: a
/// picture put together from others need not exist as a whole.
package struct PNGRowEncoder: ~Copyable {
  private let writer: PNGWriter

  /// - Parameters:
  ///   - width: in pixels, 1 or more, as is `height`.
  package init(width: Int, height: Int) throws(PNGError) {
    let writer = try PNGWriter()
    try writer.begin(width: width, height: height, level: PNGEncoder.level)
    self.writer = writer
  }

  /// - Parameter row: straight RGBA, 8 bits a channel: 4 bytes a pixel, from the left.
  package func write(_ row: [UInt8]) throws(PNGError) { try writer.write(row) }

  /// The file, once as many rows were written as the picture is high.
  package consuming func finish() throws(PNGError) -> [UInt8] { try writer.finish() }
}
