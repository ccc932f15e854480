import JSONText
import Primitives

/// The parts of a gradient that a view's declaration or a change of it sets; nil for those it does not.
struct GradientChange {
  var colors: [Color]?
  var locations: [Double]?
  var startPoint: Point?
  var endPoint: Point?
  var fields: Fields
  /// The location at which a wrong number of locations is reported.
  var location: SourceLocation

  /// - Returns: nil if there are no colours.
  func applied(to gradient: Gradient?) -> Gradient? {
    guard let colors = colors ?? gradient?.colors else { return nil }
    var changed = gradient ?? Gradient(colors: colors)
    changed.colors = colors
    changed.locations = locations ?? changed.locations
    changed.startPoint = startPoint ?? changed.startPoint
    changed.endPoint = endPoint ?? changed.endPoint
    return changed
  }
}

extension TimelineReader {
  static let gradientShape = ObjectShape(
    "a gradient", in: "gradient", ["colors", "locations", "startPoint", "endPoint"])

  mutating func gradientChange(_ field: Field?) -> GradientChange? {
    guard let field, let fields = document.fields(field, of: Self.gradientShape) else { return nil }
    let locations = gradientLocations(fields["locations"])
    return GradientChange(
      colors: gradientColors(fields["colors"], replacementCount: locations?.count ?? 2),
      locations: locations, startPoint: document.point(fields["startPoint"]),
      endPoint: document.point(fields["endPoint"]), fields: fields,
      location: document.location(of: (fields["locations"] ?? field).value.shortRange))
  }

  /// The gradient that a view is declared with.
  mutating func gradient(_ change: GradientChange?) -> Gradient? {
    guard let change else { return nil }
    guard let gradient = change.applied(to: nil) else {
      document.reportMissing("colors", in: change.fields, of: Self.gradientShape)
      return nil
    }
    return document.isConsistent(gradient, change) ? gradient : Gradient(colors: gradient.colors)
  }

  /// Colours that could not be read are replaced by transparent ones, so that changes of the gradient are
  /// not reported as well.
  private mutating func gradientColors(_ field: Field?, replacementCount: Int) -> [Color]? {
    guard let field else { return nil }
    let none = Array(repeating: Color.clear, count: max(2, replacementCount))
    guard let elements = document.list(field) else { return none }
    guard (2...limits.gradientColors).contains(elements.count) else {
      document.report(
        elements.count < 2 ? .wrongValue : .limit,
        "a gradient needs 2 to \(limits.gradientColors) colours, not \(elements.count)",
        at: field.value.shortRange,
        help: elements.count < 2
          ? "use `backgroundColor` for a single colour" : "leave some of the colours out")
      return none
    }
    let colors = elements.compactMap { document.color($0) }
    return colors.count == elements.count ? colors : none
  }

  private mutating func gradientLocations(_ field: Field?) -> [Double]? {
    guard let elements = document.list(field) else { return nil }
    var locations: [Double] = []
    for element in elements {
      let last = locations.last ?? 0
      let condition =
        last > 0 ? "from 0 to 1 and not below the one before it" : "from 0 to 1"
      guard let location = document.number(element, condition, where: { (last...1).contains($0) })
      else { return nil }
      locations.append(location)
    }
    return locations
  }
}

extension DocumentReader {
  /// Whether a gradient has as many locations as colours; if not, that has been reported.
  mutating func isConsistent(_ gradient: Gradient, _ change: GradientChange) -> Bool {
    guard let locations = gradient.locations, locations.count != gradient.colors.count else {
      return true
    }
    report(
      .wrongValue,
      "a gradient of \(gradient.colors.count) colours needs as many locations, not \(locations.count)",
      at: change.location,
      help: change.locations == nil
        ? "give `locations` in the same change" : "omit `locations` to spread the colours evenly")
    return false
  }
}
