import AutoLayout
import Primitives
import TimelineModel

/// Observes at every rest whether an image or a subview is drawn over the rounded corners of a view.
///
/// A view that clips at some time is right then, and is not observed.
struct CornerObserver {
  /// Views that are rounded at some time and never clip, without those that have been found.
  private var views: [Int]
  private var found: [Lint.SquareCorners] = []

  init(_ timeline: Timeline) { views = timeline.roundedViewsThatNeverClip }

  mutating func note(_ runner: Runner) {
    guard !views.isEmpty else { return }
    let siblings = runner.siblings.current
    var rest: [Int] = []
    for view in views {
      if let content = runner.squareContent(of: view, siblings[view]) {
        found.append(Lint.SquareCorners(view: ViewIndex(view), content: content))
      } else {
        rest.append(view)
      }
    }
    views = rest
  }

  /// In the order of the views.
  var lints: [Lint] {
    found.sorted { $0.view.rawValue < $1.view.rawValue }.map { .squareCorners($0) }
  }
}

extension Timeline {
  fileprivate var roundedViewsThatNeverClip: [Int] {
    var isRounded = views.map { $0.appearance.layer.cornerRadius > 0 }
    var clips = views.map(\.appearance.layer.clipsToBounds)
    for change in keyframes.lazy.flatMap(\.changes) {
      guard case .setLayer(let view, let property) = change.operation else { continue }
      if case .cornerRadius(let radius) = property, radius > 0 { isRounded[view.rawValue] = true }
      if property == .clipsToBounds(true) { clips[view.rawValue] = true }
    }
    return views.indices.filter { isRounded[$0] && !clips[$0] }
  }
}

extension Runner {
  /// What is drawn over a rounded corner of a view; nil if nothing is.
  fileprivate func squareContent(
    of view: Int, _ subviews: [ViewIndex]
  ) -> Lint.SquareCorners.Content? {
    let (appearance, size) = (appearances[view], geometries[view].size)
    guard appearance.layer.cornerRadius > 0, appearance.image != nil || !subviews.isEmpty,
      isVisible(view)
    else { return nil }
    let corners = RoundedRect(
      Rect(size: size), radius: appearance.layer.cornerRadius,
      corners: appearance.layer.maskedCorners)
    let points = corners.cutOffPoints
    if points.contains(where: { appearance.image?.isPainted(at: $0, in: size) ?? false }) {
      return .image
    }
    let offset = contentOffsets[view] ?? Point()
    let square = subviews.first { subview in
      isInside(subview.rawValue, Rect(origin: offset, size: size))
        && points.contains { isPainted(subview.rawValue, at: $0 + offset) }
    }
    return square.map { .subview($0) }
  }

  /// Whether a subview does not exceed its superview: one that does, such as a badge, is meant to cross
  /// its corners.
  private func isInside(_ subview: Int, _ bounds: Rect) -> Bool {
    let tolerance = 1e-3
    let box = Rect(boundingBoxOf: Rect(size: geometries[subview].size), space(of: subview))
    return bounds.minX - tolerance <= box.minX && box.maxX <= bounds.maxX + tolerance
      && bounds.minY - tolerance <= box.minY && box.maxY <= bounds.maxY + tolerance
  }

  /// Whether a subview itself fills a point of its superview.
  private func isPainted(_ subview: Int, at point: Point) -> Bool {
    let (appearance, size) = (appearances[subview], geometries[subview].size)
    guard isVisible(subview), let place = space(of: subview).inverted(point),
      (0...max(0, size.width)).contains(place.x), (0...max(0, size.height)).contains(place.y)
    else { return false }
    let shape = RoundedRect(
      Rect(size: size), radius: appearance.layer.cornerRadius,
      corners: appearance.layer.maskedCorners)
    return appearance.image?.isPainted(at: place, in: size) ?? false
      || (appearance.backgroundColor.alpha > 0 || appearance.gradient != nil)
        && !shape.cutsOff(place)
  }
}

extension ViewImage {
  fileprivate func isPainted(at point: Point, in size: Size) -> Bool {
    color(at: point, in: size).map { $0.alpha > 0 } ?? false
  }
}

extension RoundedRect {
  /// By corner: the point of the rectangle from which a corner's arc bends away, and the direction to
  /// the arc's centre.
  private var arcs: [(corner: Point, inwards: Point)] {
    [
      (.topLeft, Point(x: rect.minX, y: rect.minY), Point(x: 1, y: 1)),
      (.topRight, Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 1)),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: -1, y: -1)),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: -1)),
    ].compactMap { (corner: RectCorners, point: Point, inwards: Point) in
      corners.contains(corner) ? (point, inwards) : nil
    }
  }

  /// A point of each rounded corner, inside the rectangle and a tenth of the radius from two sides: the
  /// arc passes at three tenths.
  fileprivate var cutOffPoints: [Point] {
    radius > 0 ? arcs.map { $0.corner + $0.inwards * (radius / 10) } : []
  }

  /// Whether a point of the rectangle is outside of a rounded corner.
  fileprivate func cutsOff(_ point: Point) -> Bool {
    arcs.contains { arc in
      let center = arc.corner + arc.inwards * radius
      let (x, y) = ((center.x - point.x) * arc.inwards.x, (center.y - point.y) * arc.inwards.y)
      return x > 0 && y > 0 && x * x + y * y > radius * radius
    }
  }
}
