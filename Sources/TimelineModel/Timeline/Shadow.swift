package import Primitives

/// The shadow of a view, with the defaults of `CALayer`.
package struct Shadow: Hashable, Sendable {
  package var color = Color(red: 0, green: 0, blue: 0)
  /// In 0…1.
  package var opacity = 0.0
  /// The standard deviation of the blur, in points, 0 or more.
  package var radius = 3.0
  /// In the view's own coordinates, in points.
  package var offset = Point(x: 0, y: -3)

  package init() {}

  package var components: ShadowComponents {
    ShadowComponents(
      color: ColorComponents(color), opacity: opacity, radius: radius, offset: offset)
  }
}
