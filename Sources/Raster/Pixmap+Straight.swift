extension Pixmap {
  /// Writes a row as straight RGBA, 8 bits a channel, the form of PNG files. `row` gets `4 * width`
  /// bytes, and keeps its storage if it already has that many.
  ///
  /// Every channel is divided by alpha and rounded to the nearest integer, a tie upward; a
  /// transparent pixel is all zeros. Opaque pixels are unchanged.
  ///
  /// - Precondition: the row exists.
  package func copyStraightRow(_ y: Int, into row: inout [UInt8]) {
    precondition(0..<height ~= y, "row \(y) of \(height)")
    if row.count != 4 * width { row = [UInt8](repeating: 0, count: 4 * width) }
    var offset = 0
    for pixel in self.row(y) {
      let straight = pixel.straight
      row[offset] = UInt8(truncatingIfNeeded: straight)
      row[offset + 1] = UInt8(truncatingIfNeeded: straight >> 8)
      row[offset + 2] = UInt8(truncatingIfNeeded: straight >> 16)
      row[offset + 3] = UInt8(truncatingIfNeeded: straight >> 24)
      offset += 4
    }
  }

  /// Writes a part of a row as straight RGBA, one word a pixel, red in the lowest byte; `row` keeps its
  /// storage.
  ///
  /// - Precondition: the row and the columns exist.
  package func copyStraightRow(_ y: Int, columns: Range<Int>, into row: inout [UInt32]) {
    precondition(0..<height ~= y, "row \(y) of \(height)")
    if row.count != columns.count { row = [UInt32](repeating: 0, count: columns.count) }
    let pixels = self.row(y).dropFirst(columns.lowerBound).prefix(columns.count)
    var words = row.mutableSpan
    for (index, pixel) in pixels.enumerated() { words[index] = pixel.straight }
  }
}
