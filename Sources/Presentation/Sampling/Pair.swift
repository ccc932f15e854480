import Primitives

/// A point or a size for interpolation: two independent numbers.
///
/// Its operations are inlined into the columns; those of `Point` are calls into another module. It
/// is not a `SIMD2`, because instantiating that type at run time costs more than planning a small
/// timeline.
struct Pair: Hashable, Sendable {
  var x: Double
  var y: Double

  static let zero = Pair(x: 0, y: 0)
}

extension Pair {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
  init(_ size: Size) { self.init(x: size.width, y: size.height) }

  var point: Point { Point(x: x, y: y) }
}

extension Pair: Interpolatable {
  var magnitude: Double { (x * x + y * y).squareRoot() }

  static func + (left: Pair, right: Pair) -> Pair {
    Pair(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Pair, right: Pair) -> Pair {
    Pair(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (pair: Pair, factor: Double) -> Pair {
    Pair(x: pair.x * factor, y: pair.y * factor)
  }

  func limited(to limit: Double) -> Pair {
    Pair(x: x.limited(to: limit), y: y.limited(to: limit))
  }
}
