import Primitives

/// A location or a length along an axis of a rectangle, in shares of its origin and its extent. A middle has all
/// of the origin and half of the extent.
struct AxisCoordinate: Sendable {
  var origin: Double
  var extent: Double

  static let near = AxisCoordinate(origin: 1, extent: 0)
  static let middle = AxisCoordinate(origin: 1, extent: 0.5)
  static let far = AxisCoordinate(origin: 1, extent: 1)
  static let size = AxisCoordinate(origin: 0, extent: 1)

  static func * (coordinate: AxisCoordinate, factor: Double) -> AxisCoordinate {
    AxisCoordinate(origin: coordinate.origin * factor, extent: coordinate.extent * factor)
  }
}

extension LayoutAttribute {
  var coordinate: AxisCoordinate {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline:
      .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
    case .width, .height, .notAnAttribute: .size
    }
  }
}

/// What an interval's origin and extent have besides variables, in points.
struct FixedInterval: Sendable {
  var origin = 0.0
  var extent = 0.0

  mutating func inset(by insets: EdgeInsets, _ axis: LayoutAxis) {
    let (near, far) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    origin += near
    extent -= near + far
  }

  func value(at coordinate: AxisCoordinate) -> Double {
    origin * coordinate.origin + extent * coordinate.extent
  }
}
