import AutoLayout
import Primitives
import TimelineModel

/// What the colour of a view at a point is computed from while nothing moves, but for gradients and images.
///
/// Nothing but numbers: a whole `Appearance` is copied with its references, a fifth of the sampling (perf).
struct BackdropLayer {
  /// To the superview's coordinates, before that one's content offset.
  let space: AffineTransform
  let size: Size
  let contentOffset: Point
  let alpha: Double
  let clipsToBounds: Bool
  let background: CompositedColor
  let hasGradient: Bool
  let hasImage: Bool

  /// Nil for a view that is not shown.
  ///
  /// - Parameter runner: borrowed, because an initializer would be given a copy for each view.
  init?(_ view: Int, of runner: borrowing Runner) {
    guard runner.isVisible(view) else { return nil }
    let appearance = runner.appearances[view]
    space = runner.space(of: view)
    size = runner.geometries[view].size
    contentOffset = runner.contentOffsets[view] ?? Point()
    alpha = appearance.alpha
    clipsToBounds = appearance.layer.clipsToBounds
    background = CompositedColor(appearance.backgroundColor)
    hasGradient = appearance.gradient != nil
    hasImage = appearance.image != nil
  }

  func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.x <= size.width && point.y >= 0 && point.y <= size.height
  }

  /// Whether the view itself paints nothing at a point inside or outside of it.
  func isClear(isInside: Bool) -> Bool {
    !hasImage && (!isInside || background.alpha == 0 && !hasGradient)
  }
}

extension Gradient {
  /// - Parameter point: in a view's own coordinates.
  func color(at point: Point, in size: Size) -> PremultipliedColor? {
    components.paint(size, mappedBy: .identity)?.color(at: point)
  }
}

extension ViewImage {
  /// The colour of the image's pixel at a point in a view's own coordinates; nil beside the image.
  func color(at point: Point, in size: Size) -> PremultipliedColor? {
    let frame = contentMode.frame(of: file.size, in: size)
    guard (frame.minX...frame.maxX).contains(point.x), (frame.minY...frame.maxY).contains(point.y)
    else { return nil }
    let (columns, rows) = axes(in: frame)
    let column = min(columns.count - 1, Int(columns.source(at: point.x)))
    let row = min(rows.count - 1, Int(rows.source(at: point.y)))
    return file.bitmap.color(column: column, row: row)
  }
}

extension AffineTransform {
  /// The point that is mapped to this one; nil if the map is singular.
  func inverted(_ point: Point) -> Point? {
    let determinant = determinant
    guard determinant != 0 else { return nil }
    let (x, y) = (point.x - tx, point.y - ty)
    return Point(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
  }
}
