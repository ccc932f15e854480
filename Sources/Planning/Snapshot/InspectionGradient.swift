package import JSONText
package import Primitives
import Reporting

extension Inspection {
  /// An axial gradient, painted over the background colour.
  public struct Gradient: Hashable, Sendable {
    /// Not multiplied by the view's alpha.
    public let colors: [Color]
    /// As many as colours; 0 is the start of the axis and 1 its end.
    public let locations: [Double]
    /// In unit coordinates of the bounds, as `endPoint`.
    public let startPoint: Point
    public let endPoint: Point

    package init(colors: [Color], locations: [Double], startPoint: Point, endPoint: Point) {
      self.colors = colors
      self.locations = locations
      self.startPoint = startPoint
      self.endPoint = endPoint
    }

    package init(_ gradient: GradientComponents) {
      colors = gradient.colors.map { Color($0) }
      locations = gradient.locations
      startPoint = Point(x: gradient.startPoint.x, y: gradient.startPoint.y)
      endPoint = Point(x: gradient.endPoint.x, y: gradient.endPoint.y)
    }
  }
}

extension Inspection.Gradient: CustomStringConvertible {
  /// As in `#FF0000FF 0, #0000FFFF 1 from (0.5, 0) to (0.5, 1)`.
  public var description: String {
    let stops = zip(colors, locations).map { "\($0) \($1.shortText)" }.joined(separator: ", ")
    return "\(stops) from \(startPoint.text) to \(endPoint.text)"
  }
}

extension Inspection.Point {
  fileprivate var text: String { "(\(x.shortText), \(y.shortText))" }
}

extension Inspection.Gradient: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("colors") { $0.array(colors.map(\.description)) }
      $0.member("locations") { $0.array(locations) }
      $0.member("startPoint", startPoint)
      $0.member("endPoint", endPoint)
    }
  }
}
