import FileAccess
import JSONText

/// Files that contain a checksum of themselves with an empty string in its place.
enum SealedSum {
  /// The file with the checksum that a reader expects; nil without a place for it.
  ///
  /// - Parameter head: the JSON object at the file's start that has the `sum`.
  static func sealed(_ bytes: [UInt8], source head: [UInt8]) -> [UInt8]? {
    guard let document = try? JSONValue(parsing: SourceText(bytes: head)),
      case .object(let members) = document.content,
      let range = members.first(where: { $0.name.value == "sum" })?.value.range
    else { return nil }
    let (start, end) = (bytes[..<range.lower], bytes[range.upper...])
    let sum = SHA256Sum(of: start + Array("\"\"".utf8) + end)
    return start + Array("\"\(sum)\"".utf8) + end
  }
}
