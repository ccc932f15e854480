import AutoLayout
package import Primitives

/// The coordinates inside a view, and how they lie in those of an ancestor, such as `root`.
package enum ViewSpace: Hashable, Sendable {
  /// Where the origin is; every view without a transform keeps to this, so that the pixels of
  /// upright views do not pass through a matrix.
  case upright(Point)
  case turned(AffineTransform)

  package func inside(_ view: PresentedView) -> ViewSpace {
    inside(
      Pair(view.geometry.center), Pair(view.geometry.size),
      view.transform == .identity ? nil : view.transform)
  }

  /// - Parameter transform: about the view's centre; nil is the identity.
  func inside(_ center: Pair, _ size: Pair, _ transform: AffineTransform?) -> ViewSpace {
    guard transform?.isTranslation ?? true, case .upright(let own) = self else {
      return .turned(
        Self.aboutCenter(center, size, transform ?? .identity).concatenating(matrix))
    }
    let translation = transform.map { Pair(x: $0.tx, y: $0.ty) } ?? .zero
    return .upright(Self.origin(Pair(own), center, size, translation).point)
  }

  /// The origin of an upright view. Zero is added too, for what the identity makes of a negative
  /// zero.
  static func origin(
    _ superview: Pair, _ center: Pair, _ size: Pair, _ translation: Pair = .zero
  ) -> Pair {
    superview + (center - size * 0.5) + translation
  }

  package var matrix: AffineTransform {
    switch self {
    case .upright(let origin): AffineTransform(translation: origin)
    case .turned(let transform): transform
    }
  }

  /// From a view's own coordinates to its superview's: the transform moves it about its centre.
  private static func aboutCenter(
    _ center: Pair, _ size: Pair, _ transform: AffineTransform
  ) -> AffineTransform {
    let half = Point(x: size.x / 2, y: size.y / 2)
    return AffineTransform(translation: half * -1).concatenating(transform)
      .concatenating(AffineTransform(translation: Point(x: center.x, y: center.y)))
  }
}
