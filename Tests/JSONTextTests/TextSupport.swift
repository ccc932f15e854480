import JSONText

extension SourceText {
  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// As `line:column`.
  func positions(of offsets: [Int]) -> [String] {
    offsets.map {
      let position = position(of: $0)
      return "\(position.line):\(position.column)"
    }
  }

  func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }
}

extension JSONValue {
  /// Without positions, as JSON with the number's literal and the string's Swift description.
  var outline: String {
    switch content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number.literal
    case .string(let string): string.value.debugDescription
    case .array(let elements): "[\(elements.map(\.outline).joined(separator: ","))]"
    case .object(let members): "{\(members.map(\.outline).joined(separator: ","))}"
    }
  }

  init(_ text: String) throws(JSONSyntaxError) {
    try self.init(parsing: SourceText(text))
  }

  /// The error in bytes; nil if there is none.
  static func mistake(in bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSONValue(parsing: SourceText(bytes: bytes), limits: limits)
      return nil
    } catch {
      return error
    }
  }
}

extension JSONMember {
  var outline: String { "\(name.value.debugDescription):\(value.outline)" }
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
