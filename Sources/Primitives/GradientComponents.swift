/// An axial gradient during interpolation, as `CAGradientLayer` has it: colours along an axis in the unit
/// square, which is stretched to a view's bounds.
package struct GradientComponents: Hashable, Sendable {
  /// Two or more.
  package var colors: [ColorComponents]
  /// As many as colours. 0 is the start of the axis and 1 its end; a curve that overshoots may leave this
  /// range and put a location before the one that precedes it.
  package var locations: [Double]
  /// In unit coordinates of the bounds, as `endPoint`.
  package var startPoint: Point
  package var endPoint: Point

  package init(
    colors: [ColorComponents], locations: [Double], startPoint: Point, endPoint: Point
  ) {
    precondition(
      colors.count == locations.count, "\(colors.count) colours, \(locations.count) locations")
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension GradientComponents {
  /// The gradient in pixels; nil if the axis has no length or the view no area, so that nothing is painted.
  ///
  /// - Parameters:
  ///   - size: of the view's bounds.
  ///   - pixels: maps the view's coordinates to pixels.
  package func paint(_ size: Size, mappedBy pixels: AffineTransform) -> GradientPaint? {
    let axis = Point(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let square = axis.x * axis.x + axis.y * axis.y
    let determinant = pixels.a * pixels.d - pixels.b * pixels.c
    guard square > 0, determinant != 0, size.width > 0, size.height > 0 else { return nil }
    // How far along the axis one point of the view's coordinates leads, then one pixel.
    let (x, y) = (axis.x / square / size.width, axis.y / square / size.height)
    let paint = GradientPaint(
      stops: stops, origin: Point(x: pixels.tx, y: pixels.ty),
      perPixel: Point(
        x: (x * pixels.d - y * pixels.b) / determinant,
        y: (y * pixels.a - x * pixels.c) / determinant),
      offset: -(startPoint.x * axis.x + startPoint.y * axis.y) / square)
    return paint.isFinite ? paint : nil
  }

  /// In ascending order: a location before the one that precedes it is moved there.
  private var stops: [GradientPaint.Stop] {
    var last = -Double.infinity
    return zip(colors, locations).map { color, location in
      last = max(last, location)
      return GradientPaint.Stop(location: last, color: color)
    }
  }
}
