import ImageCoding

extension FrameImage {
  /// The whole picture or a patch over `base`, whichever file is smaller; the whole picture if the sizes
  /// differ.
  init(_ image: StraightImage, over base: StraightImage) throws(PNGError) {
    var whole = FrameImage(png: try image.pngBytes())
    if (image.width, image.height) != (base.width, base.height) {
      (whole.width, whole.height) = (image.width, image.height)
    }
    guard let part = image.difference(from: base) else {
      self = whole
      return
    }
    let patch = FrameImage(
      x: part.columns.lowerBound, y: part.rows.lowerBound, isPatch: true,
      png: try image.cropped(part.columns, part.rows).pngBytes())
    self = patch.png.count < whole.png.count ? patch : whole
  }
}

extension StraightImage {
  /// The smallest rectangle that contains every differing pixel; nil if no pixel differs, or the sizes
  /// differ.
  fileprivate func difference(
    from other: StraightImage
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard width == other.width, height == other.height else { return nil }
    var columns = width..<width
    var rows = 0..<0
    for y in 0..<height {
      let (own, others) = (row(y), other.row(y))
      guard own != others else { continue }
      let differing = own.indices.filter { own[$0] != others[$0] }.map { ($0 - own.startIndex) / 4 }
      let first = min(columns.lowerBound, differing.first ?? 0)
      let end = columns.isEmpty ? 0 : columns.upperBound
      columns = first..<max(end, (differing.last ?? 0) + 1)
      rows = (rows.isEmpty ? y : rows.lowerBound)..<y + 1
    }
    return rows.isEmpty ? nil : (columns, rows)
  }

  private func row(_ y: Int) -> ArraySlice<UInt8> { bytes[4 * width * y..<4 * width * (y + 1)] }

  fileprivate func cropped(_ columns: Range<Int>, _ rows: Range<Int>) -> StraightImage {
    StraightImage(
      width: columns.count, height: rows.count,
      bytes: rows.flatMap { y in
        bytes[4 * (width * y + columns.lowerBound)..<4 * (width * y + columns.upperBound)]
      })
  }
}
