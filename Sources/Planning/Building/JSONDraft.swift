import JSONText
import Reporting

/// JSON that is to be written. Members keep their order, so the same draft is always the same text.
struct JSONDraft: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case scalar(String)
    case array([JSONDraft])
    case object([Member])
  }

  private struct Member: Hashable, Sendable {
    var key: String
    var value: JSONDraft
  }

  private let content: Content
  /// The length of its text on one line, in bytes. It is kept, because to measure a tree anew on
  /// every level of it would take the square of its depth.
  private let width: Int

  /// - Parameter literal: stands in the text as it is.
  init(literal: String) {
    content = .scalar(literal)
    width = literal.utf8.count
  }

  init(_ elements: [JSONDraft]) {
    content = .array(elements)
    width = elements.reduce(2) { $0 + $1.width } + 2 * max(0, elements.count - 1)
  }

  /// Members of an object, of which those that are nil are left out.
  typealias Members = KeyValuePairs<String, (any JSONWritable)?>

  /// An object with the members of each.
  init(_ parts: Members...) {
    self.init(
      members: parts.flatMap { $0.compactMap { key, value in value.map { (key, $0.json) } } })
  }

  init(members: [(key: String, value: JSONDraft)]) {
    let members = members.map { Member(key: $0.key.jsonLiteral, value: $0.value) }
    content = .object(members)
    width =
      members.reduce(4) { $0 + $1.key.utf8.count + 2 + $1.value.width }
      + 2 * max(0, members.count - 1)
  }
}

extension JSONDraft {
  private static let columns = 100

  /// Deeper brackets are not written: the parser refuses the text at the first of them.
  private static let depthLimit = JSONLimits().maximumDepth + 1

  /// The text, without a line break at its end. What fits in a line stands in one, so that a
  /// message can show it; the whole never does.
  var text: String {
    var text = ""
    write(to: &text, column: 0, indent: 0, depth: 0)
    return text
  }

  private func write(to text: inout String, column: Int, indent: Int, depth: Int) {
    guard depth <= Self.depthLimit else { return text += "null" }
    // One column is kept for a comma.
    let breaks = depth == 0 || column + width >= Self.columns
    switch content {
    case .scalar(let literal): text += literal
    case .array(let elements):
      let list = JSONList(open: "[", close: "]", breaks: breaks, pad: "", indent: indent)
      list.write(elements, to: &text) { element, indent, text in
        element.write(to: &text, column: indent, indent: indent, depth: depth + 1)
      }
    case .object(let members):
      let list = JSONList(open: "{", close: "}", breaks: breaks, pad: " ", indent: indent)
      list.write(members, to: &text) { member, indent, text in
        text += member.key + ": "
        let column = indent + member.key.utf8.count + 2
        member.value.write(to: &text, column: column, indent: indent, depth: depth + 1)
      }
    }
  }
}

/// What stands around and between the elements of an array or an object.
private struct JSONList {
  let open: String
  let close: String
  /// Whether each element has a line of its own.
  let breaks: Bool
  /// Inside the brackets of a list on one line.
  let pad: String
  /// Of the line that holds the opening bracket.
  let indent: Int

  func write<Element>(
    _ elements: [Element], to text: inout String,
    _ writeElement: (Element, _ indent: Int, inout String) -> Void
  ) {
    guard !elements.isEmpty else { return text += open + close }
    let inner = breaks ? indent + 2 : indent
    let start = breaks ? "\n" + String(repeating: " ", count: inner) : pad
    for (index, element) in elements.enumerated() {
      text += index == 0 ? open + start : breaks ? "," + start : ", "
      writeElement(element, inner, &text)
    }
    text += (breaks ? "\n" + String(repeating: " ", count: indent) : pad) + close
  }
}

/// A part of a timeline that has a place in its JSON.
protocol JSONWritable {
  var json: JSONDraft { get }
}

extension JSONDraft: JSONWritable {
  var json: JSONDraft { self }
}

extension String: JSONWritable {
  var json: JSONDraft { JSONDraft(literal: jsonLiteral) }
}

extension Bool: JSONWritable {
  var json: JSONDraft { JSONDraft(literal: self ? "true" : "false") }
}

extension Int: JSONWritable {
  var json: JSONDraft { JSONDraft(literal: description) }
}

extension Double: JSONWritable {
  /// The shortest literal that reads back as the same number. What is not finite is written in a
  /// word that no JSON has, so that the reader finds it and says where.
  var json: JSONDraft {
    if isNaN { return JSONDraft(literal: "NaN") }
    if isInfinite { return JSONDraft(literal: self < 0 ? "-Infinity" : "Infinity") }
    let text = description
    return JSONDraft(literal: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  var json: JSONDraft { JSONDraft(map(\.json)) }

  /// Nil for an empty list, which a timeline may as well leave out.
  var unlessEmpty: Self? { isEmpty ? nil : self }
}
