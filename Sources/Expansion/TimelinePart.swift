import JSONText

/// A file of which a timeline is made: its own, or an included one.
struct TimelinePart {
  /// As messages name it; nil for the timeline's own.
  let path: String?
  /// From the folder of the timeline.
  let name: String
  let text: SourceText
  let value: JSONValue
  /// Where its names mean something.
  let scope: Scope
}

extension String {
  /// The path of a file that another one names, from the same folder as the path of that other one.
  /// Nil for a text that cannot be a path.
  func path(relativeTo file: String) -> String? {
    let isControlled = unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
    guard !isControlled, utf8.count <= 4096, !hasSuffix("/"), !isEmpty else { return nil }
    let folder = hasPrefix("/") ? [] : file.split(separator: "/").dropLast()
    var components: [Substring] = []
    for component in folder + split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    guard let last = components.last, last != ".." else { return nil }
    let isAbsolute = hasPrefix("/") || file.hasPrefix("/")
    return (isAbsolute ? "/" : "") + components.joined(separator: "/")
  }

  /// The characters of a JSON string for it, without quotes.
  var escapedForJSON: String {
    var json = JSONWriter()
    json.write(self)
    return String(json.text.dropFirst().dropLast())
  }
}
