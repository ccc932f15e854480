extension String {
  /// RFC 8259 section 7: quote, backslash and the control characters are escaped.
  package var jsonLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\u{0}"..<"\u{20}":
        literal += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension Double {
  /// As JSON writes it: `20`, `0.1`, `1e-07`. JSON has no word for what is not finite: null.
  package var jsonLiteral: String {
    guard isFinite else { return "null" }
    guard self != 0 else { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// `{"key": literal, …}` on one line; a member without a literal is left out.
func jsonObject(_ members: [(key: String, literal: String?)]) -> String {
  let present = members.compactMap { member in
    member.literal.map { "\(member.key.jsonLiteral): \($0)" }
  }
  return "{" + present.joined(separator: ", ") + "}"
}

/// `[literal, …]` on one line.
func jsonArray(_ literals: [String]) -> String { "[" + literals.joined(separator: ", ") + "]" }
