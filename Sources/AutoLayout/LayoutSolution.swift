import ConstraintSolver
package import Primitives

/// Where a layout pass puts a view: what `layoutSubviews` of its superview sets.
package struct LayoutGeometry: Hashable, Sendable {
  /// In the superview's coordinates, in points.
  package var center: Point
  package var size: Size

  package init(center: Point = Point(), size: Size = Size()) {
    self.center = center
    self.size = size
  }

  /// The rectangle in the superview's coordinates.
  package var frame: Rect { Rect(center: center, size: size) }
}

extension LayoutEngine {
  /// The solved, unrounded rectangle of every view in its superview's coordinates.
  package func solvedFrames() -> [Rect] {
    frames.map { frame in
      guard let frame else { return Rect(size: canvas.size) }
      return Rect(
        x: solver.value(of: frame.left), y: solver.value(of: frame.top),
        width: solver.value(of: frame.width), height: solver.value(of: frame.height))
    }
  }

  /// The geometry of every view on the grid of pixels.
  ///
  /// Edges are summed in root coordinates from solved values, then rounded, each by itself; a
  /// position is the difference of rounded origins. A negative size is shown as zero,
  /// as macOS was seen to do.
  package func geometries(on grid: PixelGrid) -> [LayoutGeometry] {
    let solved = solvedFrames()
    var absolute: [Point] = []
    var roundedOrigins: [Point] = []
    return views.indices.map { index in
      guard let superview = views[index].superview else {
        absolute.append(Point())
        roundedOrigins.append(Point())
        return LayoutGeometry(
          center: Rect(size: canvas.size).center, size: canvas.size)
      }
      let origin = absolute[superview.rawValue] + solved[index].origin
      let rounded = grid.rounded(Rect(origin: origin, size: solved[index].size))
      absolute.append(origin)
      roundedOrigins.append(rounded.origin)
      let size = Size(width: max(0, rounded.width), height: max(0, rounded.height))
      let frame = Rect(origin: rounded.origin - roundedOrigins[superview.rawValue], size: size)
      return LayoutGeometry(center: frame.center, size: size)
    }
  }
}
