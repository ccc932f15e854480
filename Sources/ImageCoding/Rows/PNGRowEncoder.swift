/// Encodes a picture from rows and the number of times each is repeated: as RGBA, without holding the
/// picture. The time depends on the rows that differ.
///
/// The files are those of `PNGEncoder` where libpng uses zlib, whatever library is used here.
package struct PNGRowEncoder: ~Copyable {
  /// The bytes of a chunk IDAT, of which libpng writes as many as needed.
  private static let chunkSize = 8192

  private let writer: PNGWriter
  private var stream: PNGRowStream
  private var missing: Int

  /// - Parameters:
  ///   - width: in pixels, at least 1; so is `height`.
  /// - Throws: `PNGError.notEncoded` for a picture that is too large.
  package init(width: Int, height: Int) throws(PNGError) {
    let sides = 1...PNGRunEncoder.largestSide
    guard sides ~= width, sides ~= height else {
      throw .notEncoded(
        "\(width)×\(height) pixels; a side has 1 to \(PNGRunEncoder.largestSide)")
    }
    let writer = try PNGWriter()
    try writer.beginChunks()
    try writer.writeHeader(width: width, height: height, .rgba)
    self.writer = writer
    stream = PNGRowStream(width: width, height: height)
    missing = height
  }

  /// - Parameters:
  ///   - row: straight RGBA, red in the lowest byte, from the left.
  ///   - times: how many such rows there are, at least 1.
  /// - Precondition: the row has as many pixels as the picture is wide, and there are not more rows than
  ///   it is high.
  package mutating func append(_ row: [UInt32], times: Int = 1) {
    precondition(1...missing ~= times, "\(times) rows, and \(missing) are missing")
    stream.append(row, times: times)
    missing -= times
  }

  /// Returns the file.
  ///
  /// - Precondition: all rows were appended.
  package consuming func finish() throws(PNGError) -> [UInt8] {
    precondition(missing == 0, "\(missing) rows are missing")
    var data = stream.finish()[...]
    while !data.isEmpty {
      try writer.writeChunk("IDAT", Array(data.prefix(Self.chunkSize)))
      data = data.dropFirst(Self.chunkSize)
    }
    try writer.writeChunk("IEND", [])
    return writer.bytes
  }
}
