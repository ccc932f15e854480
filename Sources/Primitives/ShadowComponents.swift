/// A shadow during interpolation, as `CALayer` has it.
package struct ShadowComponents: Hashable, Sendable {
  package var color: ColorComponents
  /// In 0…1 unless a curve overshoots; it is clamped when painted.
  package var opacity: Double
  /// The standard deviation of the blur, in points; negative only while a curve overshoots, which counts
  /// as 0.
  package var radius: Double
  /// In the layer's own coordinates, in points.
  package var offset: Point

  package init(color: ColorComponents, opacity: Double, radius: Double, offset: Point) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}
