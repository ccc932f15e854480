import JSONText
import Primitives

extension TimelineReader {
  /// Reads the properties of a view's layer, in the order of the schema.
  mutating func layerProperties(_ fields: Fields) -> [LayerProperty] {
    var properties: [LayerProperty] = []
    if let radius = document.nonNegative(fields["cornerRadius"]) {
      properties.append(.cornerRadius(radius))
    }
    if let corners = maskedCorners(fields["maskedCorners"]) {
      properties.append(.maskedCorners(corners))
    }
    if let width = document.nonNegative(fields["borderWidth"]) {
      properties.append(.borderWidth(width))
    }
    if let color = document.color(fields["borderColor"]) { properties.append(.borderColor(color)) }
    if let clips = document.boolean(fields["clipsToBounds"]) {
      properties.append(.clipsToBounds(clips))
    }
    if let position = document.number(fields["zPosition"]) {
      properties.append(.zPosition(position))
    }
    return properties
  }

  /// Reads a list of corners; a corner that occurs twice is reported.
  private mutating func maskedCorners(_ field: Field?) -> RectCorners? {
    guard let elements = document.list(field) else { return nil }
    var corners: RectCorners = []
    for element in elements {
      guard let name: CornerName = document.word(element) else { continue }
      if corners.contains(name.corner) {
        document.report(
          .wrongValue, "`\(name.rawValue)` occurs twice", at: element.range,
          help: "name each corner once")
      }
      corners.insert(name.corner)
    }
    return corners
  }
}
