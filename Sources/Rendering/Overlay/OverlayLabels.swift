import Primitives

/// Finds room for labels: none lies on another one.
struct OverlayLabels {
  let picture: Size
  /// Pixels a point.
  let scale: Int
  private(set) var labels: [OverlayLabel] = []

  init(picture: Size, scale: Int) {
    self.picture = picture
    self.scale = scale
  }

  /// - Parameter corner: of a view, in pixels; the name lies inside, below names that are there.
  mutating func add(name: String, at corner: Point) {
    let gap = Double(2 * scale)
    let label = OverlayLabel(name, OverlayInk.name, dot: scale)
    let lines = (0..<4).map { line in
      label.placed(
        at: corner + Point(x: gap, y: gap + Double(line) * (label.size.height + Double(scale))))
    }
    add(lines)
  }

  /// In the line of an I-beam where that is long enough, else beside it.
  mutating func add(_ beam: OverlayBeam) {
    guard !beam.mark.label.isEmpty else { return }
    let label = OverlayLabel(beam.mark.label, beam.mark.style.ink, dot: scale)
    let way = beam.stroke.direction
    let isLevel = abs(way.x) >= abs(way.y)
    let extent = isLevel ? label.size.width : label.size.height
    var places: [OverlayLabel] = []
    if beam.mark.shape == .span, beam.visible.length >= extent + Double(10 * scale) {
      places = [0.5, 0.3, 0.7].map { label.centered(at: beam.point($0)) }
    }
    let across = isLevel ? label.size.height : label.size.width
    let distance = (across + (beam.mark.shape == .span ? beam.capExtent : 0)) / 2 + Double(scale)
    let side = isLevel ? Point(x: 0, y: -distance) : Point(x: distance, y: 0)
    places += [side, side * -1].map { label.centered(at: beam.point(0.5) + $0) }
    add(places)
  }

  /// The first that has room; none if nowhere is any.
  private mutating func add(_ places: [OverlayLabel]) {
    let inside = places.lazy.map { [picture] in $0.inside(picture) }
    let free = inside.first { place in
      place.origin.x >= 0 && place.origin.y >= 0 && place.ground.maxX <= picture.width
        && place.ground.maxY <= picture.height && !labels.contains { $0.meets(place) }
    }
    if let free { labels.append(free) }
  }
}

extension OverlayBeam {
  /// - Parameter part: of what is seen of it, 0…1.
  fileprivate func point(_ part: Double) -> Point {
    stroke.point(at: visible.lower + visible.length * part)
  }
}
