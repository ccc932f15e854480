import Primitives

/// The parts of a shadow that a view's declaration or a change of it sets; nil for those it does not.
struct ShadowChange {
  var color: Color?
  var opacity: Double?
  var radius: Double?
  var offset: Point?

  func apply(to shadow: inout Shadow) {
    shadow.color = color ?? shadow.color
    shadow.opacity = opacity ?? shadow.opacity
    shadow.radius = radius ?? shadow.radius
    shadow.offset = offset ?? shadow.offset
  }
}

extension TimelineReader {
  static let shadowShape = ObjectShape(
    "a shadow", in: "shadow", ["color", "opacity", "radius", "offset"])

  mutating func shadowChange(_ field: Field?) -> ShadowChange? {
    guard let fields = document.fields(field, of: Self.shadowShape) else { return nil }
    let largest = limits.shadowRadius
    return ShadowChange(
      color: document.color(fields["color"]),
      opacity: document.number(fields["opacity"], "from 0 to 1") { (0...1).contains($0) },
      radius: document.number(fields["radius"], "from 0 to \(largest)") {
        (0...Double(largest)).contains($0)
      },
      offset: document.point(fields["offset"]))
  }
}
