import AutoLayout
import Primitives

/// An attribute of an item as a line across the item, in the coordinates in which its constraint is
/// measured.
struct ShownEdge {
  let axis: LayoutAxis
  let start: Point
  let end: Point

  /// - Parameters:
  ///   - rect: the rectangle of the item, in its owner's coordinates.
  ///   - matrix: the transform from there to the coordinates of the constraint.
  ///   - isBoxed: whether layout uses the bounding box of a rotated view.
  init(
    _ place: ConstraintAttachments.Attachment, _ rect: Rect, _ matrix: AffineTransform,
    isBoxed: Bool
  ) {
    axis = place.attribute.axis ?? .horizontal
    let box = isBoxed && !matrix.isUpright ? Quad(rect, mappedBy: matrix).box : rect
    let map = isBoxed && !matrix.isUpright ? .identity : matrix
    let interval = box.interval(axis)
    let across = box.interval(axis.other)
    let location = interval.location(of: place.attribute) + place.baselineOffset
    start = map(Point(axis, location, across.lower))
    end = map(Point(axis, location, across.upper))
  }

  /// Whether it is perpendicular to the axis.
  var isUpright: Bool { start[axis] == end[axis] }

  var location: Double { (start[axis] + end[axis]) / 2 }

  var middle: Point { (start + end) * 0.5 }

  /// Its extent across the axis.
  var across: ClosedInterval {
    let (a, b) = (start[axis.other], end[axis.other])
    return ClosedInterval(lower: min(a, b), upper: max(a, b))
  }
}

/// A closed interval; `lower` exceeds `upper` only for a rectangle with a negative size.
struct ClosedInterval: Hashable {
  var lower: Double
  var upper: Double

  var middle: Double { (lower + upper) / 2 }
  var length: Double { upper - lower }

  func union(_ other: ClosedInterval) -> ClosedInterval {
    ClosedInterval(lower: min(lower, other.lower), upper: max(upper, other.upper))
  }

  func clamp(_ number: Double) -> Double { max(lower, min(upper, number)) }

  /// The middle of the intersection; if it is empty, the middle of the shorter interval.
  func meeting(_ other: ClosedInterval) -> Double {
    let shared = ClosedInterval(lower: max(lower, other.lower), upper: min(upper, other.upper))
    if shared.lower <= shared.upper { return shared.middle }
    return other.length < length ? other.middle : middle
  }

  /// - Parameter attribute: with leading and trailing resolved, and not a size.
  fileprivate func location(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline:
      upper
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: middle
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin, .firstBaseline, .width,
      .height, .notAnAttribute:
      lower
    }
  }
}

extension LayoutAxis {
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Rect {
  func interval(_ axis: LayoutAxis) -> ClosedInterval {
    axis == .horizontal
      ? ClosedInterval(lower: minX, upper: maxX) : ClosedInterval(lower: minY, upper: maxY)
  }
}

extension Point {
  init(_ axis: LayoutAxis, _ along: Double, _ across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
}

extension AffineTransform {
  /// Whether it maps each axis to itself.
  var isUpright: Bool { b == 0 && c == 0 }
}

extension Quad {
  /// The bounding box.
  fileprivate var box: Rect {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
