import JSONText

/// Writes an expanded timeline as a JSON text of lines that are not longer than a page, and records
/// where every part of it was written.
struct ExpandedText {
  private(set) var bytes: [UInt8] = []
  private(set) var segments: [SourceOrigins.Segment] = []
  private let files: [SourceOrigins.File]

  /// The length of a line, unless a single scalar is longer.
  private static let width = 100

  init(_ root: ExpandedValue, files: [SourceOrigins.File]) {
    self.files = files
    write(root, indent: 0, after: 0, isOpen: true)
    put("\n")
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }

  private mutating func put(
    _ range: SourceRange, of place: SourceOrigins.Place, _ replacement: String? = nil
  ) {
    let part = SourceOrigins.Place(file: place.file, range: range, use: place.use)
    segments.append(
      SourceOrigins.Segment(start: bytes.count, place: part, isCopied: replacement == nil))
    if let replacement {
      bytes += replacement.utf8
    } else {
      bytes += files[place.file].text.bytes[range.lower..<range.upper]
    }
  }

  private mutating func write(
    _ value: ExpandedValue, indent: Int, after column: Int, isOpen: Bool = false
  ) {
    let range = value.place.range
    switch value.content {
    case .copied: put(range, of: value.place)
    case .replaced(let text): put(range, of: value.place, text)
    case .string(let parts):
      put(SourceRange(range.lower, range.lower + 1), of: value.place, "\"")
      for part in parts { put(part.range, of: value.place, part.replacement) }
      put(SourceRange(range.upper - 1, range.upper), of: value.place, "\"")
    case .array(let elements):
      writeContainer("[", "]", elements.count, value, indent, column, isOpen) {
        text, index, inner in
        text.write(elements[index], indent: inner, after: inner)
      }
    case .object(let members):
      writeContainer("{", "}", members.count, value, indent, column, isOpen) { text, index, inner in
        let member = members[index]
        text.write(member.name, indent: inner, after: inner)
        text.put(": ")
        text.write(member.value, indent: inner, after: inner + text.width(of: member.name) + 2)
      }
    }
  }

  private mutating func writeContainer(
    _ opening: String, _ closing: String, _ count: Int, _ value: ExpandedValue, _ indent: Int,
    _ column: Int, _ isOpen: Bool, _ write: (inout ExpandedText, Int, Int) -> Void
  ) {
    let range = value.place.range
    let isInline = !isOpen && fits(value, in: Self.width - column)
    let blank = opening == "{" && count > 0 ? " " : ""
    put(SourceRange(range.lower, range.lower + 1), of: value.place, opening)
    for index in 0..<count {
      if index > 0 { put(",") }
      put(isInline ? (index > 0 ? " " : blank) : Self.lineBreak(indent + 2))
      write(&self, index, indent + 2)
    }
    put(isInline || count == 0 ? blank : Self.lineBreak(indent))
    put(SourceRange(range.upper - 1, range.upper), of: value.place, closing)
  }

  private static func lineBreak(_ indent: Int) -> String {
    "\n" + String(repeating: " ", count: indent)
  }

  private func fits(_ value: ExpandedValue, in width: Int) -> Bool {
    var rest = width
    take(value, from: &rest)
    return rest >= 0
  }

  private func width(of value: ExpandedValue) -> Int {
    var rest = Self.width
    take(value, from: &rest)
    return Self.width - rest
  }

  /// Subtracts the length of a value on one line; stops below zero.
  private func take(_ value: ExpandedValue, from rest: inout Int) {
    guard rest >= 0 else { return }
    let length = value.place.range.upper - value.place.range.lower
    switch value.content {
    case .copied: rest -= length
    case .replaced(let text): rest -= text.utf8.count
    case .string(let parts):
      rest -= parts.reduce(2) {
        $0 + ($1.replacement?.utf8.count ?? $1.range.upper - $1.range.lower)
      }
    case .array(let elements):
      rest -= 2
      for element in elements where rest >= 0 {
        rest -= 2
        take(element, from: &rest)
      }
    case .object(let members):
      rest -= 4
      for member in members where rest >= 0 {
        rest -= 4
        take(member.name, from: &rest)
        take(member.value, from: &rest)
      }
    }
  }
}
