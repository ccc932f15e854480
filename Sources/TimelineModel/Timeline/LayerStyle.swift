package import Primitives

/// How a view's layer is drawn besides its background: the corners, the border, whether its subviews are
/// clipped, and its place among its siblings.
package struct LayerStyle: Hashable, Sendable {
  /// In points, not negative.
  package var cornerRadius: Double
  /// The corners that the radius rounds (`CALayer.maskedCorners`).
  package var maskedCorners: RectCorners
  /// In points, inside the bounds; not negative.
  package var borderWidth: Double
  package var borderColor: Color
  package var clipsToBounds: Bool
  /// Siblings are painted in the order of this number, and those of the same number in their order in
  /// the tree.
  package var zPosition: Double

  /// The defaults are those of `CALayer`.
  package init(
    cornerRadius: Double = 0, maskedCorners: RectCorners = .all, borderWidth: Double = 0,
    borderColor: Color = .black, clipsToBounds: Bool = false, zPosition: Double = 0
  ) {
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.clipsToBounds = clipsToBounds
    self.zPosition = zPosition
  }

  package static let plain = LayerStyle()
}

/// A property of a layer with the value that a declaration or a change gives it.
package enum LayerProperty: Hashable, Sendable {
  case cornerRadius(Double)
  case maskedCorners(RectCorners)
  case borderWidth(Double)
  case borderColor(Color)
  case clipsToBounds(Bool)
  case zPosition(Double)

  package func apply(to style: inout LayerStyle) {
    switch self {
    case .cornerRadius(let radius): style.cornerRadius = radius
    case .maskedCorners(let corners): style.maskedCorners = corners
    case .borderWidth(let width): style.borderWidth = width
    case .borderColor(let color): style.borderColor = color
    case .clipsToBounds(let clips): style.clipsToBounds = clips
    case .zPosition(let position): style.zPosition = position
    }
  }
}
