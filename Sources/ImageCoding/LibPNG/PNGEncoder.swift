package import Raster

/// Encodes pictures as PNG with libpng: 8 bits a sample, sRGB, without a time stamp or other data that
/// depends on when or where it runs. The colour type is RGBA unless another one is requested.
///
/// All rows use the Paeth filter and zlib's strategy for runs. Of libpng's settings these give the
/// smallest files for frames of rectangles, at about the speed of the fastest. The same pixels give
/// the same bytes only with the same libpng and zlib; between machines compare pixels, not files.
package struct PNGEncoder: Sendable {
  /// zlib's compression level; with the strategy for runs, higher levels do not give smaller files.
  static let level: Int32 = 1

  package init() {}

  package func encode(_ pixmap: borrowing Pixmap) throws(PNGError) -> [UInt8] {
    try encode(pixmap, part: pixmap.bounds)
  }

  /// Encodes with the chosen colour type; `automatic` gives the same type as for `PNGRunEncoder`.
  ///
  /// - Throws: `PNGError.unfitColorType` if the requested type cannot represent the picture.
  package func encode(
    _ pixmap: borrowing Pixmap, _ choice: PNGColorChoice
  ) throws(PNGError) -> [UInt8] {
    var colors = PictureColors()
    colors.insert(pixmap)
    return try encode(pixmap, part: pixmap.bounds, colors.type(for: choice), colors.palette)
  }

  /// Encodes a part of a picture.
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
}

extension ArraySlice<UInt8> {
  /// Converts straight RGBA to the bytes of a colour type.
  fileprivate func stored(as type: PNGColorType, _ palette: PNGPalette) -> [UInt8] {
    switch type {
    case .rgba: Array(self)
    case .rgb:
      pixels.flatMap { pixel in [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
    case .palette: pixels.map(palette.index(of:))
    }
  }
}
