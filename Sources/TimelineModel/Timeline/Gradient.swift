package import Primitives

/// The axial gradient of a view, as `CAGradientLayer` has it.
package struct Gradient: Hashable, Sendable {
  /// Two or more.
  package var colors: [Color]
  /// In 0…1, in ascending order, as many as colours; nil spreads the colours evenly.
  package var locations: [Double]?
  /// In unit coordinates of the bounds, as `endPoint`.
  package var startPoint: Point
  package var endPoint: Point

  /// - Parameters:
  ///   - startPoint: the default is the middle of the top edge.
  ///   - endPoint: the default is the middle of the bottom edge.
  package init(
    colors: [Color], locations: [Double]? = nil, startPoint: Point = Point(x: 0.5, y: 0),
    endPoint: Point = Point(x: 0.5, y: 1)
  ) {
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  package var components: GradientComponents {
    let last = Double(colors.count - 1)
    return GradientComponents(
      colors: colors.map { ColorComponents($0) },
      locations: locations ?? colors.indices.map { Double($0) / last }, startPoint: startPoint,
      endPoint: endPoint)
  }
}
