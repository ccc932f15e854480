import JSONText

/// A value of the expanded timeline, and where it was written.
struct ExpandedValue {
  enum Content {
    /// A scalar, as it is written at its place.
    case copied
    /// Another JSON text in its place.
    case replaced(String)
    /// A string of which some parts are replaced.
    case string([TextPart])
    case array([ExpandedValue])
    case object([ExpandedMember])
  }

  var content: Content
  var place: SourceOrigins.Place
}

struct ExpandedMember {
  var name: ExpandedValue
  var value: ExpandedValue
  /// The name as it was written.
  let key: String
}

/// A part of a string: a range of its file, or what replaces that.
struct TextPart {
  let range: SourceRange
  /// In JSON, escaped, without quotes; nil for what is written in the range.
  let replacement: String?
}
