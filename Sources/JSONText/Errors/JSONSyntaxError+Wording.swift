extension JSONSyntaxError {
  package var message: String {
    switch reason {
    case .fileTooLarge(let byteCount, let limit):
      "the file has \(byteCount) bytes; at most \(limit) are read"
    case .tooDeep(let limit): "more than \(limit) arrays and objects stand inside each other"
    case .noValue: "there is no JSON value in this file"
    case .notUTF8(let encoding): "the file seems to be \(encoding.rawValue); JSON is UTF-8"
    case .invalidUTF8(let byte): "the byte 0x\(hexadecimal(byte, 2)) is not valid UTF-8 here"

    case .unclosedString: "the string is not closed; `\"` is missing"
    case .unclosedContainer(let kind, _):
      "the \(kind.noun) is not closed; `\(kind.closingText)` is missing"
    case .mismatchedClosing(let kind, _):
      "the \(kind.noun) must be closed with `\(kind.closingText)`"
    case .unopenedClosing(let scalar): "\(quoted(scalar)) closes nothing; remove it"
    case .trailingComma: "trailing comma; remove it"
    case .extraComma: "there is nothing before this comma; remove it"
    case .missingComma(let kind): "missing `,` before the next \(kind.part) of the \(kind.noun)"
    case .missingColon(let name): "missing `:` after the name \(quoted(name))"
    case .missingValue(let name): "missing value of \(quoted(name))"

    case .comment: "JSON has no comments; use a `note`"
    case .singleQuotes, .curlyQuotes: "a string stands in straight double quotes, `\"`"
    case .unquoted(let word, .name): "the name \(quoted(word)) must stand in double quotes"
    case .unquoted(let word, _):
      "\(quoted(word)) is no JSON value; a string stands in double quotes"
    case .misspelt(let word, let literal): "\(quoted(word)) is no JSON value; write `\(literal)`"
    case .notFinite(let word): "\(quoted(word)) is no JSON number; numbers are finite"
    case .contentAfterEnd: "there is more after the end of the value; a file holds a single one"
    case .unexpected(let scalar, let expected):
      "unexpected \(quoted(scalar)); \(expected.noun) should be here"

    case .leadingZero: "a number does not begin with a needless `0`; remove it"
    case .leadingPlus: "a number does not begin with `+`; remove it"
    case .missingInteger: "a digit is missing before the decimal point; write `0.`"
    case .missingFraction: "a digit is missing after the decimal point"
    case .missingExponent: "a digit is missing in the exponent"
    case .loneMinus: "a digit is missing after `-`"
    case .otherRadix: "JSON numbers are decimal"
    case .textAfterNumber(let text): "\(quoted(text)) cannot follow a number"

    case .lineBreakInString: "a string ends on the line it begins on; `\"` is missing"
    case .controlCharacter(let byte):
      "the control character U+\(hexadecimal(byte, 4)) must be escaped in a string"
    case .unknownEscape(let scalar): "there is no escape of `\\` and \(quoted(scalar))"
    case .malformedUnicodeEscape: "`\\u` needs four hexadecimal digits"
    case .loneSurrogate(let unit):
      "`\\u\(hexadecimal(unit, 4))` is half of a surrogate pair; the other half is missing"
    }
  }

  /// What to do about it, where the message does not say so already.
  package var help: String? {
    switch reason {
    case .notUTF8, .invalidUTF8: "save the file as UTF-8"
    case .comment: "put the words into a string with the name `note`"
    case .unquoted(let word, _): "write `\"\(display(word))\"`"
    case .unexpected(":", .separator(.array)): "names belong into an object, `{ … }`"
    case .lineBreakInString: "close the string, or write the line break as `\\n`"
    case .controlCharacter(let byte): "write `\(escape(of: byte))`"
    case .unknownEscape("U"): "write `\\u` with a small letter and four hexadecimal digits"
    case .unknownEscape("'"): "a single quote needs no escape"
    case .unknownEscape: "write `\\\\` for a backslash itself"
    case .malformedUnicodeEscape: "for example `\\u00E9`"
    case .loneSurrogate: "write a character beyond U+FFFF as a pair, for example `\\uD83D\\uDE00`"
    case .fileTooLarge, .tooDeep, .noValue, .unclosedString, .unclosedContainer,
      .mismatchedClosing, .unopenedClosing, .trailingComma, .extraComma, .missingComma,
      .missingColon, .missingValue, .singleQuotes, .curlyQuotes, .misspelt, .notFinite,
      .contentAfterEnd, .unexpected, .leadingZero, .leadingPlus, .missingInteger,
      .missingFraction, .missingExponent, .loneMinus, .otherRadix, .textAfterNumber:
      nil
    }
  }
}
