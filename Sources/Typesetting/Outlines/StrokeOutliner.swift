import Primitives

/// Turns strokes of a round pen into polygons whose union is what the pen covers. They overlap each
/// other, and each runs counterclockwise where y grows upward.
struct StrokeOutliner {
  /// The length that a chord may be off its arc, in the strokes' unit.
  var tolerance: Double
  private(set) var polygons: [[Point]] = []

  init(tolerance: Double) { self.tolerance = tolerance }

  /// A point on the middle of a stroke, with the direction in which the stroke arrives or leaves.
  private struct Node {
    var point: Point
    /// A unit vector.
    var direction: Point

    /// Whether a run that starts with another node goes straight on from this one.
    func isFollowed(by next: Node) -> Bool {
      let cosine = direction.x * next.direction.x + direction.y * next.direction.y
      return point.isNear(next.point) && cosine > 1 - 1e-9
    }
  }

  mutating func add(_ pen: PenStroke) {
    switch pen.stroke {
    case .dot(let center, let radius): addDisc(center, radius: radius)
    case .path(let pieces, let isClosed):
      let runs = runs(of: pieces, isClosed: isClosed)
      for run in runs { addStrip(run, halfWidth: pen.halfWidth) }
      for end in ends(of: runs) { addDisc(end, radius: pen.halfWidth) }
    }
  }

  /// Where runs meet at an angle, or end. A disc there is a round join or a round cap.
  private func ends(of runs: [[Node]]) -> [Point] {
    guard let last = runs.last?.last else { return [] }
    var ends: [Point] = []
    var previous = last
    for run in runs {
      if !previous.isFollowed(by: run[0]) { ends.append(run[0].point) }
      previous = run[run.count - 1]
    }
    return runs[0][0].point.isNear(last.point) ? ends : ends + [last.point]
  }

  /// The straight and the curved runs of a stroke.
  private func runs(of pieces: [Stroke.Piece], isClosed: Bool) -> [[Node]] {
    var runs: [[Node]] = []
    var position: Point?
    var start: Point?
    func line(from old: Point?, to new: Point) {
      guard let old, let direction = (new - old).direction else { return }
      runs.append([Node(point: old, direction: direction), Node(point: new, direction: direction)])
    }
    for piece in pieces {
      switch piece {
      case .line(let point):
        line(from: position, to: point)
        position = point
      case .arc(let arc):
        line(from: position, to: arc.point(at: arc.start))
        runs.append(nodes(of: arc))
        position = arc.point(at: arc.end)
      }
      start = start ?? pieces[0].start
    }
    if isClosed, let start { line(from: position, to: start) }
    return runs
  }

  private func nodes(of arc: EllipticArc) -> [Node] {
    let count = sectionCount(radius: max(arc.radiusX, arc.radiusY), degrees: arc.end - arc.start)
    return (0...count).map { index in
      let degrees = arc.start + (arc.end - arc.start) * Double(index) / Double(count)
      let (cosine, sine) = ElementaryFunctions.cosineAndSine(degrees: degrees)
      let tangent = Point(x: -arc.radiusX * sine, y: arc.radiusY * cosine)
      let forward = arc.end < arc.start ? tangent * -1 : tangent
      return Node(point: arc.point(at: degrees), direction: forward.direction ?? Point(x: 1))
    }
  }

  /// How many chords an arc needs: a chord of an angle α is off by r·(1 − cos α/2) ≈ r·α²/8.
  private func sectionCount(radius: Double, degrees: Double) -> Int {
    let chord = (8 * tolerance / max(radius, tolerance)).squareRoot()
    let radians = abs(degrees) * Double.pi / 180
    return max(1, Int((radians / chord).rounded(.up)))
  }

  private mutating func addDisc(_ center: Point, radius: Double) {
    guard radius > 0 else { return }
    let disc = EllipticArc(
      center: center, radiusX: radius, radiusY: radius, start: 0, end: 360)
    let count = sectionCount(radius: radius, degrees: 360)
    polygons.append((0..<count).map { disc.point(at: 360 * Double($0) / Double(count)) })
  }

  /// The area on both sides of a run. Where an arc is tighter than the pen, its inner side would run
  /// backward; there the pen's disc at every node takes the place of that side.
  private mutating func addStrip(_ nodes: [Node], halfWidth: Double) {
    let left = nodes.map { $0.point + $0.direction.turned * halfWidth }
    let right = nodes.map { $0.point - $0.direction.turned * halfWidth }
    let middle = nodes.map(\.point)
    if isForward(left, along: nodes), isForward(right, along: nodes) {
      return polygons.append(right + left.reversed())
    }
    for node in nodes { addDisc(node.point, radius: halfWidth) }
    let outer = isForward(left, along: nodes) ? middle + left.reversed() : right + middle.reversed()
    polygons.append(outer)
  }

  private func isForward(_ side: [Point], along nodes: [Node]) -> Bool {
    zip(zip(side, side.dropFirst()), nodes).allSatisfy { ends, node in
      let step = ends.1 - ends.0
      return step.x * node.direction.x + step.y * node.direction.y > 0
    }
  }
}

extension Stroke.Piece {
  fileprivate var start: Point {
    switch self {
    case .line(let point): point
    case .arc(let arc): arc.point(at: arc.start)
    }
  }
}

extension Point {
  var length: Double { (x * x + y * y).squareRoot() }

  func isNear(_ other: Point) -> Bool { (self - other).length < 1e-6 }

  /// The unit vector of its direction; nil at the origin.
  var direction: Point? {
    let length = length
    return length > 1e-9 ? self * (1 / length) : nil
  }

  /// Turned by 90°, counterclockwise where y grows upward.
  var turned: Point { Point(x: -y, y: x) }
}
