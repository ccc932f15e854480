import Primitives

/// The contours of a shape as polygons, in pixels.
struct FlattenedShape {
  private(set) var contours: [[Point]] = []

  private let edges: EdgeRasterization
  /// From the shape's own space to pixels.
  private let map: AffineTransform
  /// The same, or that of the rectangle that is being appended.
  private var transform: AffineTransform

  init(_ shape: Shape, _ edges: EdgeRasterization) {
    self.edges = edges
    (map, transform) = (shape.transform, shape.transform)
    switch shape.outline {
    case .rounded(let rounded): append(rounded)
    case .border(let outer, let width):
      if width > 0 { appendRing(outer, outer.inset(by: width)) }
    case .contours(let contours): for contour in contours { append(contour) }
    }
  }

  private mutating func appendRing(_ outer: RoundedRect, _ inner: RoundedRect?) {
    append(outer)
    guard let inner else { return }
    append(inner)
    // A contour that runs the opposite way is subtracted.
    contours[contours.count - 1].reverse()
  }

  private mutating func append(_ contour: Contour) {
    var points = [transform(contour.start)]
    for segment in contour.segments {
      switch segment {
      case .line(let end): points.append(transform(end))
      case .cubic(let first, let second, let end):
        let curve = CubicCurve(
          points[points.count - 1], transform(first), transform(second), transform(end))
        curve.appendChords(to: &points, edges)
      }
    }
    contours.append(points)
  }

  private mutating func append(_ rounded: RoundedRect) {
    guard rounded.rect.width > 0, rounded.rect.height > 0 else { return }
    transform = edges == .device ? DeviceShape.snapped(rounded, map) ?? map : map
    let arc =
      rounded.radius == 0 || edges == .coreGraphics
      ? [] : QuarterArc.points(radius: rounded.radius * transform.largestStretch)
    var points: [Point] = []
    points.reserveCapacity(4 * (arc.count + 1))
    for corner in RoundedCorner.all(of: rounded) { append(corner, arc, to: &points) }
    contours.append(points)
  }

  private func append(_ corner: RoundedCorner, _ arc: [Point], to points: inout [Point]) {
    guard corner.radius > 0 else { return points.append(transform(corner.vertex)) }
    points.append(transform(corner.start))
    if edges == .coreGraphics {
      corner.curve(mappedBy: transform).appendChords(to: &points, edges)
    } else {
      for point in arc.dropFirst().dropLast() { points.append(transform(corner.point(point))) }
      points.append(transform(corner.end))
    }
  }
}

extension AffineTransform {
  /// An upper bound of the factor by which lengths grow.
  fileprivate var largestStretch: Double { (a * a + b * b + c * c + d * d).squareRoot() }
}
