/// A value that can be interpolated: an element of a vector space.
package protocol Interpolatable: Hashable, Sendable {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (value: Self, factor: Double) -> Self

  /// The Euclidean length.
  var magnitude: Double { get }

  /// The value with each component clamped to ±`limit`.
  func limited(to limit: Double) -> Self
}

extension Double: Interpolatable {
  package func limited(to limit: Double) -> Double { min(limit, max(-limit, self)) }
}

extension Point: Interpolatable {
  package var magnitude: Double { (x * x + y * y).squareRoot() }

  package func limited(to limit: Double) -> Point {
    Point(x: x.limited(to: limit), y: y.limited(to: limit))
  }
}

extension Size: Interpolatable {
  package var magnitude: Double { (width * width + height * height).squareRoot() }

  package func limited(to limit: Double) -> Size {
    Size(width: width.limited(to: limit), height: height.limited(to: limit))
  }
}
