/// Lines of Swift, indented by what is open.
struct SwiftCode {
  private(set) var lines: [String] = []
  private var depth = 0

  mutating func line(_ text: String = "") {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// A line as it is, such as one of a multiline string literal that begins in the first column.
  mutating func verbatim(_ text: String) { lines.append(text) }

  mutating func open(_ text: String) {
    line(text)
    depth += 1
  }

  mutating func close(_ text: String = "}") {
    depth -= 1
    line(text)
  }

  /// Several lines that are written for the depth 0.
  mutating func block(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}
