package import Raster

/// One frame of an animation: the part of the picture that changes, and the frame's duration.
package struct AnimatedPNGFrame: Hashable, Sendable {
  /// The part of the picture that is replaced; the rest is unchanged.
  package let part: PixelRect
  /// In the animation's ticks; must be at least 1 when the animation is encoded.
  package var duration: Int
  /// The part's pixels in the form of IDAT: filtered rows, compressed by zlib.
  package let data: [UInt8]

  /// - Precondition: the part is not empty and lies within the picture.
  package init(_ pixmap: borrowing Pixmap, part: PixelRect, duration: Int = 0) {
    self.part = part
    self.duration = duration
    var stream = PNGRowStream(width: part.columns.count, height: part.rows.count)
    var row: [UInt32] = []
    for band in pixmap.bands where band.overlaps(part.rows) {
      pixmap.copyStraightRow(band.lowerBound, columns: part.columns, into: &row)
      stream.append(row, times: band.clamped(to: part.rows).count)
    }
    data = stream.finish()
  }
}
