import Raster

/// How the pixels of runs become bytes of a file.
struct PixelCoding {
  let type: PNGColorType
  /// Used by the type `palette` only.
  let palette: PNGPalette

  /// What the filter Up leaves of a run's pixel (PNG specification, 9.2): every byte less the one
  /// above, modulo 256, the first byte lowest.
  @inline(__always)
  func residual(of run: PictureRuns.Run) -> UInt32 {
    if type == .palette { return indexResidual(of: run) }
    // All alpha is 255 where it is not stored, and so its difference 0 but in the first row.
    return run.pixel.subtractingBytes(of: run.above) & (type == .rgb ? 0x00FF_FFFF : .max)
  }

  /// Apart, or the search would take the registers of the loop over runs.
  @inline(never)
  private func indexResidual(of run: PictureRuns.Run) -> UInt32 {
    // Above the first row a filter sees zeros.
    let above = run.above == 0 ? 0 : palette.index(of: run.above)
    return UInt32(palette.index(of: run.pixel) &- above)
  }
}

extension UInt32 {
  /// Four differences at once: with the highest bit of every byte set no borrow leaves it, and
  /// that bit's own difference is put right afterwards (Warren, Hacker's Delight, 2-18).
  @inline(__always)
  fileprivate func subtractingBytes(of other: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((self | high) &- (other & ~high)) ^ ((self ^ ~other) & high)
  }
}
