package import JSONText

extension Inspection.Layer {
  package static let keys = [
    "cornerRadius", "maskedCorners", "borderWidth", "borderColor", "clipsToBounds", "zPosition",
  ]

  /// Only what is not the default.
  package func writeMembers(to json: inout JSONWriter) {
    let plain = Self.plain
    if cornerRadius != plain.cornerRadius { json.member("cornerRadius", cornerRadius) }
    if maskedCorners != plain.maskedCorners {
      json.member("maskedCorners") { $0.array(maskedCorners) }
    }
    if borderWidth != plain.borderWidth { json.member("borderWidth", borderWidth) }
    if borderColor != plain.borderColor { json.member("borderColor", borderColor.description) }
    if clipsToBounds != plain.clipsToBounds { json.member("clipsToBounds", clipsToBounds) }
    if zPosition != plain.zPosition { json.member("zPosition", zPosition) }
  }
}
