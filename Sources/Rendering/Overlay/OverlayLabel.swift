import Primitives

/// A text on a background, in pixels.
struct OverlayLabel {
  let text: String
  let ink: PremultipliedColor
  /// The top left corner of the background, which has a margin around the text.
  var origin: Point
  /// The side of a dot of the font.
  private let dot: Int

  private static let margin = 2
  private static let longestText = 24

  init(_ text: String, _ ink: PremultipliedColor, at origin: Point = Point(), dot: Int) {
    let known = text.map { character in
      character == " " || BitmapFont.overlay.shows(character) ? character : BitmapFont.unknown
    }
    self.text =
      known.count > Self.longestText
      ? String(known.prefix(Self.longestText - 1)) + "…" : String(known)
    self.ink = ink
    self.origin = origin
    self.dot = dot
  }

  var size: Size {
    Size(
      width: Double((BitmapFont.overlay.width(of: text) + 2 * Self.margin) * dot),
      height: Double((BitmapFont.height + 2 * Self.margin) * dot))
  }

  var background: Rect { Rect(origin: origin, size: size) }

  /// The label centred at a point, aligned to whole pixels.
  func centered(at point: Point) -> OverlayLabel {
    placed(at: point - Point(x: size.width / 2, y: size.height / 2))
  }

  func placed(at point: Point) -> OverlayLabel {
    var label = self
    label.origin = Point(x: point.x.rounded(.down), y: point.y.rounded(.down))
    return label
  }

  /// The label moved into the picture, if it fits.
  func inside(_ picture: Size) -> OverlayLabel {
    var label = self
    label.origin.x = max(0, min(origin.x, picture.width - size.width))
    label.origin.y = max(0, min(origin.y, picture.height - size.height))
    return label
  }

  func overlaps(_ other: OverlayLabel) -> Bool {
    let (a, b) = (background, other.background)
    return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }

  var commands: [Scene.Command] {
    let margin = Double(Self.margin * dot)
    return [
      .beginGroup(opacity: OverlayInk.labelOpacity), .fill(background, OverlayInk.paper), .endGroup,
    ]
      + BitmapFont.overlay.commands(
        for: text, at: origin + Point(x: margin, y: margin), dot: dot, ink)
  }
}
