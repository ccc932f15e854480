extension JSONWriter {
  /// RFC 8259 section 7: quote, backslash and the control characters are escaped.
  package mutating func write(_ string: String) {
    let utf8 = string.utf8
    // Nearly every string needs no escape.
    if utf8.allSatisfy(\.needsNoEscape) {
      buffer.append(utf8.count + 2) { span, start in
        var place = start &+ 1
        for byte in utf8 {
          span[place] = byte
          place &+= 1
        }
        span[start] = .quote
        span[place] = .quote
      }
    } else {
      buffer.append(.quote)
      for byte in utf8 { writeEscaped(byte) }
      buffer.append(.quote)
    }
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case .quote, .backslash: buffer.append(.backslash, byte)
    case .lineFeed: write(literal: "\\n")
    case 0..<0x20: write(literal: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
    default: buffer.append(byte)
    }
  }

  package mutating func write(_ number: Int) {
    if number < 0 { buffer.append(.minus) }
    write(digits: UInt64(number.magnitude), decimals: 0)
  }

  /// The shortest text that reads back as the same number: `20`, `0.1`, `1e-07`. JSON has no word
  /// for an infinite number and none for NaN: both are `null`.
  package mutating func write(_ number: Double) {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      write(whole)
    } else if let decimal = ShortestDecimal(number.magnitude) {
      if number < 0 { buffer.append(.minus) }
      write(digits: decimal.digits, decimals: decimal.decimals)
    } else if number.isFinite {
      let digits = number.description
      write(literal: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
    } else {
      write(literal: "null")
    }
  }

  /// - Parameter decimals: how many of the digits are after the point.
  private mutating func write(digits: UInt64, decimals: Int) {
    let whole = max(digits.decimalDigitCount - decimals, 1)
    buffer.append(decimals > 0 ? whole + 1 + decimals : whole) { span, start in
      var rest = digits
      if decimals > 0 {
        Self.fill(&span, start + whole + 1, decimals, &rest)
        span[start + whole] = .point
      }
      Self.fill(&span, start, whole, &rest)
    }
  }

  /// Writes the last digits of a number, which the rest then lacks.
  private static func fill(
    _ span: inout MutableSpan<UInt8>, _ start: Int, _ count: Int, _ rest: inout UInt64
  ) {
    var place = start + count
    while place > start {
      place &-= 1
      let tenth = rest / 10
      span[place] = .digitZero &+ UInt8(truncatingIfNeeded: rest &- tenth &* 10)
      rest = tenth
    }
  }

  /// - Parameter literal: one JSON value, as it is to appear.
  package mutating func write(literal: String) { buffer.append(Array(literal.utf8)) }
}

extension UInt8 {
  fileprivate var needsNoEscape: Bool { self >= 0x20 && self != .quote && self != .backslash }
}

extension UInt64 {
  /// Zero for zero.
  fileprivate var decimalDigitCount: Int {
    // log10(2) times the count of binary digits, which may be one too small.
    let estimate = ((64 - leadingZeroBitCount) * 1233) >> 12
    return estimate + (estimate < 20 && self >= ShortestDecimal.powers[estimate] ? 1 : 0)
  }
}
