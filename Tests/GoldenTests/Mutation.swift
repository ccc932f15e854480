import JSONText

/// A timeline with one value changed.
struct Mutation {
  enum Kind: String, CaseIterable {
    case constant, color, duration, curve, priority

    /// The words of which a message that names the change must contain at least one.
    var words: [String] {
      switch self {
      case .constant: ["constant"]
      case .color: ["backgroundColor"]
      case .duration: ["duration"]
      case .curve: ["curve"]
      case .priority: ["priority", "hugging"]
      }
    }
  }

  let kind: Kind
  /// The old value and the new one, as written in the file.
  let words: String
  let text: String
  /// The line on which the view, the constraint or the keyframe of the value begins; nil for a
  /// metric, which belongs to everything that uses it.
  let line: Int?
  let metric: String?
}

/// Finds the values of a timeline file that can be changed, with their positions.
struct MutationSites {
  private let source: SourceText
  private(set) var mutations: [Mutation] = []

  init(_ bytes: [UInt8]) throws {
    source = SourceText(bytes: bytes)
    visit(try JSONValue(parsing: source), key: "", entry: 1)
  }

  private func line(_ value: JSONValue) -> Int { source.position(of: value.range.lower).line }

  private mutating func visit(_ value: JSONValue, key: String, entry: Int) {
    switch value.content {
    case .object(let members):
      let names = members.map(\.name.value)
      let isEntry =
        key == "canvas"
        || ["id", "view", "constraint", "time", "after"].contains { names.contains($0) }
      let own = isEntry ? line(value) : entry
      if key == "animation", !names.contains("curve"), let last = members.last?.value.range.upper {
        replace(SourceRange(last, last), #", "curve": "easeIn""#, .curve, own)
      }
      for member in members where member.name.value != "note" {
        visit(member, within: key, entry: own)
      }
    case .array(let elements):
      for element in elements { visit(element, key: key, entry: entry) }
    case .string where key == "constraints" || key == "equation":
      visitConstraint(value, entry: key == "equation" ? entry : line(value))
    default: break
    }
  }

  private mutating func visit(_ member: JSONMember, within parent: String, entry: Int) {
    let (key, value) = (member.name.value, member.value)
    switch (parent, key, value.content) {
    case ("metrics", _, .number(let number)):
      replace(
        value.range, (number.value + 3).literal, .constant, nil, metric: member.name.value)
    case (_, "constant", .number(let number)):
      replace(value.range, (number.value + 3).literal, .constant, entry)
    case (_, "constant", .string(let text)):
      replace(value.range, #""\#(text.value) + 3""#, .constant, entry)
    case (_, "backgroundColor", .string(let text)):
      let digit = text.value.dropFirst().first == "0" ? "8" : "0"
      replace(value.range, "\"#\(digit)\(text.value.dropFirst(2))\"", .color, entry)
    case ("animation", "duration", .number(let number)):
      replace(value.range, (number.value + 0.6).literal, .duration, entry)
    case (_, "animation", .number(let number)):
      replace(value.range, (number.value + 0.6).literal, .duration, entry)
      let curve = #"{ "duration": \#(number.literal), "curve": "easeIn" }"#
      replace(value.range, curve, .curve, entry)
    case (_, "priority", _), ("contentHuggingPriority", _, .number):
      for priority in ["1000", "999", "1"] { replace(value.range, priority, .priority, entry) }
    default: visit(value, key: key, entry: entry)
    }
  }

  /// Changes numbers and names of priorities. What follows `@`, up to a bracket or comma, is a
  /// priority.
  private mutating func visitConstraint(_ value: JSONValue, entry: Int) {
    let bytes = source.bytes[value.range.lower..<value.range.upper]
    let text = String(decoding: bytes, as: UTF8.self)
    for match in text.matches(of: /\b(\d+|defaultHigh|defaultLow)\b/) {
      let lower = value.range.lower + text[..<match.range.lowerBound].utf8.count
      let range = SourceRange(lower, lower + match.output.0.utf8.count)
      let isPriority = text[..<match.range.lowerBound].contains(/@[^)\],]*$/)
      guard isPriority else {
        if let number = Int(match.output.0) { replace(range, "\(number + 3)", .constant, entry) }
        continue
      }
      for priority in ["1000", "999", "1"] { replace(range, priority, .priority, entry) }
    }
  }

  private mutating func replace(
    _ range: SourceRange, _ new: String, _ kind: Mutation.Kind, _ line: Int?, metric: String? = nil
  ) {
    let old = String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
    guard old != new else { return }
    let text = source.bytes[..<range.lower] + Array(new.utf8) + source.bytes[range.upper...]
    mutations.append(
      Mutation(
        kind: kind, words: "\(old) → \(new)", text: String(decoding: text, as: UTF8.self),
        line: line, metric: metric))
  }
}

extension Double {
  /// As a person would write it: `23`, `1.2`.
  fileprivate var literal: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
