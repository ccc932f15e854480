import JSONText

/// A JSON value that is to be written. Members keep their order, so that the same draft always has
/// the same text.
struct JSONDraft: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case scalar(String)
    case array([JSONDraft])
    case object([Member])
  }

  private struct Member: Hashable, Sendable {
    var key: String
    /// The length of the key's literal and of `: `, in bytes.
    var keyWidth: Int
    var value: JSONDraft
  }

  private let content: Content
  /// The length of its text on one line, in bytes. It is stored, because measuring a tree again on
  /// each of its levels would take time quadratic in its depth.
  private let width: Int

  /// - Parameter literal: written to the text unchanged.
  init(literal: String) {
    content = .scalar(literal)
    width = literal.utf8.count
  }

  init(_ elements: [JSONDraft]) {
    content = .array(elements)
    width = elements.reduce(2) { $0 + $1.width } + 2 * max(0, elements.count - 1)
  }

  /// Members of an object; those that are nil are omitted.
  typealias Members = KeyValuePairs<String, (any JSONDraftConvertible)?>

  /// An object with the members of all parts.
  init(_ parts: Members...) {
    self.init(
      members: parts.flatMap { $0.compactMap { key, value in value.map { (key, $0.json) } } })
  }

  init(members: [(key: String, value: JSONDraft)]) {
    let members = members.map { key, value in
      Member(key: key, keyWidth: JSONWriter.text(of: key).utf8.count + 2, value: value)
    }
    content = .object(members)
    width =
      members.reduce(4) { $0 + $1.keyWidth + $1.value.width } + 2 * max(0, members.count - 1)
  }
}

extension JSONDraft {
  private static let columns = 100

  /// Deeper values are not written, because the parser rejects the text at the first of them.
  private static let depthLimit = JSONLimits().maximumDepth + 1

  /// The text, without a line break at its end. A value that fits on one line is written on one
  /// line, so that a message can show it; the outermost value is always broken.
  var text: String {
    var json = JSONWriter()
    write(to: &json, keyWidth: 0, depth: 0)
    return json.text
  }

  private func write(to json: inout JSONWriter, keyWidth: Int, depth: Int) {
    guard depth <= Self.depthLimit else { return json.write(literal: "null") }
    // One column is kept for a comma.
    let isBroken = depth == 0 || json.indentation + keyWidth + width >= Self.columns
    switch content {
    case .scalar(let literal): json.write(literal: literal)
    case .array(let elements):
      json.array(isBroken ? .lines : .spaced) { json in
        for element in elements {
          json.element { element.write(to: &$0, keyWidth: 0, depth: depth + 1) }
        }
      }
    case .object(let members):
      json.object(isBroken ? .lines : .padded) { json in
        for member in members {
          json.member(named: member.key) {
            member.value.write(to: &$0, keyWidth: member.keyWidth, depth: depth + 1)
          }
        }
      }
    }
  }
}

/// A part of a timeline that can be written as JSON.
protocol JSONDraftConvertible {
  var json: JSONDraft { get }
}

extension JSONDraft: JSONDraftConvertible {
  var json: JSONDraft { self }
}

extension String: JSONDraftConvertible {
  var json: JSONDraft { JSONDraft(literal: JSONWriter.text(of: self)) }
}

extension Bool: JSONDraftConvertible {
  var json: JSONDraft { JSONDraft(literal: JSONWriter.text(of: self)) }
}

extension Int: JSONDraftConvertible {
  var json: JSONDraft { JSONDraft(literal: JSONWriter.text(of: self)) }
}

extension Double: JSONDraftConvertible {
  /// The shortest literal that reads back as the same number, including the sign of zero. A number
  /// that is not finite is written as a word that is not valid JSON, so that the parser reports it
  /// with its position.
  var json: JSONDraft {
    if isNaN { return JSONDraft(literal: "NaN") }
    if isInfinite { return JSONDraft(literal: self < 0 ? "-Infinity" : "Infinity") }
    let isNegativeZero = self == 0 && sign == .minus
    return JSONDraft(literal: isNegativeZero ? "-0" : JSONWriter.text(of: self))
  }
}

extension Array: JSONDraftConvertible where Element: JSONDraftConvertible {
  var json: JSONDraft { JSONDraft(map(\.json)) }

  /// Nil for an empty list, which a timeline can omit.
  var unlessEmpty: Self? { isEmpty ? nil : self }
}
