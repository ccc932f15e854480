extension JSONWriter {
  package mutating func write(_ number: Int) {
    buffer.append(atMost: JSONNumberText.length) { $0.put(number, at: &$1) }
  }

  /// The shortest text that reads back as the same number: `20`, `0.1`, `1e-07`. JSON has no word
  /// for an infinite number and none for NaN: both are `null`.
  package mutating func write(_ number: Double) {
    buffer.append(atMost: JSONNumberText.length) { $0.put(number, at: &$1) }
  }

  /// The JSON text of one number, without a writer.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == 0 { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Writes an array of two numbers: of all there is in a manifest, most.
  package mutating func member(_ key: StaticString, _ first: Double, _ second: Double) {
    guard layout != .lines else { return member(key, [first, second]) }
    beginMember(key)
    let hasSpace = layout != .compact
    buffer.append(atMost: 2 * JSONNumberText.length + 4) { span, place in
      span.put(.openBracket, at: &place)
      span.put(first, at: &place)
      span.put(.comma, at: &place)
      if hasSpace { span.put(.space, at: &place) }
      span.put(second, at: &place)
      span.put(.closeBracket, at: &place)
    }
  }
}

private enum JSONNumberText {
  /// No number has more bytes: a sign, 17 digits, a point and an exponent of five bytes.
  static let length = 24
}

/// All these write from a place on, and move the place to behind what they wrote.
extension MutableSpan<UInt8> {
  fileprivate mutating func put(_ byte: UInt8, at place: inout Int) {
    self[place] = byte
    place += 1
  }

  fileprivate mutating func put(_ number: Int, at place: inout Int) {
    if number < 0 { put(.minus, at: &place) }
    put(digits: UInt64(number.magnitude), decimals: 0, at: &place)
  }

  fileprivate mutating func put(_ number: Double, at place: inout Int) {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      put(whole, at: &place)
    } else if let decimal = ShortestDecimal(number.magnitude) {
      if number < 0 { put(.minus, at: &place) }
      put(digits: decimal.digits, decimals: decimal.decimals, at: &place)
    } else {
      for byte in JSONWriter.text(of: number).utf8 { put(byte, at: &place) }
    }
  }

  /// - Parameter decimals: how many of the digits are after the point.
  private mutating func put(digits: UInt64, decimals: Int, at place: inout Int) {
    let whole = max(digits.decimalDigitCount - decimals, 1)
    var rest = digits
    let point = place + whole
    if decimals > 0 {
      place = point + 1 + decimals
      fill(point + 1, place, &rest)
      self[point] = .point
    } else {
      place = point
    }
    fill(point - whole, point, &rest)
  }

  /// Writes the last digits of a number, which the rest then lacks.
  private mutating func fill(_ start: Int, _ end: Int, _ rest: inout UInt64) {
    // The unchecked places below.
    precondition(start >= 0 && end <= count)
    var place = end
    while place > start {
      place &-= 1
      let tenth = rest / 10
      self[unchecked: place] = .digitZero &+ UInt8(truncatingIfNeeded: rest &- tenth &* 10)
      rest = tenth
    }
  }
}

extension UInt64 {
  /// Zero for zero.
  fileprivate var decimalDigitCount: Int {
    // log10(2) times the count of binary digits, which may be one too small.
    let estimate = ((64 - leadingZeroBitCount) * 1233) >> 12
    return estimate + (estimate < 20 && self >= ShortestDecimal.powers[estimate] ? 1 : 0)
  }
}
