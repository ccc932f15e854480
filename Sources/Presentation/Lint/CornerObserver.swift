import AutoLayout
import Primitives
import TimelineModel

/// Observes at every rest whether an image or a subview is drawn over the rounded corners of a view, and
/// whether a label has rounded corners.
///
/// A view that clips at some time is right then, and is not observed.
struct CornerObserver {
  private let superviews: [ViewIndex?]
  /// By view: whether it is rounded at some time and never clips, unless it has been found.
  private var isObserved: [Bool]
  private var found: [Lint.SquareCorners] = []

  init(_ timeline: Timeline) {
    superviews = timeline.views.map(\.superview)
    isObserved = timeline.roundedViewsThatNeverClip
  }

  /// - Parameter changed: the views that have changed since the last rest, or whose superview has,
  ///   ascending.
  mutating func note(_ runner: Runner, changed: [Int]) {
    for view in changed {
      if isObserved[view], runner.hasSquareImage(view) { find(view, .image) }
      if isObserved[view], runner.isRoundLabel(view) { find(view, .label) }
      guard let superview = superviews[view]?.rawValue, isObserved[superview],
        runner.isSquare(view, over: superview)
      else { continue }
      find(superview, .subview(ViewIndex(view)))
    }
  }

  private mutating func find(_ view: Int, _ content: Lint.SquareCorners.Content) {
    isObserved[view] = false
    found.append(Lint.SquareCorners(view: ViewIndex(view), content: content))
  }

  /// In the order of the views.
  var lints: [Lint] {
    found.sorted { $0.view.rawValue < $1.view.rawValue }.map { .squareCorners($0) }
  }
}

extension Timeline {
  fileprivate var roundedViewsThatNeverClip: [Bool] {
    var isRounded = views.map { $0.appearance.layer.cornerRadius > 0 }
    var clips = views.map(\.appearance.layer.clipsToBounds)
    for change in keyframes.lazy.flatMap(\.changes) {
      guard case .setLayer(let view, let property) = change.operation else { continue }
      if case .cornerRadius(let radius) = property, radius > 0 { isRounded[view.rawValue] = true }
      if property == .clipsToBounds(true) { clips[view.rawValue] = true }
    }
    return zip(isRounded, clips).map { $0 && !$1 }
  }
}

extension Runner {
  /// Whether a view's image is drawn over its rounded corners.
  fileprivate func hasSquareImage(_ view: Int) -> Bool {
    guard let image = appearances[view].image, isVisible(view) else { return false }
    return outline(of: view).cutOffPoints.contains {
      image.isPainted(at: $0, in: geometries[view].size)
    }
  }

  /// A `UILabel` fills its bounds as its layer's contents, which only clipping rounds.
  fileprivate func isRoundLabel(_ view: Int) -> Bool {
    appearances[view].text != nil && appearances[view].backgroundColor.alpha > 0
      && appearances[view].layer.cornerRadius > 0 && isVisible(view)
  }

  /// Whether a subview is drawn over its superview's rounded corners.
  fileprivate func isSquare(_ subview: Int, over view: Int) -> Bool {
    let offset = contentOffsets[view] ?? Point()
    guard isVisible(view), isVisible(subview),
      isInside(subview, Rect(origin: offset, size: geometries[view].size))
    else { return false }
    return outline(of: view).cutOffPoints.contains { isPainted(subview, at: $0 + offset) }
  }

  private func outline(of view: Int) -> RoundedRect {
    RoundedRect(
      Rect(size: geometries[view].size), radius: appearances[view].layer.cornerRadius,
      corners: appearances[view].layer.maskedCorners)
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
    guard let place = space(of: subview).inverted(point),
      (0...max(0, size.width)).contains(place.x), (0...max(0, size.height)).contains(place.y)
    else { return false }
    let isCutOff = outline(of: subview).cutsOff(place)
    let hasBackground = appearance.backgroundColor.alpha > 0 || appearance.gradient != nil
    let showsImage = !isCutOff || !appearance.layer.clipsToBounds
    return hasBackground && !isCutOff
      || showsImage && appearance.image?.isPainted(at: place, in: size) ?? false
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
