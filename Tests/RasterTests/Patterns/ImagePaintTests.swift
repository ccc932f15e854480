import Primitives
import TestSupport
import Testing

/// The colours of images, compared with the closed forms of the filters in floating point.
@Suite struct ImagePaintTests {
  /// The value of a channel that an image has along an axis: constant within a pixel for an average, and
  /// linear between the centres of pixels for an interpolation.
  private func weights(_ axis: ImageAxis, at middle: Double, length: Double) -> [Double] {
    let lower = axis.source(at: middle - length / 2)
    let upper = axis.source(at: middle + length / 2)
    if upper - lower > 1 {
      return (0..<axis.count).map { pixel in
        max(0, min(upper, Double(pixel + 1)) - max(lower, Double(pixel))) / (upper - lower)
      }
    }
    let place = max(0, min(Double(axis.count - 1), axis.source(at: middle) - 0.5))
    return (0..<axis.count).map { max(0, 1 - (Double($0) - place).magnitude) }
  }

  private func oracle(_ image: ImagePaint, _ column: Int, _ row: Int) -> [Double] {
    let (across, down) = (
      Double(column) + 0.5 - image.origin.x, Double(row) + 0.5 - image.origin.y
    )
    func place(_ key: KeyPath<Point, Double>) -> (Double, Double) {
      let (x, y) = (image.perColumn[keyPath: key], image.perRow[keyPath: key])
      return (x * across + y * down, (x * x + y * y).squareRoot())
    }
    let ((x, width), (y, height)) = (place(\.x), place(\.y))
    let columns = weights(image.columns, at: x, length: width)
    let rows = weights(image.rows, at: y, length: height)
    var sums = [0.0, 0, 0, 0]
    for (y, down) in rows.enumerated() where down > 0 {
      for (x, across) in columns.enumerated() where across > 0 {
        let word = image.bitmap.words[y * image.bitmap.width + x]
        for channel in 0..<4 {
          sums[channel] += Double(word >> UInt32(8 * channel) & 255) * across * down
        }
      }
    }
    return sums
  }

  @Test func everyColourIsThatOfTheFilter() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let image = ImagePaint.random(using: &generator)
      for _ in 0..<10 {
        let column = Int.random(in: -20...20, using: &generator)
        let row = Int.random(in: -20...20, using: &generator)
        let color = image.color(column: column, row: row)
        let channels = [color.red, color.green, color.blue, color.alpha].map { Double($0) }
        for (channel, exact) in zip(channels, oracle(image, column, row)) {
          #expect((channel - exact).magnitude <= 0.501, "\(image) at \(column), \(row)")
        }
      }
    }
  }

  @Test func theWeightsOfAPixelAddUp() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<5000 {
      let count = Int.random(in: 1...500, using: &generator)
      let axis = ImageAxis(
        knots: [
          .init(place: 0, source: 0),
          .init(place: .random(in: 0.1...900, using: &generator), source: Double(count)),
        ], count: count)
      let taps = axis.taps(
        at: .random(in: -5...900, using: &generator),
        length: .random(in: 0...3, using: &generator))
      #expect(taps.first >= 0 && taps.last < count)
      #expect(
        (taps.first...taps.last).reduce(0) { $0 + UInt64(taps.weight(of: $1)) }
          == UInt64(ImageTaps.whole))
    }
  }

  /// At its own scale and on whole pixels an image is copied.
  @Test func anImageAtItsOwnScaleIsCopied() throws {
    let words: [UInt32] = [0xFF00_00FF, 0x8000_4020, 0, 0xFFFF_FFFF, 0x0101_0101, 0x7F7F_0000]
    let bitmap = ImageBitmap(width: 3, height: 2, words: words, checksum: "")
    for scale in [1.0, 2, 3] {
      let paint = try #require(
        ImagePaint(
          bitmap,
          columns: ImageAxis(
            knots: [.init(place: 0, source: 0), .init(place: 3 / scale, source: 3)], count: 3),
          rows: ImageAxis(
            knots: [.init(place: 0, source: 0), .init(place: 2 / scale, source: 2)], count: 2),
          mappedBy: AffineTransform(a: scale, d: scale, tx: 7, ty: 11)))
      let copied = (0..<6).map { paint.color(column: 7 + $0 % 3, row: 11 + $0 / 3) }
      #expect(
        copied.map {
          UInt32($0.red) | UInt32($0.green) << 8 | UInt32($0.blue) << 16
            | UInt32($0.alpha) << 24
        } == words)
    }
  }

  @Test func aSingularSpaceHasNoImage() {
    let axis = ImageAxis(
      knots: [.init(place: 0, source: 0), .init(place: 1, source: 1)], count: 1)
    let bitmap = ImageBitmap(width: 1, height: 1, words: [0], checksum: "")
    for pixels in [AffineTransform(a: 0), AffineTransform(tx: .infinity)] {
      #expect(ImagePaint(bitmap, columns: axis, rows: axis, mappedBy: pixels) == nil)
    }
  }
}
