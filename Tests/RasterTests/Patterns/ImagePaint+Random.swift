import Primitives
import TestSupport

extension ImagePaint {
  /// An image of a few random pixels in a random place and size, turned or not, with caps or not.
  static func random(using generator: inout SeededGenerator) -> ImagePaint {
    let bitmap = ImageBitmap.random(using: &generator)
    let isTurned = Bool.random(using: &generator)
    func turn() -> Double { isTurned ? Double.random(in: -2...2, using: &generator) : 0 }
    while true {
      let pixels = AffineTransform(
        a: .random(in: -3...3, using: &generator), b: turn(), c: turn(),
        d: .random(in: -3...3, using: &generator), tx: .random(in: -9...9, using: &generator),
        ty: .random(in: -9...9, using: &generator))
      let columns = ImageAxis.random(count: bitmap.width, using: &generator)
      let rows = ImageAxis.random(count: bitmap.height, using: &generator)
      if pixels.determinant.magnitude > 0.01,
        let paint = ImagePaint(bitmap, columns: columns, rows: rows, mappedBy: pixels)
      {
        return paint
      }
    }
  }
}

extension ImageBitmap {
  fileprivate static func random(using generator: inout SeededGenerator) -> ImageBitmap {
    let width = Int.random(in: 1...20, using: &generator)
    let height = Int.random(in: 1...20, using: &generator)
    let words = (0..<width * height).map { _ in
      let alpha = UInt32.random(in: 0...255, using: &generator)
      return (0..<3).reduce(alpha << 24) { word, channel in
        word | UInt32.random(in: 0...alpha, using: &generator) << UInt32(8 * channel)
      }
    }
    let number = UInt64.random(in: 0 ... .max, using: &generator)
    return ImageBitmap(width: width, height: height, words: words, checksum: "\(number)")
  }
}

extension ImageAxis {
  fileprivate static func random(
    count: Int, using generator: inout SeededGenerator
  ) -> ImageAxis {
    let (start, length) = (
      Double.random(in: -9...9, using: &generator), Double.random(in: 0.5...30, using: &generator)
    )
    let pixels = Double(count)
    var knots = [Knot(place: start, source: 0)]
    if Bool.random(using: &generator) {
      let part = Double.random(in: 0...0.4, using: &generator)
      knots.append(Knot(place: start + length * part, source: pixels * 0.3))
      knots.append(Knot(place: start + length * (1 - part), source: pixels * 0.8))
    }
    return ImageAxis(knots: knots + [Knot(place: start + length, source: pixels)], count: count)
  }
}
