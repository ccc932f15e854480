import ImageCoding

/// Three pictures side by side: expected, difference, actual. In the middle a pixel that differs is
/// magenta, and one that does not is a pale grey of what was expected.
struct DifferencePicture: ~Copyable {
  let expected: FramePicture
  let actual: FramePicture

  private static let mark: [UInt8] = [255, 0, 255, 255]

  /// - Precondition: both pictures are of the same size.
  init(expected: consuming FramePicture, actual: consuming FramePicture) {
    self.expected = expected
    self.actual = actual
  }

  func pngBytes() throws(PNGError) -> [UInt8] {
    let size = expected.size
    let encoder = try PNGRowEncoder(width: 3 * size.width, height: size.height)
    var (before, after): ([UInt8], [UInt8]) = ([], [])
    for y in 0..<size.height {
      expected.copyRow(y, into: &before)
      actual.copyRow(y, into: &after)
      try encoder.write(before + Self.difference(before, after) + after)
    }
    return try encoder.finish()
  }

  private static func difference(_ before: [UInt8], _ after: [UInt8]) -> [UInt8] {
    var row: [UInt8] = []
    row.reserveCapacity(before.count)
    for offset in stride(from: 0, to: before.count, by: 4) {
      let pixel = before[offset..<offset + 4]
      row += pixel == after[offset..<offset + 4] ? pale(Array(pixel)) : mark
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
