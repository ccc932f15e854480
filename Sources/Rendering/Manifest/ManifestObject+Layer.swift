import JSONText
import Planning
import TimelineModel

extension ManifestObject {
  /// The layer of a view; what is missing has its default.
  func optionalLayer(_ key: String) throws(ManifestError) -> Inspection.Layer? {
    guard optional(key) != nil else { return nil }
    let object = try object(key, keys: Inspection.Layer.keys)
    let plain = Inspection.Layer.plain
    return Inspection.Layer(
      cornerRadius: try object.optionalNumber("cornerRadius") ?? plain.cornerRadius,
      maskedCorners: try object.corners("maskedCorners") ?? plain.maskedCorners,
      borderWidth: try object.optionalNumber("borderWidth") ?? plain.borderWidth,
      borderColor: try object.optionalColor("borderColor") ?? plain.borderColor,
      clipsToBounds: try object.optionalBool("clipsToBounds") ?? plain.clipsToBounds,
      zPosition: try object.optionalNumber("zPosition") ?? plain.zPosition)
  }

  func optionalColor(_ key: String) throws(ManifestError) -> Inspection.Color? {
    guard let text = try optionalString(key) else { return nil }
    guard let color = Inspection.Color(text) else { throw error(key, "is not #RRGGBBAA") }
    return color
  }

  private func corners(_ key: String) throws(ManifestError) -> [String]? {
    guard let value = optional(key) else { return nil }
    guard case .array(let elements) = value.content else { throw error(key, "is not an array") }
    let names = elements.map(\.text)
    let known = CornerName.allCases.map(\.rawValue).filter { names.contains($0) }
    guard names == known else { throw error(key, "is not a list of corners, clockwise") }
    return known
  }
}

extension JSONValue {
  /// Nil if it is not a string.
  fileprivate var text: String? {
    if case .string(let string) = content { string.value } else { nil }
  }
}
