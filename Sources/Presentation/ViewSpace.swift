import AutoLayout
package import Primitives

/// The coordinates inside a view, and how they lie in those of an ancestor, such as `root`.
package enum ViewSpace: Hashable, Sendable {
  /// Where the origin is; every view without a transform keeps to this, so that the pixels of
  /// upright views do not pass through a matrix.
  case upright(Point)
  case turned(AffineTransform)

  package func inside(_ view: PresentedView) -> ViewSpace {
    let origin = view.geometry.frame.origin
    guard view.transform.isTranslation, case .upright(let own) = self else {
      return .turned(Self.aboutCenter(view).concatenating(matrix))
    }
    return .upright(own + origin + view.transform.translation)
  }

  package var matrix: AffineTransform {
    switch self {
    case .upright(let origin): AffineTransform(translation: origin)
    case .turned(let transform): transform
    }
  }

  /// From a view's own coordinates to its superview's: the transform moves it about its centre.
  private static func aboutCenter(_ view: PresentedView) -> AffineTransform {
    let half = Point(x: view.geometry.size.width / 2, y: view.geometry.size.height / 2)
    return AffineTransform(translation: half * -1).concatenating(view.transform)
      .concatenating(AffineTransform(translation: view.geometry.center))
  }
}
