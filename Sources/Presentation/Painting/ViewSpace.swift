import AutoLayout
package import Primitives

/// A view's coordinate space, relative to that of an ancestor such as `root`.
package enum ViewSpace: Hashable, Sendable {
  /// A translated space, by its origin. Views without a transform use this case, so that their
  /// pixels do not depend on the rounding of a matrix.
  case upright(Point)
  case turned(AffineTransform)

  package func inside(_ view: PresentedView) -> ViewSpace {
    inside(
      Pair(view.geometry.center), Pair(view.geometry.size),
      view.transform == .identity ? nil : view.transformAboutCenter)
  }

  /// - Parameter transform: applied about the view's centre; nil means the identity.
  func inside(_ center: Pair, _ size: Pair, _ transform: AffineTransform?) -> ViewSpace {
    guard transform?.isTranslation ?? true, case .upright(let own) = self else {
      return .turned(
        Self.aboutCenter(center, size, transform ?? .identity).concatenating(matrix))
    }
    let translation = transform.map { Pair(x: $0.tx, y: $0.ty) } ?? .zero
    return .upright(Self.origin(Pair(own), center, size, translation).point)
  }

  /// The origin of a view without rotation, scale or skew. A translation of zero is added too,
  /// because it turns a negative zero into zero, as applying the identity does.
  static func origin(
    _ superview: Pair, _ center: Pair, _ size: Pair, _ translation: Pair = .zero
  ) -> Pair {
    superview + (center - size * 0.5) + translation
  }

  /// The space of a view's content, where its subviews are.
  package func scrolled(by offset: Point) -> ViewSpace {
    guard offset != Point() else { return self }
    switch self {
    case .upright(let origin): return .upright(origin - offset)
    case .turned(let transform):
      return .turned(AffineTransform(translation: offset * -1).concatenating(transform))
    }
  }

  package var matrix: AffineTransform {
    switch self {
    case .upright(let origin): AffineTransform(translation: origin)
    case .turned(let transform): transform
    }
  }

  /// The mapping from a view's own coordinates to its superview's, with the transform applied about
  /// the view's centre.
  private static func aboutCenter(
    _ center: Pair, _ size: Pair, _ transform: AffineTransform
  ) -> AffineTransform {
    let half = Point(x: size.x / 2, y: size.y / 2)
    return AffineTransform(translation: half * -1).concatenating(transform)
      .concatenating(AffineTransform(translation: Point(x: center.x, y: center.y)))
  }
}
