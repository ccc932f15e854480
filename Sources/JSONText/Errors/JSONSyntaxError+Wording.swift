extension JSONSyntaxError {
  package var message: String {
    switch reason {
    case .fileTooLarge(let byteCount, let limit):
      "the file has \(byteCount) bytes; the limit is \(limit)"
    case .tooDeep(let limit): "more than \(limit) nested arrays and objects"
    case .noValue: "there is no JSON value in this file"
    case .notUTF8(let encoding): "the file seems to be \(encoding.rawValue); JSON is UTF-8"
    case .invalidUTF8(let byte): "the byte 0x\(hexadecimal(byte, 2)) is not valid UTF-8 here"

    case .unclosedString: "the string is not closed; `\"` is missing"
    case .unclosedContainer(let kind, _):
      "the \(kind.noun) is not closed; `\(kind.closingText)` is missing"
    case .mismatchedClosing(let kind, _):
      "the \(kind.noun) must be closed with `\(kind.closingText)`"
    case .unopenedClosing(let scalar): "\(quoted(scalar)) closes nothing"
    case .trailingComma: "trailing comma"
    case .extraComma: "there is no value before this comma"
    case .missingComma(let kind): "missing `,` before the next \(kind.part) of the \(kind.noun)"
    case .missingColon(let name): "missing `:` after the name \(quoted(name))"
    case .missingValue(let name): "missing value of \(quoted(name))"

    case .comment: "JSON has no comments"
    case .singleQuotes, .curlyQuotes: "a string needs straight double quotes, `\"`"
    case .unquoted(let word, .name): "the name \(quoted(word)) must be in double quotes"
    case .unquoted(let word, _):
      "\(quoted(word)) is not a valid JSON value; strings need double quotes"
    case .misspelt(let word, _): "\(quoted(word)) is not a valid JSON value"
    case .notFinite(let word): "\(quoted(word)) is not a valid JSON number; numbers must be finite"
    case .contentAfterEnd:
      "unexpected text after the end of the value; a file contains one value"
    case .unexpected(let scalar, let expected):
      "unexpected \(quoted(scalar)); \(expected.noun) is expected here"

    case .leadingZero: "a number must not begin with an extra `0`"
    case .leadingPlus: "a number must not begin with `+`"
    case .missingInteger: "a digit is missing before the decimal point"
    case .missingFraction: "a digit is missing after the decimal point"
    case .missingExponent: "a digit is missing in the exponent"
    case .loneMinus: "a digit is missing after `-`"
    case .otherRadix: "JSON numbers are decimal"
    case .textAfterNumber(let text): "\(quoted(text)) cannot follow a number"

    case .lineBreakInString: "a string must end on the line where it begins; `\"` is missing"
    case .controlCharacter(let byte):
      "the control character U+\(hexadecimal(byte, 4)) must be escaped in a string"
    case .unknownEscape(let scalar): "`\\` cannot be followed by \(quoted(scalar))"
    case .malformedUnicodeEscape: "`\\u` needs four hexadecimal digits"
    case .loneSurrogate(let unit):
      "`\\u\(hexadecimal(unit, 4))` is half of a surrogate pair; the other half is missing"
    }
  }

  /// What to do about it.
  package var help: String {
    switch reason {
    case .notUTF8, .invalidUTF8: "save the file as UTF-8"
    case .comment: "put the words into a string with the name `note`"
    case .unquoted(let word, _): "write `\"\(display(word))\"`"
    case .unexpected(":", .separator(.array)): "names are only allowed in an object, `{ … }`"
    case .lineBreakInString: "close the string, or write the line break as `\\n`"
    case .controlCharacter(let byte): "write `\(escape(of: byte))`"
    case .unknownEscape("U"): "write `\\u` with a small letter and four hexadecimal digits"
    case .unknownEscape("'"): "a single quote needs no escape"
    case .unknownEscape: "write `\\\\` for a backslash itself"
    case .malformedUnicodeEscape: "for example `\\u00E9`"
    case .loneSurrogate: "write a character beyond U+FFFF as a pair, for example `\\uD83D\\uDE00`"
    case .fileTooLarge: "divide the file"
    case .tooDeep: "nest the arrays and objects less deep"
    case .noValue: "write an object, `{ … }`"
    case .unclosedString: "close the string with `\"`"
    case .unclosedContainer(let kind, _), .mismatchedClosing(let kind, _):
      "write `\(kind.closingText)`, or look for a bracket that is closed too early"
    case .unopenedClosing: "remove it, or look for a bracket that is closed too early"
    case .trailingComma(let kind): "remove the comma after the last \(kind.part)"
    case .extraComma: "remove the comma, or write the value before it"
    case .missingComma(let kind): "write `,` after the \(kind.part) before"
    case .missingColon(let name): "write `\"\(display(name))\": ` and the value"
    case .missingValue(let name): "write the value, or remove `\"\(display(name))\"`"
    case .singleQuotes, .curlyQuotes: "write `\"` at both ends"
    case .misspelt(_, let literal): "write `\(literal)`"
    case .notFinite: "write digits, such as `1000`"
    case .contentAfterEnd: "remove it, or look for a bracket that is closed too early"
    case .unexpected(_, .end): "remove it"
    case .unexpected(_, let expected): "write \(expected.noun) here, or remove the character"
    case .leadingZero, .leadingPlus: "write the number without it"
    case .missingInteger: "write `0.5`, for example"
    case .missingFraction: "write `1.0` or `1`, for example"
    case .missingExponent: "write `1e3`, for example"
    case .loneMinus: "write `-1`, for example"
    case .otherRadix: "write the number with decimal digits, such as `255`"
    case .textAfterNumber(let text):
      "write the number alone, without \(quoted(text)), or all of it as a string"
    }
  }
}
