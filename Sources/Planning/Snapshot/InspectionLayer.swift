package import Presentation
import Primitives
import TimelineModel

extension Inspection {
  /// How a view's layer is drawn besides its background.
  public struct Layer: Hashable, Sendable {
    /// In points; a curve that overshoots may make it negative, which is drawn as 0.
    public let cornerRadius: Double
    /// Those that the radius rounds, clockwise: `topLeft`, `topRight`, `bottomRight`, `bottomLeft`.
    public let maskedCorners: [String]
    /// In points, inside the bounds; as the radius.
    public let borderWidth: Double
    /// Not multiplied by the view's `alpha`.
    public let borderColor: Color
    public let clipsToBounds: Bool
    /// What siblings are sorted by before their order in the tree.
    public let zPosition: Double

    package init(
      cornerRadius: Double, maskedCorners: [String], borderWidth: Double, borderColor: Color,
      clipsToBounds: Bool, zPosition: Double
    ) {
      self.cornerRadius = cornerRadius
      self.maskedCorners = maskedCorners
      self.borderWidth = borderWidth
      self.borderColor = borderColor
      self.clipsToBounds = clipsToBounds
      self.zPosition = zPosition
    }

    package init(_ shown: PresentedLayer) {
      self.init(
        cornerRadius: shown.cornerRadius, maskedCorners: CornerName.names(of: shown.maskedCorners),
        borderWidth: shown.borderWidth, borderColor: Color(shown.borderColor),
        clipsToBounds: shown.clipsToBounds, zPosition: shown.zPosition)
    }

    /// That of a view that sets nothing of it.
    package static let plain = Layer(.plain)
  }
}
