import ConstraintSolver
package import Primitives

/// The centre and size that a layout pass assigns to a view, as `layoutSubviews` does.
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

  /// The solved, unrounded size of every view.
  package func solvedSizes() -> [Size] {
    let solution = solver.values
    return frames.indices.map { index in
      if let frame = frames[index] {
        return Size(width: solution[frame.width.id], height: solution[frame.height.id])
      }
      return givenFrames[index]?.size ?? canvas.size
    }
  }

  /// The solved, unrounded rectangle of a view in its superview's coordinates.
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

  /// The geometry of every view, rounded to pixels or as solved.
  ///
  /// Edges are computed in root coordinates from solved values and rounded independently; a position
  /// is the difference of rounded origins. A negative size becomes zero, as observed on macOS. Given
  /// frames are not rounded and, in the legacy style, neither are views with a transform that is not
  /// a translation.
  ///
  /// - Parameter grid: nil rounds nothing.
  package func geometries(on grid: PixelGrid?) -> [LayoutGeometry] {
    let solution = solver.values
    var origins: [Origins] = []
    var geometries: [LayoutGeometry] = []
    origins.reserveCapacity(views.count)
    geometries.reserveCapacity(views.count)
    for (index, superview) in superviews.enumerated() {
      let above = superview.map { origins[$0.rawValue] } ?? Origins()
      let (geometry, own) =
        frames[index].map { place(index, Span($0, in: solution, of: above), above, on: grid) }
        ?? given(index, above, on: grid)
      geometries.append(geometry)
      origins.append(isScrolled ? own.scrolled(by: views[index].contentOffset, on: grid) : own)
    }
    return geometries
  }

  /// The origin of a view in root coordinates, as solved and as shown.
  ///
  /// This and `Span` are plain numbers, because every layout visits all views: operations on points
  /// and rectangles, which are calls into another module, took two thirds of its instructions.
  private struct Origins {
    var solvedX = 0.0
    var solvedY = 0.0
    /// In pixels, whole numbers if the view is rounded; in points without a grid.
    var shownX = 0.0
    var shownY = 0.0

    /// The origin of the view's content.
    func scrolled(by offset: Point, on grid: PixelGrid?) -> Origins {
      Origins(
        solvedX: solvedX - offset.x, solvedY: solvedY - offset.y,
        shownX: shownX - (grid?.pixels(offset.x) ?? offset.x),
        shownY: shownY - (grid?.pixels(offset.y) ?? offset.y))
    }
  }

  /// The content offset of a view, rounded to pixels as `UIScrollView` does.
  package func contentOffset(of view: ViewIndex, on grid: PixelGrid) -> Point {
    let offset = views[view.rawValue].contentOffset
    return Point(x: grid.pixels(offset.x) / grid.scale, y: grid.pixels(offset.y) / grid.scale)
  }

  /// A solved rectangle in root coordinates.
  private struct Span {
    var minX: Double
    var minY: Double
    var width: Double
    var height: Double

    init(_ frame: FrameVariables, in solution: [Double], of superview: Origins) {
      minX = superview.solvedX + solution[frame.left.id]
      minY = superview.solvedY + solution[frame.top.id]
      width = solution[frame.width.id]
      height = solution[frame.height.id]
    }
  }

  private func given(
    _ view: Int, _ superview: Origins, on grid: PixelGrid?
  ) -> (LayoutGeometry, Origins) {
    let scale = grid?.scale ?? 1
    let given = givenFrames[view] ?? Rect(size: canvas.size)
    return (
      LayoutGeometry(center: given.center, size: given.size),
      Origins(
        solvedX: superview.solvedX + given.minX, solvedY: superview.solvedY + given.minY,
        shownX: superview.shownX + given.minX * scale,
        shownY: superview.shownY + given.minY * scale)
    )
  }

  private func place(
    _ view: Int, _ solved: Span, _ superview: Origins, on grid: PixelGrid?
  ) -> (LayoutGeometry, Origins) {
    guard let grid, style == .modern || views[view].transform.isTranslation else {
      return unrounded(view, solved, superview, scale: grid?.scale ?? 1)
    }
    let x = grid.pixels(solved.minX)
    let y = grid.pixels(solved.minY)
    let width = grid.pixels(solved.minX + solved.width) - x
    let height = grid.pixels(solved.minY + solved.height) - y
    let scale = grid.scale
    let geometry = geometry(
      view, (x - superview.shownX) / scale, (y - superview.shownY) / scale, width / scale,
      height / scale)
    return (
      geometry, Origins(solvedX: solved.minX, solvedY: solved.minY, shownX: x, shownY: y)
    )
  }

  private func unrounded(
    _ view: Int, _ solved: Span, _ superview: Origins, scale: Double
  ) -> (LayoutGeometry, Origins) {
    let shown = Point(x: superview.shownX, y: superview.shownY) * (1 / scale)
    let geometry = geometry(
      view, solved.minX - shown.x, solved.minY - shown.y, solved.width, solved.height)
    let origin = shown + geometry.frame.origin
    return (
      geometry,
      Origins(
        solvedX: origin.x, solvedY: origin.y, shownX: origin.x * scale, shownY: origin.y * scale)
    )
  }

  private func geometry(
    _ view: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> LayoutGeometry {
    let size = Size(width: max(0, width), height: max(0, height))
    guard style == .modern else {
      let frame = Rect(origin: Point(x: x, y: y), size: size)
      return LayoutGeometry(center: legacyCenter(of: ViewIndex(view), frame), size: size)
    }
    return LayoutGeometry(
      center: Point(x: x + size.width / 2, y: y + size.height / 2), size: size)
  }
}
