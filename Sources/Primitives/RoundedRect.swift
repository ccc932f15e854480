/// Corners of a rectangle, as `CACornerMask` names them where y grows downward.
package struct RectCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let topLeft = RectCorners(rawValue: 1)
  package static let topRight = RectCorners(rawValue: 2)
  package static let bottomRight = RectCorners(rawValue: 4)
  package static let bottomLeft = RectCorners(rawValue: 8)
  package static let all: RectCorners = [.topLeft, .topRight, .bottomRight, .bottomLeft]
}

/// A rectangle with circular corners.
package struct RoundedRect: Hashable, Sendable {
  package let rect: Rect
  /// At most half of the shorter side; 0 if no corner is rounded.
  package let radius: Double
  /// Those that are rounded; the others are square.
  package let corners: RectCorners

  /// - Parameter radius: limited to 0 … half of the shorter side.
  package init(_ rect: Rect, radius: Double = 0, corners: RectCorners = .all) {
    let limit = max(0, min(rect.width, rect.height) / 2)
    self.rect = rect
    self.radius = corners.isEmpty ? 0 : min(max(0, radius), limit)
    self.corners = corners
  }

  /// What remains inside a border: the radius is smaller by the border's width, and not negative.
  ///
  /// - Returns: nil if nothing remains.
  package func inset(by width: Double) -> RoundedRect? {
    let inner = Rect(
      x: rect.minX + width, y: rect.minY + width, width: rect.width - 2 * width,
      height: rect.height - 2 * width)
    guard inner.width > 0, inner.height > 0 else { return nil }
    return RoundedRect(inner, radius: radius - width, corners: corners)
  }
}
