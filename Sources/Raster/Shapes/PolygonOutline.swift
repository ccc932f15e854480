import Primitives

/// The sides of a shape's contours, and the pixels of a picture that it may touch.
struct PolygonOutline: Sendable {
  /// From the highest top end down.
  let edges: [PolygonEdge]
  let columns: Range<Int>
  let rows: Range<Int>
  let scale: CoverageScale
  /// What decides by centres instead; nil if areas decide.
  let samples: SampledShape?

  /// Nil if the shape touches no pixel, or if a vertex is not finite.
  init?(_ shape: Shape, edges style: EdgeRasterization, width: Int, height: Int) {
    let isSampled = style == .device && shape.isTurnedRect
    samples = isSampled ? SampledShape(shape, width: width, height: height) : nil
    if isSampled, samples == nil { return nil }
    let contours = FlattenedShape(shape, style).contours
    guard contours.allSatisfy({ $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) else {
      return nil
    }
    let sides = contours.flatMap { contour in
      let points = contour.map { GridPoint($0) }
      return points.indices.compactMap { index in
        PolygonEdge(from: points[index], to: points[index + 1 < points.count ? index + 1 : 0])
      }
    }
    guard let first = sides.first else { return nil }
    let columns = sides.dropFirst().reduce(first.columns(count: width)) {
      $0.hull($1.columns(count: width))
    }
    let top = sides.reduce(first.top.y) { min($0, $1.top.y) }
    let bottom = sides.reduce(first.bottom.y) { max($0, $1.bottom.y) }
    let start = max(0, GridPoint.pixel(at: top))
    let end = min(height, GridPoint.pixelEdge(atOrAfter: bottom))
    guard !columns.isEmpty, start < end else { return nil }
    edges = sides.sorted { $0.top.y < $1.top.y }
    // Rounded to 1/256 pixel, a corner may be in another pixel.
    self.columns = samples.map { columns.hull($0.columns) } ?? columns
    rows = samples.map { (start..<end).hull($0.rows) } ?? start..<end
    scale = CoverageScale(style)
  }
}

extension Shape {
  /// Whether it is a rectangle or a border with edges that are not upright.
  fileprivate var isTurnedRect: Bool {
    if case .contours = outline { return false }
    return transform.b != 0 || transform.c != 0
  }
}
