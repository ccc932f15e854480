import AutoLayout
package import Planning
import Presentation
import Primitives
package import Reporting
import TimelineModel
import Timing

/// Earlier moments in a picture: where the views that move were, and the ways of points.
///
/// Their colours are below everything but the background of `root`, so that the picture stays what it is;
/// outlines and ways are above it.
package struct OnionSkin: Sendable {
  /// The largest number of earlier moments.
  package static let most = 100
  /// The number of ways that are drawn unless points are named.
  static let mostWays = 12

  let plan: AnimationPlan
  /// At least 1.
  private let count: Int
  private let points: [TracedPoint]

  /// - Parameters:
  ///   - count: of earlier moments.
  ///   - points: as in `card` or `card.topLeft`; none stands for the centres of views that are animated.
  /// - Throws: `usage` for a count that is not in 1 … 100, and a point that does not exist.
  package init(
    _ timeline: PlannedTimeline, count: Int, points: [String] = []
  ) throws(LayoutAnimationError) {
    guard (1...Self.most).contains(count) else {
      throw LayoutAnimationError(
        .usage, "an onion skin has 1 … \(Self.most) earlier moments, not \(count)")
    }
    plan = timeline.plan
    self.count = count
    guard points.isEmpty else {
      var named: [TracedPoint] = []
      for point in points { named.append(try TracedPoint(named: point, in: timeline)) }
      self.points = named
      return
    }
    self.points = plan.movingViews.prefix(Self.mostWays).map { TracedPoint(view: $0) }
  }

  /// Draws over a picture of a moment.
  func draw(over scene: inout Scene, at time: FrameTime) {
    guard let begin = plan.spans.map(\.begin).min(), time.hasReached(begin) else {
      return
    }
    let length = time.lastReached - begin
    let moments = (0..<count).map { number in
      FrameTime(begin + length.part(number, of: count))
    }
    let now = ShownTree(plan, plan.presentation(at: time))
    let before = moments.map { ShownTree(plan, plan.presentation(at: $0)) }
    var fills: [Scene.Command] = []
    var outlines: [Scene.Command] = []
    for view in plan.timeline.views.indices.dropFirst() {
      let places = before.map { ShownBox($0, view, plan.timeline.canvas.scale) }
      let place = ShownBox(now, view, plan.timeline.canvas.scale)
      let isMoved = places.contains { box in box.map { !$0.isPlaced(as: place) } ?? false }
      guard isMoved else { continue }
      for (number, place) in places.enumerated() {
        let strength = Double(number + 1) / Double(count)
        fills += place?.fill(strength: strength, in: &scene) ?? []
        outlines += place?.outline(in: &scene) ?? []
      }
    }
    scene.insert(fills, above: now.views[0])
    scene.commands += outlines
    drawWays(through: frames(from: begin, to: time), with: before + [now], over: &scene)
  }
}

extension OnionSkin {
  /// A way has at most this many pieces; of more frames it goes through every second, third …
  static let mostPieces = 2_000

  /// The frames between two times, with both.
  private func frames(from begin: Nanoseconds, to end: FrameTime) -> [FrameTime] {
    let between = (0..<plan.frameCount).map { plan.clock.time(ofFrame: $0) }.filter {
      $0.hasReached(begin) && !$0.hasReached(end.lastReached)
    }
    let step = between.count / Self.mostPieces + 1
    let kept = stride(from: 0, to: between.count, by: step).map { between[$0] }
    return [FrameTime(begin)] + kept + [end]
  }

  /// The ways of all points, each with a dot where it is in one of the moments.
  private func drawWays(
    through times: [FrameTime], with moments: [ShownTree], over scene: inout Scene
  ) {
    var ways = points.map { _ in [Point]() }
    for time in times {
      let tree = ShownTree(plan, plan.presentation(at: time))
      for (index, point) in points.enumerated() {
        if let place = place(of: point, in: tree) { ways[index].append(place) }
      }
    }
    for (point, way) in zip(points, ways) {
      draw(way, dots: moments.compactMap { place(of: point, in: $0) }, over: &scene)
    }
  }

  private func draw(_ way: [Point], dots: [Point], over scene: inout Scene) {
    let picture = Size(width: Double(plan.width), height: Double(plan.height))
    let scale = Double(plan.timeline.canvas.scale)
    let strokes = zip(way, way.dropFirst()).filter { $0 != $1 }.map { start, end in
      OverlayStroke(from: start, to: end, thickness: scale, in: picture)
    }
    guard !strokes.isEmpty else { return }
    scene.commands.append(.beginGroup(opacity: OverlayInk.haloOpacity))
    scene.commands += strokes.map {
      .fillQuad($0.piece(from: 0, to: $0.length, margin: scale), OverlayInk.paper)
    }
    scene.commands.append(.endGroup)
    scene.commands += strokes.map {
      .fillQuad($0.piece(from: 0, to: $0.length), OverlayInk.required)
    }
    for dot in dots { scene.addDot(at: dot, radius: 2 * scale) }
  }

  /// In pixels; nil if the view is not in the tree, or too far away to be drawn.
  private func place(of point: TracedPoint, in tree: ShownTree) -> Point? {
    let shown = tree.views[point.view.rawValue]
    guard shown.isPresent else { return nil }
    let size = shown.geometry.size
    let own = Point(x: size.width * point.unit.x, y: size.height * point.unit.y)
    let scale = Double(plan.timeline.canvas.scale)
    let place = tree.spaces[point.view.rawValue].matrix(own) * scale
    return max(place.x.magnitude, place.y.magnitude) < 1e9 ? place : nil
  }
}

extension AnimationPlan {
  /// The views whose own animations move them, in the order of the file.
  fileprivate var movingViews: [ViewIndex] {
    let moving: Set<AnimatedProperty> = [.position, .size, .path, .transform]
    let views = Set(spans.filter { moving.contains($0.property) }.map(\.view))
    return views.filter { $0 != .root }.sorted()
  }
}

extension Nanoseconds {
  fileprivate func part(_ number: Int, of count: Int) -> Nanoseconds {
    Nanoseconds(rawValue / Int64(count) * Int64(number))
  }
}

extension Scene {
  /// Inserts commands with exact edges above the background of `root`; above everything if that is more
  /// than a colour.
  fileprivate mutating func insert(_ fills: [Command], above root: PresentedView) {
    var place = 0
    var edges = EdgeRasterization.exact
    while place < commands.count {
      switch commands[place] {
      case .setEdges(let style): edges = style
      case .clip: break
      default:
        if root.isDecorated || root.alpha < 1 {
          place = commands.count
        } else if root.isDrawn {
          place += 1
        }
        commands.insert(
          contentsOf: [.setEdges(.exact)] + fills + [.setEdges(edges)], at: place)
        return
      }
      place += 1
    }
  }

  fileprivate mutating func addDot(at place: Point, radius: Double) {
    for (radius, ink) in [(radius + 1, OverlayInk.paper), (radius, OverlayInk.required)] {
      let box = Rect(center: place, size: Size(width: 2 * radius, height: 2 * radius))
      commands.append(.fillShape(add(Shape(.rounded(RoundedRect(box, radius: radius)))), ink))
    }
  }
}
