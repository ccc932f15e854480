import Primitives

/// A vertex of a polygon in whole units of 2⁻²⁰ pixel.
///
/// On this grid areas are exact integers: parts of rows and of pixels add up to exactly the whole,
/// whatever their number and order. A 255th of a pixel is 4,000 units wide.
struct GridPoint: Hashable, Sendable {
  static let bits = 20
  /// Units of a pixel.
  static let pixel = 1 << bits
  /// In pixels: products with a page's arithmetic of 53 bits stay exact.
  private static let farthest = Double(1 << 32)

  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The nearest one, halves up; coordinates beyond 2³² pixels count as there.
  ///
  /// - Parameter point: in pixels; finite.
  init(_ point: Point) {
    x = Self.rounded(point.x)
    y = Self.rounded(point.y)
  }

  private static func rounded(_ pixels: Double) -> Int {
    let limited = min(max(pixels, -farthest), farthest)
    return PolygonEdge.rounded(limited * Double(pixel))
  }

  /// The pixel of an axis that begins at a coordinate or contains it.
  static func pixel(at coordinate: Int) -> Int { coordinate >> bits }

  /// The first pixel that begins at a coordinate or after it.
  static func pixelEdge(atOrAfter coordinate: Int) -> Int { (coordinate + (pixel - 1)) >> bits }
}
