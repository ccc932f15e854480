package import Raster

/// Encodes pictures as PNG, 8 bits a sample, marked as sRGB, with nothing in the file that depends
/// on when or where it was made: RGBA, unless another colour type is asked for.
///
/// All rows use the Paeth filter and zlib's strategy for runs. Of libpng's settings that gives
/// the smallest files on frames of rectangles, at about the speed of the fastest. The same pixels
/// give the same bytes with the same libpng and zlib; compare pixels, not files, between machines.
package struct PNGEncoder: Sendable {
  /// zlib's; with the strategy for runs a higher one gains nothing.
  static let level: Int32 = 1

  package init() {}

  package func encode(_ pixmap: borrowing Pixmap) throws(PNGError) -> [UInt8] {
    try encode(pixmap, part: pixmap.bounds)
  }

  /// Encodes with the colour type that the choice names, or that `PNGRunEncoder` takes too.
  ///
  /// - Throws: `PNGError.unfitColorType` if the type asked for does not hold the picture.
  package func encode(
    _ pixmap: borrowing Pixmap, _ choice: PNGColorChoice
  ) throws(PNGError) -> [UInt8] {
    var colors = PictureColors()
    colors.insert(pixmap)
    return try encode(pixmap, part: pixmap.bounds, colors.type(for: choice), colors.palette)
  }

  /// Encodes what a picture shows in a part of it.
  ///
  /// - Precondition: the part is not empty and lies within the picture.
  package func encode(
    _ pixmap: borrowing Pixmap, part: PixelRect
  ) throws(PNGError) -> [UInt8] {
    try encode(pixmap, part: part, .rgba, PNGPalette())
  }

  private func encode(
    _ pixmap: borrowing Pixmap, part: PixelRect, _ type: PNGColorType, _ palette: PNGPalette
  ) throws(PNGError) -> [UInt8] {
    let writer = try PNGWriter()
    try writer.begin(
      width: part.columns.count, height: part.rows.count, type,
      palette: type == .palette ? palette.chunk : [], level: Self.level)
    let columns = 4 * part.columns.lowerBound..<4 * part.columns.upperBound
    var row: [UInt8] = []
    for band in pixmap.bands where band.overlaps(part.rows) {
      pixmap.copyStraightRow(band.lowerBound, into: &row)
      let bytes = row[columns].stored(as: type, palette)
      for _ in band.clamped(to: part.rows) { try writer.write(bytes) }
    }
    return try writer.finish()
  }

  package func encode(_ image: StraightImage) throws(PNGError) -> [UInt8] {
    let writer = try PNGWriter()
    try writer.begin(width: image.width, height: image.height, level: Self.level)
    for start in stride(from: 0, to: image.bytes.count, by: 4 * image.width) {
      try writer.write(Array(image.bytes[start..<start + 4 * image.width]))
    }
    return try writer.finish()
  }
}

extension ArraySlice<UInt8> {
  /// Pixels of straight RGBA as a colour type has them.
  fileprivate func stored(as type: PNGColorType, _ palette: PNGPalette) -> [UInt8] {
    switch type {
    case .rgba: Array(self)
    case .rgb:
      pixels.flatMap { pixel in [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
    case .palette: pixels.map(palette.index(of:))
    }
  }
}
