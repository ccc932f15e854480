package import JSONText

extension Timeline {
  /// The keys that recognize a timeline. Other JSON files have `version`, `name` or `$schema` too.
  package static let distinctiveKeys = [
    "canvas", "views", "constraints", "keyframes", "framesPerSecond",
  ]

  /// The keys of a file to include without `version`, and those that every file may have.
  private static let includableKeys = [
    "include", "metrics", "templates", "views", "constraints", "name", "$schema", "note",
  ]

  /// Whether a JSON file is a timeline, valid or not, rather than a file of another program or one to
  /// include: its object has one of the distinctive keys, and one that files to include do not have. A
  /// file that is not JSON may be a damaged timeline.
  package static func isMeant(by source: SourceText) -> Bool {
    guard let value = try? JSONValue(parsing: source) else { return true }
    guard case .object(let members) = value.content else { return false }
    let keys = members.map(\.name.value)
    return keys.contains(where: distinctiveKeys.contains)
      && !keys.allSatisfy(includableKeys.contains)
  }
}
