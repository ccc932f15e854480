/// Evaluates an expression: numbers, names, `+ - * /` and parentheses. Operators of equal precedence
/// associate to the left; every operation is rounded to a double.
struct Arithmetic {
  /// A mistake, at a range of the bytes.
  struct Mistake: Error {
    enum Reason {
      case unexpected(String)
      case unknownName(String)
      /// A name that does not stand for a number, and its text.
      case notANumber(String)
      case tooDeep
      case divisionByZero
      case tooLarge
    }

    let reason: Reason
    let range: Range<Int>
  }

  private static let depthLimit = 32

  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int
  private var depth = 0
  private let lookUp: (String) -> Binding?

  /// - Parameter lookUp: what a name stands for; nil for an unknown name.
  init(_ bytes: [UInt8], in range: Range<Int>, lookUp: @escaping (String) -> Binding?) {
    self.bytes = bytes
    end = range.upperBound
    offset = range.lowerBound
    self.lookUp = lookUp
  }

  /// The value: of a single name whatever that stands for, and otherwise a number.
  mutating func evaluate() throws(Mistake) -> Binding {
    skipBlanks()
    let start = offset
    if let name = takeName() {
      skipBlanks()
      if offset == end {
        guard let binding = lookUp(name) else {
          throw Mistake(reason: .unknownName(name), range: start..<start + name.utf8.count)
        }
        return binding
      }
      offset = start
    }
    let number = try sum()
    guard offset == end else { throw unexpected() }
    return .number(number == 0 ? 0 : number)
  }

  private mutating func sum() throws(Mistake) -> Double {
    let start = offset
    var left = try product()
    while true {
      if take("+") {
        left += try product()
      } else if take("-") {
        left -= try product()
      } else {
        return left
      }
      guard left.isFinite else { throw Mistake(reason: .tooLarge, range: start..<offset) }
    }
  }

  private mutating func product() throws(Mistake) -> Double {
    let start = offset
    var left = try factor()
    while true {
      if take("*") {
        left *= try factor()
      } else if take("/") {
        let divisor = try factor()
        guard divisor != 0 else {
          throw Mistake(reason: .divisionByZero, range: start..<offset)
        }
        left /= divisor
      } else {
        return left
      }
      guard left.isFinite else { throw Mistake(reason: .tooLarge, range: start..<offset) }
    }
  }

  private mutating func factor() throws(Mistake) -> Double {
    var isNegative = false
    while take("-") { isNegative.toggle() }
    let number = try operand()
    return isNegative ? -number : number
  }

  private mutating func operand() throws(Mistake) -> Double {
    skipBlanks()
    let start = offset
    if take("(") {
      depth += 1
      guard depth <= Self.depthLimit else {
        throw Mistake(reason: .tooDeep, range: start..<start + 1)
      }
      let number = try sum()
      guard take(")") else { throw unexpected() }
      depth -= 1
      return number
    }
    if let name = takeName() {
      let range = start..<offset
      guard let binding = lookUp(name) else {
        throw Mistake(reason: .unknownName(name), range: range)
      }
      guard let number = binding.number else {
        throw Mistake(reason: .notANumber(name), range: range)
      }
      return number
    }
    return try takeNumber()
  }

  private mutating func takeNumber() throws(Mistake) -> Double {
    let start = offset
    guard let head = next, Self.isDigit(head) else { throw unexpected() }
    skipDigits()
    if next == UInt8(ascii: "."), isDigit(at: offset + 1) {
      offset += 1
      skipDigits()
    }
    if next.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      let sign = offset + 1 < end && [0x2B, 0x2D].contains(bytes[offset + 1]) ? 1 : 0
      if isDigit(at: offset + 1 + sign) {
        offset += 1 + sign
        skipDigits()
      }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw Mistake(reason: .tooLarge, range: start..<offset)
    }
    return number
  }

  private func unexpected() -> Mistake {
    guard offset < end else { return Mistake(reason: .unexpected("the end"), range: end..<end) }
    var upper = offset + 1
    while upper < end, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    let text = String(decoding: bytes[offset..<upper], as: UTF8.self)
    return Mistake(reason: .unexpected(text), range: offset..<upper)
  }

  private var next: UInt8? { offset < end ? bytes[offset] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    skipBlanks()
    return true
  }

  private mutating func takeName() -> String? {
    guard let head = next, Self.isNameHead(head) else { return nil }
    let start = offset
    while let byte = next, Self.isNameHead(byte) || Self.isDigit(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipDigits() {
    while let byte = next, Self.isDigit(byte) { offset += 1 }
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private func isDigit(at place: Int) -> Bool { place < end && Self.isDigit(bytes[place]) }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isNameHead(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }
}

extension UInt8 {
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
}
