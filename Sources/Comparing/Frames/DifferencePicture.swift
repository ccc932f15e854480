package import ImageCoding
package import Planning

/// Three pictures side by side, with grey lines between: expected, difference, actual. In the
/// middle a pixel that differs is magenta, one that differs within the tolerance a pale magenta,
/// and any other a pale grey of what was expected.
package struct DifferencePicture: ~Copyable {
  let expected: FramePicture
  let actual: FramePicture
  /// The largest difference of a channel that is forgiven, 0…255.
  let tolerance: Int

  /// Of a pixel that differs beyond the tolerance, and of one within it: straight RGBA, red in the
  /// lowest byte.
  private static let mark: UInt32 = 0xFFFF_00FF
  private static let forgivenMark: UInt32 = 0xFFFF_C0FF
  /// In pixels.
  private static let lineWidth = 4
  private static let line = [UInt32](repeating: 0xFF80_8080, count: lineWidth)

  /// - Precondition: both pictures are of the same size.
  package init(
    expected: consuming FramePicture, actual: consuming FramePicture, tolerance: Int = 0
  ) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
  }

  /// In pixels.
  package var width: Int { 3 * expected.size.width + 2 * Self.lineWidth }
  /// In pixels.
  package var height: Int { expected.size.height }

  /// The contents of a PNG file.
  package func pngBytes() throws(PNGError) -> [UInt8] {
    var encoder = try PNGRowEncoder(width: width, height: height)
    forEachBand { encoder.append($0, times: $1.count) }
    return try encoder.finish()
  }

  /// The contents of the PNG file of a smaller picture. One pixel of every square is kept: the first,
  /// or a marked one if there is any, so that no mark is lost.
  ///
  /// - Parameter factor: the side of the squares in pixels, at least 1.
  package func pngBytes(reducedBy factor: Int) throws(PNGError) -> [UInt8] {
    let size = size(reducedBy: factor)
    var encoder = try PNGRowEncoder(width: size.width, height: size.height)
    var reduced: [UInt32] = []
    forEachBand { row, rows in
      for y in rows.lowerBound / factor...(rows.upperBound - 1) / factor {
        if rows.contains(y * factor) { reduced = [] }
        Self.add(row, reducedBy: factor, to: &reduced)
        let isComplete = rows.contains(min(height, (y + 1) * factor) - 1)
        if isComplete { encoder.append(reduced) }
      }
    }
    return try encoder.finish()
  }

  package func size(reducedBy factor: Int) -> PixelSize {
    PixelSize(width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
  }

  /// Adds a row to a row of squares; it is empty before the first of them.
  private static func add(
    _ row: [UInt32], reducedBy factor: Int, to reduced: inout [UInt32]
  ) {
    if reduced.isEmpty { reduced = stride(from: 0, to: row.count, by: factor).map { row[$0] } }
    for (x, pixel) in row.enumerated() {
      if pixel == mark || pixel == forgivenMark && reduced[x / factor] != mark {
        reduced[x / factor] = pixel
      }
    }
  }

  /// Passes on the bands of equal rows, each by one of them, from the top.
  private func forEachBand(_ take: (_ row: [UInt32], _ rows: Range<Int>) -> Void) {
    var (before, after, row): ([UInt32], [UInt32], [UInt32]) = ([], [], [])
    for band in expected.bands(with: actual) {
      expected.copyRow(band.lowerBound, into: &before)
      actual.copyRow(band.lowerBound, into: &after)
      row.removeAll(keepingCapacity: true)
      row += before
      row += Self.line
      for (old, new) in zip(before, after) { row.append(difference(old, new)) }
      row += Self.line
      row += after
      take(row, band)
    }
  }

  private func difference(_ before: UInt32, _ after: UInt32) -> UInt32 {
    if before == after { return before.pale }
    return before.channelDifference(from: after) > tolerance ? Self.mark : Self.forgivenMark
  }
}

extension UInt32 {
  /// The pixel's luma (ITU-R BT.709's weights) over white, a quarter as dark.
  fileprivate var pale: UInt32 {
    let luma =
      (2126 * (self & 255) + 7152 * (self >> 8 & 255) + 722 * (self >> 16 & 255) + 5000) / 10_000
    let grey = 255 - (255 - luma) * (self >> 24) / 255 / 4
    return grey | grey << 8 | grey << 16 | 0xFF00_0000
  }
}
