package import Primitives
package import TimelineModel

/// The presentation values of a view's layer at a time.
package struct PresentedLayer: Hashable, Sendable {
  /// In points; negative only where a curve overshoots, and drawn as 0 there.
  package var cornerRadius: Double
  package var maskedCorners: RectCorners
  /// In points, as the radius.
  package var borderWidth: Double
  package var borderColor: ColorComponents
  package var clipsToBounds: Bool
  package var zPosition: Double

  package init(
    cornerRadius: Double, maskedCorners: RectCorners, borderWidth: Double,
    borderColor: ColorComponents, clipsToBounds: Bool, zPosition: Double
  ) {
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.clipsToBounds = clipsToBounds
    self.zPosition = zPosition
  }

  package init(_ style: LayerStyle) {
    self.init(
      cornerRadius: style.cornerRadius, maskedCorners: style.maskedCorners,
      borderWidth: style.borderWidth, borderColor: ColorComponents(style.borderColor),
      clipsToBounds: style.clipsToBounds, zPosition: style.zPosition)
  }

  package static let plain = PresentedLayer(.plain)
}
