/// Encodes a picture row by row, in the same format as `PNGEncoder`: a picture composed of others need
/// not be in memory as a whole.
package struct PNGRowEncoder: ~Copyable {
  private let writer: PNGWriter

  /// - Parameters:
  ///   - width: in pixels, at least 1; so is `height`.
  package init(width: Int, height: Int) throws(PNGError) {
    let writer = try PNGWriter()
    try writer.begin(width: width, height: height, level: PNGEncoder.level)
    self.writer = writer
  }

  /// - Parameter row: straight RGBA, 8 bits a channel: 4 bytes a pixel, from the left.
  package func write(_ row: [UInt8]) throws(PNGError) { try writer.write(row) }

  /// Returns the file. All rows must have been written.
  package consuming func finish() throws(PNGError) -> [UInt8] { try writer.finish() }
}
