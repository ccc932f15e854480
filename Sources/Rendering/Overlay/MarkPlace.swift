import AutoLayout
import Primitives

/// The position of a mark, and the direction in which it is offset from others.
struct MarkPlace {
  var shape: OverlayMark.Shape
  var from: Point
  var to: Point
  /// A unit vector, in points of the canvas; zero if a transform flattens this direction.
  private var sideways: Point

  /// From one end of a length to the other, across the middle of the item.
  ///
  /// - Parameter matrix: from the rectangle's coordinates to the canvas.
  init(acrossOf rect: Rect, _ axis: LayoutAxis, _ matrix: AffineTransform) {
    let (own, other) = (rect.interval(axis), rect.interval(axis.other))
    self.init(
      .span, Point(axis, own.lower, other.middle), Point(axis, own.upper, other.middle), axis,
      matrix)
  }

  /// - Parameter matrix: from the edges' coordinates to the canvas.
  init(from second: ShownEdge, to first: ShownEdge, _ matrix: AffineTransform) {
    let axis = first.axis
    let ends = Self.ends(second, first)
    guard ends.from.isNear(ends.to) else {
      self.init(.span, ends.from, ends.to, axis, matrix)
      return
    }
    guard let straight = [first, second].first(where: \.isUpright) else {
      self.init(.line, first.start, first.end, axis, matrix)
      return
    }
    let across = first.across.union(second.across)
    self.init(
      .line, Point(axis, straight.location, across.lower),
      Point(axis, straight.location, across.upper), axis, matrix)
  }

  private init(
    _ shape: OverlayMark.Shape, _ from: Point, _ to: Point, _ axis: LayoutAxis,
    _ matrix: AffineTransform
  ) {
    self.shape = shape
    self.from = matrix(from)
    self.to = matrix(to)
    let side = shape == .span ? Point(axis, 0, 1) : Point(axis, 1, 0)
    sideways = (matrix(side) - matrix(Point())).unit
  }

  private static func ends(_ second: ShownEdge, _ first: ShownEdge) -> (from: Point, to: Point) {
    let axis = first.axis
    switch (second.isUpright, first.isUpright) {
    case (true, true):
      let across = second.across.meeting(first.across)
      return (Point(axis, second.location, across), Point(axis, first.location, across))
    case (true, false):
      let across = second.across.clamp(first.middle[axis.other])
      return (Point(axis, second.location, across), first.middle)
    case (false, true):
      let across = first.across.clamp(second.middle[axis.other])
      return (second.middle, Point(axis, first.location, across))
    case (false, false): return (second.middle, first.middle)
    }
  }

  /// - Parameter steps: the offset in lanes; those of spans are wider, because spans have caps and
  ///   a label.
  func shifted(by steps: Double) -> MarkPlace {
    let way = sideways * (steps * (shape == .span ? 12 : 3))
    var place = self
    place.from = from + way
    place.to = to + way
    return place
  }
}

extension Point {
  /// Whether two points are less than half a point apart.
  fileprivate func isNear(_ other: Point) -> Bool { (self - other).length < 0.5 }

  var length: Double { (x * x + y * y).squareRoot() }

  /// In the same direction, with length 1; zero if it has none.
  var unit: Point { length > 0 && length.isFinite ? self * (1 / length) : Point() }
}
