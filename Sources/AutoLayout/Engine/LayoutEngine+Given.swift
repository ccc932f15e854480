import ConstraintSolver
import Primitives

/// What of a layout is not found by solving: the rectangles that views are given, and, in the
/// legacy style, their transforms.
extension LayoutEngine {
  /// The box around a view's transformed bounds, as sums over its width and height; in the modern
  /// style its bounds.
  func boxExtent(of view: ViewIndex, _ axis: LayoutAxis) -> LinearForm {
    let transform = views[view.rawValue].transform
    guard style == .legacy, !transform.isTranslation else { return extent(of: view, axis) }
    let (x, y) =
      axis == .horizontal ? (transform.a, transform.c) : (transform.b, transform.d)
    return extent(of: view, .horizontal) * abs(x) + extent(of: view, .vertical) * abs(y)
  }

  /// Where the engine has the origin of a view with a given frame: where the frame lies, unless
  /// the legacy style is to find its centre there by the way back.
  func givenOrigin(of view: ViewIndex, _ frame: Rect) -> Point {
    guard style == .legacy else { return frame.origin }
    return frame.center - boxSize(of: view, frame.size) * 0.5
      + views[view.rawValue].transform.translation * 0.5
  }

  /// Half of the box, less half of the translation, from the engine's origin: the legacy
  /// style's centre. That the translation counts half is what the article's figure shows.
  func legacyCenter(of view: ViewIndex, _ frame: Rect) -> Point {
    frame.origin + boxSize(of: view, frame.size) * 0.5
      - views[view.rawValue].transform.translation * 0.5
  }

  private func boxSize(of view: ViewIndex, _ size: Size) -> Point {
    let transform = views[view.rawValue].transform
    return Point(
      x: abs(transform.a) * size.width + abs(transform.c) * size.height,
      y: abs(transform.b) * size.width + abs(transform.d) * size.height)
  }
}
