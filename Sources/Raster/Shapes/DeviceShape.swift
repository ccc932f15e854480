import Primitives

/// How a rounded rectangle is drawn as the render server of iOS draws edges: straight ones by its rules,
/// and corners by area, because how it draws those is not known.
enum DeviceShape {
  /// An upright shape with its edges on the pixels' edges that the rules of the server give; nil for any
  /// other one.
  static func snapped(_ rounded: RoundedRect, _ transform: AffineTransform) -> AffineTransform? {
    let rect = rounded.rect
    guard transform.b == 0, transform.c == 0, rect.width > 0, rect.height > 0 else { return nil }
    let (start, end) = (transform(rect.origin), transform(Point(x: rect.maxX, y: rect.maxY)))
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
    let (first, last) = (DevicePoint(start), DevicePoint(end))
    let (left, right) = (DevicePoint.edge(at: first.x), DevicePoint.edge(at: last.x))
    let (top, bottom) = (DevicePoint.edge(at: first.y), DevicePoint.edge(at: last.y))
    let (a, d) = (Double(right - left) / rect.width, Double(bottom - top) / rect.height)
    return AffineTransform(
      a: a, d: d, tx: Double(left) - a * rect.minX, ty: Double(top) - d * rect.minY)
  }
}

/// The pixels of a turned rounded rectangle or ring whose centres decide, and the corners that are drawn
/// by area. A class, so that outlines are copied without what it has.
final class SampledShape: Sendable {
  private let outer: SampledQuad
  private let inner: SampledQuad?
  private let corners: [SampledQuad]

  /// Nil if it covers no pixel.
  init?(_ shape: Shape, width: Int, height: Int) {
    func quad(_ rect: Rect) -> SampledQuad? {
      SampledQuad(Quad(rect, mappedBy: shape.transform), width: width, height: height)
    }
    switch shape.outline {
    case .rounded(let rounded):
      guard let body = quad(rounded.rect) else { return nil }
      (outer, inner) = (body, nil)
      corners = rounded.cornerSquares.compactMap(quad)
    case .border(let rounded, let width):
      guard width > 0, let body = quad(rounded.rect) else { return nil }
      outer = body
      inner = rounded.inset(by: width).flatMap { quad($0.rect) }
      corners = rounded.cornerSquares.compactMap(quad)
    case .contours: return nil
    }
  }

  var columns: Range<Int> { outer.columns }
  var rows: Range<Int> { outer.rows }

  /// Replaces squares by the parts of a row where areas decide, from left to right.
  func findCorners(inRow row: Int, _ squares: inout [Range<Int>]) {
    squares.removeAll(keepingCapacity: true)
    for index in corners.indices where corners[index].rows.contains(row) {
      let square = corners[index].columns(inRow: row)
      if square.isEmpty { continue }
      let place = squares.firstIndex { $0.lowerBound > square.lowerBound } ?? squares.count
      squares.insert(square, at: place)
    }
  }

  /// Replaces runs by those of a row.
  ///
  /// - Parameters:
  ///   - squares: the parts in which those of the areas remain.
  func cut(
    row: Int, areas: [LevelRun], in squares: [Range<Int>], into runs: inout [LevelRun]
  ) {
    runs.removeAll(keepingCapacity: true)
    let whole = outer.rows.contains(row) ? outer.columns(inRow: row) : 0..<0
    let hole = inner.map { $0.rows.contains(row) ? $0.columns(inRow: row) : 0..<0 } ?? 0..<0
    var place = 0
    for square in squares {
      runs.append(whole, without: hole, in: place..<max(place, square.lowerBound))
      for run in areas {
        runs.append(run.range.clamped(to: square), level: run.level)
      }
      place = max(place, square.upperBound)
    }
    runs.append(whole, without: hole, in: place..<max(place, outer.columns.upperBound))
  }
}

extension [LevelRun] {
  /// Appends what is whole, but for a hole, in a part of a row.
  fileprivate mutating func append(
    _ whole: Range<Int>, without hole: Range<Int>, in columns: Range<Int>
  ) {
    if hole.isEmpty { return append(whole.clamped(to: columns), level: 255) }
    let left = whole.lowerBound..<Swift.max(whole.lowerBound, hole.lowerBound)
    let right = Swift.min(whole.upperBound, hole.upperBound)..<whole.upperBound
    append(left.clamped(to: columns), level: 255)
    append(right.clamped(to: columns), level: 255)
  }
}

extension RoundedRect {
  /// The squares about the corners that are rounded.
  fileprivate var cornerSquares: [Rect] {
    guard radius > 0 else { return [] }
    let (right, bottom) = (rect.maxX - radius, rect.maxY - radius)
    let places: [(RectCorners, Double, Double)] = [
      (.topLeft, rect.minX, rect.minY), (.topRight, right, rect.minY),
      (.bottomRight, right, bottom), (.bottomLeft, rect.minX, bottom),
    ]
    return places.filter { corners.contains($0.0) }.map { _, x, y in
      Rect(x: x, y: y, width: radius, height: radius)
    }
  }
}
