import JSONText
import TimelineModel

extension Expander {
  /// Expands a string: replaces braces in bodies, and what stands for a number or a boolean.
  mutating func string(
    _ string: JSONString, _ kind: ValueKind, _ scope: Scope
  ) throws(Fault) -> ExpandedValue {
    let place = scope.place(string.range)
    switch kind {
    case .count where string.value == "infinity": break
    case .number, .count:
      let number = try numberText(string, "the number", scope)
      return try replaced(JSONWriter.text(of: number), at: place)
    case .boolean:
      if scope.isBody, case .boolean(let flag)? = try lone(string, scope) {
        return try replaced(flag ? "true" : "false", at: place)
      }
    case .text, .formula: break
    }
    guard scope.isBody, let parts = try parts(string, kind, scope) else {
      return try copied(string.range, scope)
    }
    var length = 2
    for part in parts {
      length += part.replacement?.utf8.count ?? part.range.upper - part.range.lower
    }
    try count(bytes: length, at: place)
    return ExpandedValue(content: .string(parts), place: place)
  }

  private mutating func replaced(_ text: String, at place: Place) throws(Fault) -> ExpandedValue {
    try count(bytes: text.utf8.count, at: place)
    return ExpandedValue(content: .replaced(text), place: place)
  }

  /// What a string stands for that is nothing but one expression, with or without braces.
  private mutating func lone(_ string: JSONString, _ scope: Scope) throws(Fault) -> Binding? {
    let bytes = Array(string.value.utf8)
    if let inner = loneBraces(bytes) { return try evaluate(bytes, inner, string, scope) }
    return scope.bindings[string.value]?.binding
  }

  /// The range between the braces of a text that is one pair of braces.
  private func loneBraces(_ bytes: [UInt8]) -> Range<Int>? {
    guard bytes.count >= 2, bytes.first == .openBrace, bytes[1] != .openBrace,
      bytes.firstIndex(of: .closeBrace) == bytes.count - 1
    else { return nil }
    return 1..<bytes.count - 1
  }

  /// The value of a string in place of a number.
  mutating func numberText(
    _ string: JSONString, _ what: String, _ scope: Scope
  ) throws(Fault) -> Double {
    let bytes = Array(string.value.utf8)
    let range = scope.isBody ? loneBraces(bytes) ?? 0..<bytes.count : 0..<bytes.count
    var value: Binding
    if scope.isBody, range.count == bytes.count, let parts = try parts(string, .text, scope) {
      let text = parts.map { $0.replacement ?? self.text(of: $0.range, scope) }.joined()
      value = try evaluate(Array(text.utf8), nil, string, scope)
    } else {
      value = try evaluate(bytes, range, string, scope)
    }
    if let number = value.number { return number }
    throw Fault(
      .wrongType, "\(what) must be a number, not \(quoted(value.text))",
      at: scope.place(string.range), help: "write a number, or an expression of numbers and metrics"
    )
  }

  private func text(of range: SourceRange, _ scope: Scope) -> String {
    String(
      decoding: files[scope.file].text.bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// The parts of a string in which something is replaced; nil if nothing is.
  private mutating func parts(
    _ string: JSONString, _ kind: ValueKind, _ scope: Scope
  ) throws(Fault) -> [TextPart]? {
    let bytes = Array(string.value.utf8)
    let isFormula = kind == .formula && !scope.bindings.isEmpty
    guard isFormula || bytes.contains(.openBrace) else { return nil }
    var parts: [TextPart] = []
    var copied = 0
    var offset = 0
    var isChanged = false
    while offset < bytes.count {
      guard let found = try replacement(at: offset, bytes, string, isFormula, scope) else {
        offset += 1
        continue
      }
      if found.text == nil {
        offset = found.end
        continue
      }
      isChanged = true
      append(copied..<offset, nil, string, scope, to: &parts)
      append(offset..<found.end, found.text, string, scope, to: &parts)
      offset = found.end
      copied = offset
    }
    append(copied..<bytes.count, nil, string, scope, to: &parts)
    return isChanged ? parts : nil
  }

  /// What takes the place of the text at an offset, and where that ends; without a text it stays up
  /// to there.
  private mutating func replacement(
    at offset: Int, _ bytes: [UInt8], _ string: JSONString, _ isFormula: Bool, _ scope: Scope
  ) throws(Fault) -> (text: String?, end: Int)? {
    if bytes[offset] == .openBrace {
      if offset + 1 < bytes.count, bytes[offset + 1] == .openBrace { return ("{", offset + 2) }
      guard let end = bytes[offset...].firstIndex(of: .closeBrace) else {
        throw Fault(
          .expressionSyntax, "`{` is not closed",
          at: scope.place(range(offset..<offset + 1, of: string, scope)),
          help: "close it with `}`, or write `{{` for a brace")
      }
      let value = try evaluate(bytes, offset + 1..<end, string, scope)
      return (value.text.escapedForJSON, end + 1)
    }
    guard isFormula, Arithmetic.isNameHead(bytes[offset]) else { return nil }
    return try name(at: offset, bytes, string, scope)
  }

  /// A name in a formula, in place of which a loop variable or parameter puts its number.
  private mutating func name(
    at offset: Int, _ bytes: [UInt8], _ string: JSONString, _ scope: Scope
  ) throws(Fault) -> (text: String?, end: Int) {
    var end = offset
    while end < bytes.count, Arithmetic.isNameHead(bytes[end]) || Arithmetic.isDigit(bytes[end]) {
      end += 1
    }
    let name = String(decoding: bytes[offset..<end], as: UTF8.self)
    let before = offset > 0 ? bytes[offset - 1] : 0x20
    let next = bytes[end...].first { $0 != 0x20 } ?? 0x20
    // The name of an anchor, of a view in brackets or of a constraint, or a part of a number.
    let isOther =
      [0x2E, 0x5B].contains(before) || Arithmetic.isDigit(before)
      || [0x2E, 0x3A].contains(next) || before == .closeBrace || next == .openBrace
    guard !isOther, let bound = scope.bindings[name] else { return (nil, end) }
    guard let number = bound.binding.number else {
      throw Fault(
        .wrongType, "\(quoted(name)) is \(quoted(bound.binding.text)), which is not a number",
        at: scope.place(range(offset..<end, of: string, scope)),
        help: passedName(name, scope) ?? "write `{\(name)}` to put the text here")
    }
    let text = JSONWriter.text(of: number)
    return (number < 0 && before == 0x2D ? "(\(text))" : text, end)
  }

  private func append(
    _ range: Range<Int>, _ replacement: String?, _ string: JSONString, _ scope: Scope,
    to parts: inout [TextPart]
  ) {
    guard !range.isEmpty else { return }
    parts.append(
      TextPart(range: self.range(range, of: string, scope), replacement: replacement))
  }

  /// The range in the file of some bytes of a string's value.
  func range(_ part: Range<Int>, of string: JSONString, _ scope: Scope) -> SourceRange {
    let length = string.range.upper - string.range.lower
    guard length != string.value.utf8.count + 2 else {
      let start = string.range.lower + 1
      return SourceRange(start + part.lowerBound, start + part.upperBound)
    }
    let text = files[scope.file].text
    return SourceRange(
      string.sourceOffset(ofUTF8: part.lowerBound, in: text),
      string.sourceOffset(ofUTF8: part.upperBound, in: text))
  }
}
