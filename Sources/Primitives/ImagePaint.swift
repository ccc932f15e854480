/// An image that is stretched over a part of a view: what paints a pixel in place of a single colour.
///
/// All sums are of integers; the weights are computed with the four basic operations and the square root of
/// `Double`, in the stated order, so that the page of a review computes the same.
package struct ImagePaint: Hashable, Sendable {
  package var bitmap: ImageBitmap
  package var columns: ImageAxis
  package var rows: ImageAxis
  /// The pixel coordinates of the view's origin, so that an image that moves by whole pixels keeps its
  /// colours.
  package var origin: Point
  /// How far one pixel to the right leads in the view's coordinates, and one pixel down.
  package var perColumn: Point
  package var perRow: Point

  /// Nil if the view's space is singular.
  ///
  /// - Parameter pixels: maps the view's coordinates to pixels.
  package init?(
    _ bitmap: ImageBitmap, columns: ImageAxis, rows: ImageAxis, mappedBy pixels: AffineTransform
  ) {
    let determinant = pixels.determinant
    guard determinant != 0 else { return nil }
    self.bitmap = bitmap
    self.columns = columns
    self.rows = rows
    origin = pixels.translation
    perColumn = Point(x: pixels.d / determinant, y: -pixels.b / determinant)
    perRow = Point(x: -pixels.c / determinant, y: pixels.a / determinant)
    guard isFinite else { return nil }
  }

  private var isFinite: Bool {
    [origin, perColumn, perRow].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// Whether the rows of the image are rows of the picture.
  package var isUpright: Bool { perColumn.y == 0 && perRow.x == 0 }
}

extension ImagePaint {
  /// What a column of an upright image is made of.
  package func taps(ofColumn column: Int) -> ImageTaps {
    columns.taps(
      at: perColumn.x * (Double(column) + 0.5 - origin.x), length: perColumn.x.magnitude)
  }

  /// What a row of an upright image is made of.
  package func taps(ofRow row: Int) -> ImageTaps {
    rows.taps(at: perRow.y * (Double(row) + 0.5 - origin.y), length: perRow.y.magnitude)
  }

  /// The colour of a pixel.
  package func color(column: Int, row: Int) -> PremultipliedColor {
    if isUpright { return color(taps(ofColumn: column), taps(ofRow: row)) }
    let across = Double(column) + 0.5 - origin.x
    let down = Double(row) + 0.5 - origin.y
    let x = perColumn.x * across + perRow.x * down
    let y = perColumn.y * across + perRow.y * down
    // The sides of a rectangle with the area and the directions of the pixel's image.
    let width = (perColumn.x * perColumn.x + perRow.x * perRow.x).squareRoot()
    let height = (perColumn.y * perColumn.y + perRow.y * perRow.y).squareRoot()
    return color(columns.taps(at: x, length: width), rows.taps(at: y, length: height))
  }

  private func color(_ across: ImageTaps, _ down: ImageTaps) -> PremultipliedColor {
    var sum = ImageSum()
    for y in down.first...down.last {
      let weight = UInt64(down.weight(of: y))
      for x in across.first...across.last {
        sum.add(bitmap.words[y * bitmap.width + x], weight * UInt64(across.weight(of: x)))
      }
    }
    return sum.color
  }
}

/// A weighted sum of premultiplied pixels.
package struct ImageSum {
  private var red: UInt64 = 0
  private var green: UInt64 = 0
  private var blue: UInt64 = 0
  private var alpha: UInt64 = 0

  package init() {}

  package mutating func add(_ word: UInt32, _ weight: UInt64) {
    red += UInt64(word & 255) * weight
    green += UInt64(word >> 8 & 255) * weight
    blue += UInt64(word >> 16 & 255) * weight
    alpha += UInt64(word >> 24) * weight
  }

  /// Rounded to 8 bits, halves upward. The weights add up to the square of `ImageTaps.whole`.
  package var color: PremultipliedColor {
    PremultipliedColor(
      red: Self.rounded(red), green: Self.rounded(green), blue: Self.rounded(blue),
      alpha: Self.rounded(alpha))
  }

  private static func rounded(_ sum: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum + 1 << 43) >> 44)
  }
}
