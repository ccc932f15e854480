import JSONText
import TimelineModel

extension Expander {
  /// A number, or the value of an expression in a string.
  mutating func number(
    _ value: JSONValue, _ what: String, _ scope: Scope
  ) throws(Fault) -> Double {
    switch value.content {
    case .number(let number) where number.value.isFinite: return number.value
    case .string(let string): return try numberText(string, what, scope)
    default:
      throw Fault(
        .wrongType, "\(what) must be a number", at: scope.shortPlace(of: value),
        help: "write a number, or an expression of numbers and metrics as a string")
    }
  }

  /// What a loop variable or parameter stands for.
  mutating func binding(
    _ value: JSONValue, _ what: String, _ scope: Scope
  ) throws(Fault) -> Binding {
    switch value.content {
    case .number(let number) where number.value.isFinite: return .number(number.value)
    case .bool(let flag): return .boolean(flag)
    case .string(let string): return try binding(string, scope)
    default:
      throw Fault(
        .wrongType, "\(what) must be a number, a text or a boolean",
        at: scope.shortPlace(of: value),
        help: "write a number, a text in quotation marks, or `true` or `false`")
    }
  }

  /// A text; in a body with its braces replaced, or, if it is nothing but braces, their value.
  private mutating func binding(_ string: JSONString, _ scope: Scope) throws(Fault) -> Binding {
    guard scope.isBody else { return .text(string.value) }
    let expanded = try self.string(string, .text, scope)
    guard case .string(let parts) = expanded.content else { return .text(string.value) }
    if parts.count == 1, let value = try loneValue(string, scope) { return value }
    return .text(parts.map { decoded($0, scope) }.joined())
  }

  private mutating func loneValue(_ string: JSONString, _ scope: Scope) throws(Fault) -> Binding? {
    let bytes = Array(string.value.utf8)
    guard bytes.first == .openBrace, bytes.count > 2, bytes[1] != .openBrace else { return nil }
    return try evaluate(bytes, 1..<bytes.count - 1, string, scope)
  }

  private func decoded(_ part: TextPart, _ scope: Scope) -> String {
    let raw =
      part.replacement.map { Array($0.utf8) }
      ?? Array(files[scope.file].text.bytes[part.range.lower..<part.range.upper])
    let text = SourceText(bytes: [UInt8(ascii: "\"")] + raw + [UInt8(ascii: "\"")])
    if case .string(let string)? = try? JSONValue(parsing: text).content { return string.value }
    return String(decoding: raw, as: UTF8.self)
  }

  /// Advice for a parameter that is a text where a number is needed, if the text is itself a name: likely
  /// the value of that name was meant. Nil otherwise.
  func passedName(_ name: String, _ scope: Scope) -> String? {
    guard !scope.templates.isEmpty, case .text(let text)? = scope.bindings[name]?.binding,
      isIdentifier(text)
    else { return nil }
    let argument = "`\"\(name)\": \"{\(text)}\"`"
    return "if the value of a name is meant, write \(argument) where the template is used"
  }

  /// The value of an expression.
  ///
  /// - Parameter range: its place in the bytes of the string's value; nil if the bytes are not those
  ///   of the string, so that mistakes are reported at the whole of it.
  mutating func evaluate(
    _ bytes: [UInt8], _ range: Range<Int>?, _ string: JSONString, _ scope: Scope
  ) throws(Fault) -> Binding {
    let known = metrics
    var arithmetic = Arithmetic(bytes, in: range ?? 0..<bytes.count) { name in
      scope.bindings[name]?.binding ?? known.values[name].map(Binding.number)
    }
    do throws(Arithmetic.Mistake) {
      return try arithmetic.evaluate()
    } catch {
      let text = String(decoding: bytes[range ?? 0..<bytes.count], as: UTF8.self)
      let place = range == nil ? string.range : self.range(error.range, of: string, scope)
      throw fault(error, in: text, at: scope.place(place), scope)
    }
  }

  private mutating func fault(
    _ mistake: Arithmetic.Mistake, in text: String, at place: Place, _ scope: Scope
  ) -> Fault {
    switch mistake.reason {
    case .unexpected(let token):
      return Fault(
        .expressionSyntax,
        "unexpected \(token == "the end" ? token : quoted(token)) in the expression",
        at: place,
        help: WrittenUnit.advice(on: text)
          ?? "an expression has numbers, names, `+`, `-`, `*`, `/` and parentheses")
    case .unknownName(let name):
      let names = scope.bindings.keys.sorted() + metrics.values.keys.sorted()
      return Fault(
        .unknownName, "unknown name \(quoted(name)) in the expression", at: place,
        help: suggester.advice(on: name, among: names)
          ?? (names.isEmpty
            ? "declare it in `metrics`"
            : "the names are \(enumeration(Array(names.prefix(12)), joinedBy: "and"))"))
    case .notANumber(let name):
      return Fault(
        .wrongType, "\(quoted(name)) is not a number", at: place,
        help: passedName(name, scope)
          ?? "a text can be put into a string as `{\(name)}`, without arithmetic")
    case .tooDeep:
      return Fault(
        .limit, "more than 32 parentheses are open", at: place,
        help: "compute a part of it in `metrics`, and write the name of that")
    case .divisionByZero:
      return Fault(
        .notFinite, "the expression divides by zero", at: place,
        help: "divide by a number other than 0")
    case .tooLarge:
      return Fault(
        .notFinite, "the number is too large", at: place,
        help: "write a number whose magnitude is at most 1000000000")
    }
  }
}
