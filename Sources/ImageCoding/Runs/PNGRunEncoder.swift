package import Raster

/// Encodes pictures as PNG from their runs, without their pixels: the time depends on the rows that
/// differ. Each worker has its own encoder, which keeps its memory from picture to picture.
///
/// The bytes depend only on the picture and the colour type. libpng writes the chunks.
package struct PNGRunEncoder: ~Copyable {
  /// The largest width and height that libpng accepts.
  package static let largestSide = 1_000_000

  private let writer: PNGWriter
  private var deflater = RunDeflater()
  private var colors = PictureColors()

  package init() throws(PNGError) {
    writer = try PNGWriter()
  }

  /// - Throws: `PNGError.unfitColorType` if the requested type cannot represent the picture;
  ///   `notEncoded` for a picture that is too large.
  package mutating func encode(
    _ picture: borrowing PictureRuns, _ choice: PNGColorChoice
  ) throws(PNGError) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    guard 1...Self.largestSide ~= width, 1...Self.largestSide ~= height else {
      throw .notEncoded("\(width)×\(height) pixels; a side has 1 to \(Self.largestSide)")
    }
    colors.removeAll()
    colors.insert(picture)
    let type = try colors.type(for: choice)
    deflater.deflate(picture, PixelCoding(type: type, palette: colors.palette))
    try writer.beginChunks()
    try writer.writeHeader(width: width, height: height, type)
    if type == .palette { try writer.writeChunk("PLTE", colors.palette.chunk) }
    try writer.writeChunk("IDAT", deflater.stream)
    try writer.writeChunk("IEND", [])
    return writer.bytes
  }
}
