/// Colours along an axis, in pixels: what paints a pixel in place of a single colour.
///
/// The colour of a pixel is that at its centre. It is computed with the four basic operations of `Double`
/// alone, in the stated order, so that the page of a review computes the same.
package struct GradientPaint: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: ColorComponents

    package init(location: Double, color: ColorComponents) {
      self.location = location
      self.color = color
    }
  }

  /// In ascending order of their locations; at least one. Before the first and after the last the colour is
  /// theirs; where two have the same location, the later one begins.
  package var stops: [Stop]
  /// The pixel coordinates from which `perPixel` counts, so that a gradient that moves by whole pixels keeps
  /// its colours.
  package var origin: Point
  /// How far along the axis one pixel leads, to the right and down.
  package var perPixel: Point
  /// The place along the axis of `origin`.
  package var offset: Double

  package init(stops: [Stop], origin: Point, perPixel: Point, offset: Double) {
    precondition(!stops.isEmpty, "a gradient without colours")
    self.stops = stops
    self.origin = origin
    self.perPixel = perPixel
    self.offset = offset
  }

  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && perPixel.x.isFinite && perPixel.y.isFinite
      && offset.isFinite
  }

  /// Whether all pixels of a row have the same colour.
  package var isConstantInRows: Bool { perPixel.x == 0 }
  /// Whether all pixels of a column have the same colour.
  package var isConstantInColumns: Bool { perPixel.y == 0 }
}

extension GradientPaint {
  /// The colour of a pixel.
  package func color(column: Int, row: Int) -> PremultipliedColor {
    color(at: Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
  }

  /// - Parameter point: in pixels.
  package func color(at point: Point) -> PremultipliedColor {
    let across = point.x - origin.x
    let down = point.y - origin.y
    return color(at: perPixel.x * across + (perPixel.y * down + offset))
  }

  /// The colour at a place along the axis: between two stops that of the straight line between their
  /// premultiplied channels, each rounded to 8 bits, halves up.
  package func color(at place: Double) -> PremultipliedColor {
    var next = 0
    while next < stops.count, stops[next].location <= place { next += 1 }
    guard next > 0 else { return stops[0].color.premultiplied }
    guard next < stops.count else { return stops[next - 1].color.premultiplied }
    let (before, after) = (stops[next - 1], stops[next])
    let part = (place - before.location) / (after.location - before.location)
    return (before.color + (after.color - before.color) * part).premultiplied
  }
}

extension ColorComponents {
  /// Rounded to 8 bits, halves upward.
  fileprivate var premultiplied: PremultipliedColor {
    let alpha = Self.rounded(alpha)
    return PremultipliedColor(
      red: min(alpha, Self.rounded(red)), green: min(alpha, Self.rounded(green)),
      blue: min(alpha, Self.rounded(blue)), alpha: alpha)
  }

  private static func rounded(_ component: Double) -> UInt8 {
    UInt8(min(255, max(0, (component + 0.5).rounded(.down))))
  }
}
