/// The bytes in the grammar of JSON.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let hash = UInt8(ascii: "#")
  static let asterisk = UInt8(ascii: "*")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let digitZero = UInt8(ascii: "0")

  /// The four blanks of RFC 8259, section 2.
  var isJSONBlank: Bool {
    self == .space || self == .lineFeed || self == .carriageReturn || self == .tab
  }

  var isDigit: Bool { self &- .digitZero < 10 }

  /// The letter in lower case; meaningless for bytes that are not letters.
  var lowercasedLetter: UInt8 { self | 0x20 }

  var isLetter: Bool { lowercasedLetter &- UInt8(ascii: "a") < 26 }

  var hexDigitValue: UInt16? {
    if isDigit { return UInt16(self - .digitZero) }
    let place = lowercasedLetter &- UInt8(ascii: "a")
    return place < 6 ? UInt16(place) + 10 : nil
  }
}
