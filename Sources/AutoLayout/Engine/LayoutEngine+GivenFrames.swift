import ConstraintSolver
import Primitives

/// The parts of a layout that are given instead of solved: frames that views declare and, in the
/// legacy style, their transforms.
extension LayoutEngine {
  /// Appends the terms of the extent of the bounding box of a view's transformed bounds; in the modern style of
  /// its bounds.
  ///
  /// - Returns: what is not variable.
  func appendBoundingExtent(
    _ factor: Double, of view: ViewIndex, _ axis: LayoutAxis, to terms: inout [Term]
  ) -> Double {
    let transform = views[view.rawValue].transform
    guard style == .legacy, !transform.isTranslation else {
      return appendExtent(factor, of: view, axis, to: &terms)
    }
    let (x, y) =
      axis == .horizontal ? (transform.a, transform.c) : (transform.b, transform.d)
    return abs(x) * appendExtent(abs(x) * factor, of: view, .horizontal, to: &terms)
      + abs(y) * appendExtent(abs(y) * factor, of: view, .vertical, to: &terms)
  }

  /// The origin that the engine uses for a view with a given frame: the frame's origin. In the legacy
  /// style it is chosen so that `legacyCenter` returns the frame's centre.
  func givenOrigin(of view: ViewIndex, _ frame: Rect) -> Point {
    guard style == .legacy else { return frame.origin }
    return frame.center - boundingSize(of: view, frame.size) * 0.5
      + views[view.rawValue].transform.translation * 0.5
  }

  /// The centre of a view in the legacy style: half of the bounding box from the engine's origin, less
  /// half of the translation, which was observed to count half (see `SolutionStyle`).
  func legacyCenter(of view: ViewIndex, _ frame: Rect) -> Point {
    frame.origin + boundingSize(of: view, frame.size) * 0.5
      - views[view.rawValue].transform.translation * 0.5
  }

  private func boundingSize(of view: ViewIndex, _ size: Size) -> Point {
    let transform = views[view.rawValue].transform
    return Point(
      x: abs(transform.a) * size.width + abs(transform.c) * size.height,
      y: abs(transform.b) * size.width + abs(transform.d) * size.height)
  }
}
