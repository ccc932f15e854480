import Primitives

extension BlurredMask {
  /// The shadow of a shape; nil if it touches no pixel.
  ///
  /// - Parameters:
  ///   - sigma: in pixels.
  ///   - style: the mask of a shape on a device has exact coverage, too, because it is blurred.
  init?(
    _ shape: Shape, sigma: Double, edges style: EdgeRasterization, width: Int, height: Int
  ) {
    let kernel = GaussianKernel(sigma: sigma)
    let margin = kernel.reach
    // Moved so that what is outside the picture but casts a shadow into it has columns and rows, too.
    let moved = AffineTransform(translation: Point(x: Double(margin), y: Double(margin)))
    guard
      let polygon = PolygonOutline(
        Shape(shape.outline, shape.transform.concatenating(moved)),
        edges: style == .coreGraphics ? style : .exact, width: width + 2 * margin,
        height: height + 2 * margin)
    else { return nil }
    var rows = MaskRows(polygon, margin: margin)
    self.init(
      polygon.rows.moved(by: -margin), kernel,
      in: PixelRect(columns: 0..<width, rows: 0..<height), runs: { rows.runs($0) })
    if pixels.isEmpty { return nil }
  }
}

/// The rows of a polygon's mask, from the top down.
private struct MaskRows {
  private let polygon: PolygonOutline
  private let margin: Int
  private var row = PolygonRow()
  private var sides = PolygonSides()

  init(_ polygon: PolygonOutline, margin: Int) {
    self.polygon = polygon
    self.margin = margin
  }

  /// - Parameter row: of the picture; one row further down with each call.
  mutating func runs(_ row: Int) -> [LevelRun] {
    let place = row + margin
    let edges = polygon.edges
    sides.cut(place, edges.span)
    var runs: [LevelRun] = []
    self.row.sum(sides, polygon.columns, polygon.scale, into: &runs)
    let moved = Int32(truncatingIfNeeded: margin)
    return runs.map { LevelRun(start: $0.start - moved, end: $0.end - moved, level: $0.level) }
  }
}
