extension StraightImage {
  /// The contents of a PNG file, as RGBA.
  ///
  /// - Throws: `PNGError.notEncoded` for a picture that is too large.
  package func pngBytes() throws(PNGError) -> [UInt8] {
    var encoder = try PNGRowEncoder(width: width, height: height)
    var row: [UInt32] = []
    for band in bands {
      copyRow(band.lowerBound, into: &row)
      encoder.append(row, times: band.count)
    }
    return try encoder.finish()
  }
}
