import Raster

/// Converts the pixels of runs to the bytes of a colour type.
struct PixelCoding {
  let type: PNGColorType
  /// Used only for the type `palette`.
  let palette: PNGPalette

  /// The result of the filter Up for a pixel, or of Sub if `other` is the pixel at its left instead of that
  /// above (PNG specification, 9.2): every byte minus the other one, modulo 256, with the first byte
  /// lowest.
  @inline(__always)
  func residual(of pixel: UInt32, from other: UInt32) -> UInt32 {
    if type == .palette { return indexResidual(of: pixel, from: other) }
    // If alpha is not stored, it is 255 everywhere, and its difference is 0 except in the first row.
    return pixel.subtractingBytes(of: other) & (type == .rgb ? 0x00FF_FFFF : .max)
  }

  /// Not inlined, because the search would take registers from the loop over runs.
  @inline(never)
  private func indexResidual(of pixel: UInt32, from above: UInt32) -> UInt32 {
    // Above the first row, PNG's filters use zeros.
    let index = above == 0 ? 0 : palette.index(of: above)
    return UInt32(palette.index(of: pixel) &- index)
  }
}

extension UInt32 {
  /// Four differences at once: with the highest bit of every byte set, no byte borrows from the next,
  /// and the highest bits are corrected afterwards (Warren, Hacker's Delight, 2-18).
  @inline(__always)
  fileprivate func subtractingBytes(of other: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((self | high) &- (other & ~high)) ^ ((self ^ ~other) & high)
  }
}
