package import JSONText

extension Timeline {
  /// The keys that recognize a timeline. Other JSON files have `version`, `name` or `$schema` too.
  package static let distinctiveKeys = [
    "canvas", "views", "constraints", "keyframes", "framesPerSecond",
  ]

  /// Whether a JSON file is a timeline, valid or not, rather than a file of another program: its
  /// object has one of the distinctive keys. A file that is not JSON may be a damaged timeline.
  package static func isMeant(by source: SourceText) -> Bool {
    guard let value = try? JSONValue(parsing: source) else { return true }
    return distinctiveKeys.contains { value.member($0) != nil }
  }
}
