/// The first error in a JSON text: its reason and place. Messages are in
/// `JSONSyntaxError+Wording.swift`.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  package enum Container: Hashable, Sendable {
    case array
    case object
  }

  /// What the grammar requires next.
  package enum Expectation: Hashable, Sendable {
    case value
    case name
    case separator(Container)
    case end
  }

  package enum Encoding: String, Hashable, Sendable {
    case utf16 = "UTF-16"
    case utf32 = "UTF-32"
  }

  /// `opening` is the offset of the quote, bracket or brace that opens a string or container.
  package enum Reason: Hashable, Sendable {
    case fileTooLarge(byteCount: Int, limit: Int)
    case tooDeep(limit: Int)
    case noValue
    case notUTF8(Encoding)
    case invalidUTF8(byte: UInt8)

    case unclosedString(opening: Int)
    case unclosedContainer(Container, opening: Int)
    case mismatchedClosing(of: Container, opening: Int)
    case unopenedClosing(Unicode.Scalar)
    case trailingComma(Container)
    case extraComma
    case missingComma(Container)
    case missingColon(name: String)
    case missingValue(name: String)

    case comment
    case singleQuotes
    case curlyQuotes
    case unquoted(String, Expectation)
    case misspelt(String, literal: String)
    case notFinite(String)
    case contentAfterEnd
    case unexpected(Unicode.Scalar, Expectation)

    case leadingZero
    case leadingPlus
    case missingInteger
    case missingFraction
    case missingExponent
    case loneMinus
    case otherRadix
    case textAfterNumber(String)

    case lineBreakInString(opening: Int)
    case controlCharacter(UInt8)
    case unknownEscape(Unicode.Scalar)
    case malformedUnicodeEscape
    case loneSurrogate(UInt16)
  }

  package var reason: Reason
  package var range: SourceRange

  package init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }

  init(_ reason: Reason, at offset: Int, length: Int = 1) {
    self.init(reason, at: SourceRange(offset, offset + length))
  }
}
