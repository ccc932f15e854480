import JSONText
import TimelineModel

/// Which values metrics have in place of their own.
package struct MetricChoice: Hashable, Sendable {
  /// The name of one of the timeline's variants.
  package var variant: String?
  /// Numbers for metrics, also over those of the variant.
  package var values: [Value]

  package struct Value: Hashable, Sendable {
    package let name: String
    package let number: Double

    package init(name: String, number: Double) {
      self.name = name
      self.number = number
    }
  }

  package init(variant: String? = nil, values: [Value] = []) {
    self.variant = variant
    self.values = values
  }

  /// The metrics as they are written.
  package static let none = MetricChoice()
}

/// A choice that a timeline does not have.
package struct UnknownChoice: Error {
  package let message: String
}

extension Expander {
  /// Checks all variants.
  ///
  /// - Returns: their names.
  mutating func variants(of root: TimelinePart) throws(Fault) -> [JSONMember] {
    guard let value = root.value.named("variants") else { return [] }
    let scope = root.scope
    guard case .object(let members) = value.content else {
      throw Fault(
        .wrongType, "`variants` must be an object", at: scope.shortPlace(of: value),
        help: "write `{\"name\": {\"metric\": number}}`")
    }
    let variants = members.filter { !$0.isWrittenNote }
    try checkCount(variants, scope)
    try checkKeys(of: value, "`variants`", variants.map(\.name.value), scope)
    for variant in variants { try check(variant, scope) }
    return variants
  }

  private func checkCount(_ variants: [JSONMember], _ scope: Scope) throws(Fault) {
    guard variants.count > limits.variants else { return }
    throw Fault(
      .limit, "the timeline has more than \(limits.variants) variants",
      at: scope.place(variants[limits.variants].name.range),
      help: "divide them among several timelines that include the same file")
  }

  private mutating func check(_ variant: JSONMember, _ scope: Scope) throws(Fault) {
    let name = variant.name.value
    let isName = name.utf8.allSatisfy {
      Arithmetic.isNameHead($0) || Arithmetic.isDigit($0) || $0 == 0x2D
    }
    guard isName, !name.isEmpty, name.utf8.count <= 64 else {
      throw Fault(
        .malformedName, "\(quoted(name)) is not a valid name of a variant",
        at: scope.place(variant.name.range),
        help: "use up to 64 letters, digits, `_` and `-`; it is part of the name of its pin")
    }
    guard case .object(let members) = variant.value.content else {
      throw Fault(
        .wrongType, "a variant must be an object of metrics",
        at: scope.shortPlace(of: variant.value), help: "write `{\"metric\": number}`")
    }
    for member in members where !member.isWrittenNote && metrics.place(of: member.name.value) == nil
    {
      throw Fault(
        .unknownName, "unknown metric \(quoted(member.name.value))",
        at: scope.place(member.name.range),
        help: suggester.advice(on: member.name.value, among: metrics.names)
          ?? "declare it in `metrics`, with the value of all other variants")
    }
    try checkKeys(of: variant.value, "a variant", members.map(\.name.value), scope)
  }

  /// Gives metrics the values of a choice.
  mutating func apply(
    _ choice: MetricChoice, _ variants: [JSONMember]
  ) throws(UnknownChoice) {
    if let name = choice.variant {
      guard let variant = variants.first(where: { $0.name.value == name }) else {
        throw unknown("variant", name, among: variants.map(\.name.value))
      }
      for member in variant.value.members where !member.isWrittenNote {
        replace(member.name.value, with: member.value, files[0].scope)
      }
    }
    for value in choice.values {
      guard metrics.place(of: value.name) != nil else {
        throw unknown("metric", value.name, among: metrics.names)
      }
      replace(value.name, with: value.number)
    }
  }

  private mutating func unknown(
    _ kind: String, _ name: String, among names: [String]
  ) -> UnknownChoice {
    let advice =
      suggester.advice(on: name, among: names)
      ?? (names.isEmpty
        ? "it has no \(kind)s" : "it has \(enumeration(Array(names.prefix(12)), joinedBy: "and"))")
    return UnknownChoice(message: "the timeline has no \(kind) \(quoted(name)); \(advice)")
  }
}

extension MetricChoice.Value {
  /// Parses `gap=12`; nil for another text.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isIdentifier(String(parts[0])) else { return nil }
    let source = SourceText(bytes: Array(parts[1].utf8))
    guard case .number(let number)? = try? JSONValue(parsing: source).content,
      number.value.isFinite
    else { return nil }
    self.init(name: String(parts[0]), number: number.value)
  }
}
