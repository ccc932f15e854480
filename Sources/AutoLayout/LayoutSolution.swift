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
  package func solvedFrames() -> [Rect] { views.indices.map { solvedFrame(of: ViewIndex($0)) } }

  func solvedFrame(of view: ViewIndex) -> Rect {
    frames[view.rawValue].map { rect($0) } ?? givenFrames[view.rawValue] ?? Rect(size: canvas.size)
  }

  /// The solved rectangle of a declared guide, in its owner's coordinates.
  package func solvedFrame(of guide: GuideIndex) -> Rect { rect(guideFrames[guide.rawValue]) }

  private func rect(_ frame: FrameVariables) -> Rect {
    Rect(
      x: solver.value(of: frame.left), y: solver.value(of: frame.top),
      width: solver.value(of: frame.width), height: solver.value(of: frame.height))
  }

  /// The geometry of every view on the grid of pixels, or as solved.
  ///
  /// Edges are summed in root coordinates from solved values, then rounded, each by itself; a
  /// position is the difference of rounded origins. A negative size is shown as zero,
  /// as macOS was seen to do. Given frames stay as they are, and so do, in the legacy style, views
  /// whose transform does more than translate.
  ///
  /// - Parameter grid: nil rounds nothing.
  package func geometries(on grid: PixelGrid?) -> [LayoutGeometry] {
    var origins: [Origins] = []
    return zip(views.indices, solvedFrames()).map { index, solved in
      let superview = views[index].superview.map { origins[$0.rawValue] } ?? Origins()
      let (geometry, own) = place(ViewIndex(index), solved, in: superview, on: grid)
      origins.append(own)
      return geometry
    }
  }

  /// In root coordinates: where a view was solved to lie, and where it is shown.
  private struct Origins {
    var solved = Point()
    /// In pixels, which are whole where something is rounded; without a grid in points.
    var shown = Point()
  }

  private func place(
    _ view: ViewIndex, _ solved: Rect, in superview: Origins, on grid: PixelGrid?
  ) -> (LayoutGeometry, Origins) {
    let scale = grid?.scale ?? 1
    if let given = givenFrames[view.rawValue] {
      return (
        LayoutGeometry(center: given.center, size: given.size),
        Origins(
          solved: superview.solved + given.origin, shown: superview.shown + given.origin * scale)
      )
    }
    let absolute = Rect(origin: superview.solved + solved.origin, size: solved.size)
    guard let grid, style == .modern || views[view.rawValue].transform.isTranslation else {
      let shown = superview.shown * (1 / scale)
      let geometry = geometry(view, Rect(origin: absolute.origin - shown, size: absolute.size))
      let origin = shown + geometry.frame.origin
      return (geometry, Origins(solved: origin, shown: origin * scale))
    }
    let pixels = grid.pixels(absolute)
    let local = Rect(origin: pixels.origin - superview.shown, size: pixels.size)
    return (
      geometry(view, grid.points(local)), Origins(solved: absolute.origin, shown: pixels.origin)
    )
  }

  private func geometry(_ view: ViewIndex, _ local: Rect) -> LayoutGeometry {
    let size = Size(width: max(0, local.width), height: max(0, local.height))
    let frame = Rect(origin: local.origin, size: size)
    return LayoutGeometry(
      center: style == .legacy ? legacyCenter(of: view, frame) : frame.center, size: size)
  }
}
