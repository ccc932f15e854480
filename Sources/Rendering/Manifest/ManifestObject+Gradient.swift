import JSONText
import Planning

extension ManifestObject {
  func optionalGradient(_ key: String) throws(ManifestError) -> Inspection.Gradient? {
    guard optional(key) != nil else { return nil }
    let object = try object(key, keys: ["colors", "locations", "startPoint", "endPoint"])
    let colors = try object.colors("colors")
    return Inspection.Gradient(
      colors: colors, locations: try object.numbers("locations", count: colors.count),
      startPoint: try object.point("startPoint"), endPoint: try object.point("endPoint"))
  }

  func optionalShadow(_ key: String) throws(ManifestError) -> Inspection.Shadow? {
    guard optional(key) != nil else { return nil }
    let object = try object(key, keys: ["color", "opacity", "radius", "offset"])
    guard let color = Inspection.Color(try object.string("color")) else {
      throw object.error("color", "is not #RRGGBBAA")
    }
    guard let opacity = try object.optionalNumber("opacity"),
      let radius = try object.optionalNumber("radius")
    else { throw error(key, "lacks a number") }
    return Inspection.Shadow(
      color: color, opacity: opacity, radius: radius, offset: try object.point("offset"))
  }

  private func colors(_ key: String) throws(ManifestError) -> [Inspection.Color] {
    guard case .array(let elements) = try value(key).content else {
      throw error(key, "is not an array")
    }
    let colors = elements.compactMap { element -> Inspection.Color? in
      guard case .string(let string) = element.content else { return nil }
      return Inspection.Color(string.value)
    }
    guard colors.count == elements.count else { throw error(key, "is not a list of #RRGGBBAA") }
    return colors
  }

  private func numbers(_ key: String, count: Int) throws(ManifestError) -> [Double] {
    guard let numbers = try optionalNumbers(key, count: count) else {
      throw error(key, "is missing")
    }
    return numbers
  }

  private func point(_ key: String) throws(ManifestError) -> Inspection.Point {
    let object = try object(key, keys: ["x", "y"])
    guard let x = try object.optionalNumber("x"), let y = try object.optionalNumber("y") else {
      throw error(key, "is not a point")
    }
    return Inspection.Point(x: x, y: y)
  }
}
