import Primitives

/// Places labels so that none overlap.
struct OverlayLabels {
  let picture: Size
  /// Pixels per point.
  let scale: Int
  private(set) var labels: [OverlayLabel] = []

  init(picture: Size, scale: Int) {
    self.picture = picture
    self.scale = scale
  }

  /// - Parameter corner: the top left corner of a view, in pixels. The name is placed inside, below
  ///   existing names.
  mutating func add(name: String, at corner: Point) {
    let gap = Double(2 * scale)
    let label = OverlayLabel(name, OverlayInk.name, dot: scale)
    let lines = (0..<4).map { line in
      label.placed(
        at: corner + Point(x: gap, y: gap + Double(line) * (label.size.height + Double(scale))))
    }
    add(lines)
  }

  /// Places a label on the line of an I-beam if that is long enough, otherwise next to it.
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

  /// Adds the first label that fits; none if no label does.
  private mutating func add(_ places: [OverlayLabel]) {
    let inside = places.lazy.map { [picture] in $0.inside(picture) }
    let free = inside.first { place in
      place.origin.x >= 0 && place.origin.y >= 0 && place.background.maxX <= picture.width
        && place.background.maxY <= picture.height && !labels.contains { $0.overlaps(place) }
    }
    if let free { labels.append(free) }
  }
}

extension OverlayBeam {
  /// - Parameter part: the fraction of the visible part, 0…1.
  fileprivate func point(_ part: Double) -> Point {
    stroke.point(at: visible.lower + visible.length * part)
  }
}
