package import ImageCoding
import Planning

/// Three pictures side by side, with grey lines between: expected, difference, actual. In the
/// middle a pixel that differs is magenta, one that differs within the tolerance a pale magenta,
/// and any other a pale grey of what was expected.
package struct DifferencePicture: ~Copyable {
  let expected: FramePicture
  let actual: FramePicture
  /// The largest difference of a channel that is forgiven, 0…255.
  let tolerance: Int

  private static let mark: [UInt8] = [255, 0, 255, 255]
  private static let forgivenMark: [UInt8] = [255, 192, 255, 255]
  /// The colours of pixels that differ: beyond the tolerance, then within it. Straight RGBA.
  package static let marks = [mark, forgivenMark]
  /// In pixels.
  private static let lineWidth = 4
  private static let line = (0..<lineWidth).flatMap { _ in [128, 128, 128, 255] as [UInt8] }

  /// - Precondition: both pictures are of the same size.
  package init(
    expected: consuming FramePicture, actual: consuming FramePicture, tolerance: Int = 0
  ) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
  }

  package func pngBytes() throws(PNGError) -> [UInt8] {
    let size = expected.size
    let width = 3 * size.width + 2 * Self.lineWidth
    let encoder = try PNGRowEncoder(width: width, height: size.height)
    var (before, after): ([UInt8], [UInt8]) = ([], [])
    for y in 0..<size.height {
      expected.copyRow(y, into: &before)
      actual.copyRow(y, into: &after)
      try encoder.write(before + Self.line + difference(before, after) + Self.line + after)
    }
    return try encoder.finish()
  }

  private func difference(_ before: [UInt8], _ after: [UInt8]) -> [UInt8] {
    var row: [UInt8] = []
    row.reserveCapacity(before.count)
    for offset in stride(from: 0, to: before.count, by: 4) {
      switch before.channelDifference(from: after, at: offset) {
      case 0: row += Self.pale(Array(before[offset..<offset + 4]))
      case ...tolerance: row += Self.forgivenMark
      default: row += Self.mark
      }
    }
    return row
  }

  /// The pixel's luma (ITU-R BT.709's weights) over white, a quarter as dark.
  private static func pale(_ pixel: [UInt8]) -> [UInt8] {
    let luma =
      (2126 * Int(pixel[0]) + 7152 * Int(pixel[1]) + 722 * Int(pixel[2]) + 5000) / 10_000
    let grey = UInt8(255 - (255 - luma) * Int(pixel[3]) / 255 / 4)
    return [grey, grey, grey, 255]
  }
}
