package import JSONText
package import Primitives
import Reporting

extension Inspection {
  /// A shadow, painted below the view and its subviews.
  public struct Shadow: Hashable, Sendable {
    public let color: Color
    /// 0…1; a curve that overshoots may leave this range, to which painting clamps.
    public let opacity: Double
    /// The standard deviation of the blur, in points.
    public let radius: Double
    /// In the view's own coordinates, in points.
    public let offset: Point

    package init(color: Color, opacity: Double, radius: Double, offset: Point) {
      self.color = color
      self.opacity = opacity
      self.radius = radius
      self.offset = offset
    }

    package init(_ shadow: ShadowComponents) {
      color = Color(shadow.color)
      opacity = shadow.opacity
      radius = shadow.radius
      offset = Point(x: shadow.offset.x, y: shadow.offset.y)
    }
  }
}

extension Inspection.Shadow: CustomStringConvertible {
  /// As in `#000000FF 0.3, radius 8 at (0, 2)`.
  public var description: String {
    let place = "(\(offset.x.shortText), \(offset.y.shortText))"
    return "\(color) \(opacity.shortText), radius \(radius.shortText) at \(place)"
  }
}

extension Inspection.Shadow: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("color", color.description)
      $0.member("opacity", opacity)
      $0.member("radius", radius)
      $0.member("offset", offset)
    }
  }
}
