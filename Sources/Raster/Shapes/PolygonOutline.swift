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
  let isSampled: Bool
  /// Whether contours have sides that are level; they are not among the edges.
  let hasLevelSides: Bool

  /// Nil if the shape touches no pixel, or if a vertex is not finite.
  init?(_ shape: Shape, edges style: EdgeRasterization, width: Int, height: Int) {
    isSampled = style == .device && shape.isTurnedRect
    samples = isSampled ? SampledShape(shape, width: width, height: height) : nil
    if isSampled, samples == nil { return nil }
    guard let sides = OutlineSides(FlattenedShape(shape, style).contours, width: width) else {
      return nil
    }
    let start = max(0, GridPoint.pixel(at: sides.top))
    let end = min(height, GridPoint.pixelEdge(atOrAfter: sides.bottom))
    guard !sides.columns.isEmpty, start < end else { return nil }
    edges = sides.edges
    hasLevelSides = sides.hasLevelSides
    // Rounded to 1/256 pixel, a corner may be in another pixel.
    columns = samples.map { sides.columns.hull($0.columns) } ?? sides.columns
    rows = samples.map { (start..<end).hull($0.rows) } ?? start..<end
    scale = CoverageScale(style)
  }
}

/// The sides of contours that are not level, and how far they reach.
private struct OutlineSides {
  /// From the highest top end down.
  private(set) var edges: [PolygonEdge] = []
  private(set) var top = Int.max
  private(set) var bottom = Int.min
  private(set) var hasLevelSides = false
  private var left = Int.max
  private var right = Int.min
  private let width: Int

  /// Nil if there are none, or if a vertex is not finite.
  init?(_ contours: [[Point]], width: Int) {
    self.width = width
    edges.reserveCapacity(contours.reduce(0) { $0 + $1.count })
    for contour in contours where !contour.isEmpty {
      if !append(contour) { return nil }
    }
    if edges.isEmpty { return nil }
    edges.sort { $0.top.y < $1.top.y }
  }

  /// The columns of the picture that they pass through.
  var columns: Range<Int> {
    let start = min(max(GridPoint.pixel(at: left), 0), width)
    return start..<max(start, min(GridPoint.pixelEdge(atOrAfter: right), width))
  }

  /// - Returns: whether all vertices are finite.
  private mutating func append(_ contour: [Point]) -> Bool {
    guard contour.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return false }
    var start = GridPoint(contour[contour.count - 1])
    for point in contour {
      let end = GridPoint(point)
      if let edge = PolygonEdge(from: start, to: end) {
        edges.append(edge)
        extend(by: edge)
      } else if start.x != end.x {
        hasLevelSides = true
      }
      start = end
    }
    return true
  }

  @inline(__always)
  private mutating func extend(by edge: PolygonEdge) {
    (left, right) = (min(left, edge.top.x, edge.bottom.x), max(right, edge.top.x, edge.bottom.x))
    (top, bottom) = (min(top, edge.top.y), max(bottom, edge.bottom.y))
  }
}

extension Shape {
  /// Whether it is a rectangle or a border with edges that are not upright.
  fileprivate var isTurnedRect: Bool {
    if case .contours = outline { return false }
    return transform.b != 0 || transform.c != 0
  }
}
