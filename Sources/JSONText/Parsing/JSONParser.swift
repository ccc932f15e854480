/// Parses one text by the grammar of RFC 8259, and stops at the first error.
///
/// Open containers are on an explicit stack, so that deep nesting cannot overflow the call stack.
struct JSONParser {
  /// An array or object whose end has not been parsed.
  struct OpenContainer {
    let kind: JSONSyntaxError.Container
    let opening: Int
    var elements: [JSONValue] = []
    var members: [JSONMember] = []
    /// In an object, the name of the next value.
    var name: JSONString?
  }

  let bytes: [UInt8]
  let limits: JSONLimits
  var offset: Int
  var open: [OpenContainer] = []

  init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits(), at offset: Int = 0) {
    self.bytes = bytes
    self.limits = limits
    self.offset = offset
  }

  mutating func parseDocument() throws(JSONSyntaxError) -> JSONValue {
    try checkSizeAndEncoding()
    offset = bytes.textStart
    while true {
      guard let value = try parseScalarOrOpening() else { continue }
      guard let document = try add(value) else { continue }
      skipBlanks()
      guard offset == bytes.count else { throw fault(expecting: .end) }
      return document
    }
  }

  /// Parses a value, or the beginning of a container, whose first value is then next: nil.
  private mutating func parseScalarOrOpening() throws(JSONSyntaxError) -> JSONValue? {
    skipBlanks()
    switch peek {
    case .openBrace: return try openContainer(.object)
    case .openBracket: return try openContainer(.array)
    case .quote:
      let string = try parseString()
      return JSONValue(content: .string(string), range: string.range)
    case UInt8(ascii: "n"): return try parseLiteral("null", .null)
    case UInt8(ascii: "t"): return try parseLiteral("true", .bool(true))
    case UInt8(ascii: "f"): return try parseLiteral("false", .bool(false))
    case .some(let byte) where byte.isDigit || byte == .minus: return try parseNumber()
    default: throw fault(expecting: .value)
    }
  }

  private mutating func parseLiteral(
    _ word: String, _ content: JSONValue.Content
  ) throws(JSONSyntaxError) -> JSONValue {
    let range = wordRange(at: offset)
    guard bytes[range.lower..<range.upper].elementsEqual(word.utf8) else {
      throw fault(expecting: .value)
    }
    offset = range.upper
    return JSONValue(content: content, range: range)
  }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset].isJSONBlank { offset += 1 }
  }

  func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  private func checkSizeAndEncoding() throws(JSONSyntaxError) {
    guard bytes.count <= limits.maximumByteCount else {
      throw JSONSyntaxError(
        .fileTooLarge(byteCount: bytes.count, limit: limits.maximumByteCount), at: 0, length: 0)
    }
    guard let encoding = foreignEncoding else { return }
    throw JSONSyntaxError(.notUTF8(encoding), at: 0, length: 0)
  }

  /// The encoding according to the first bytes, if it is not UTF-8: by a byte order mark, or by zeros,
  /// because the first character of a JSON text is always ASCII (RFC 4627, section 3).
  private var foreignEncoding: JSONSyntaxError.Encoding? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0, 0, 0xFE, 0xFF), (0xFF, 0xFE, 0, 0), (0, 0, 0, 1...), (1..., 0, 0, 0): return .utf32
    case (0xFE, 0xFF, _, _), (0xFF, 0xFE, _, _), (0, 1..., 0, 1...), (1..., 0, 1..., 0):
      return .utf16
    default: return nil
    }
  }
}
