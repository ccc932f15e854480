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
    while place &- start >= 8 {
      place &-= 8
      let tail = rest % 100_000_000
      rest /= 100_000_000
      putEight(tail, at: place)
    }
    while place > start {
      place &-= 1
      let tenth = rest / 10
      self[unchecked: place] = .digitZero &+ UInt8(truncatingIfNeeded: rest &- tenth &* 10)
      rest = tenth
    }
  }

  /// Writes eight digits, dividing all halves, quarters and eighths of the number at once: the lanes of
  /// a word hold them, the first digit in the lowest byte in the end. Multiplications by 10,486 / 2²⁰ and
  /// 103 / 2¹⁰ divide numbers below 10,000 by 100 and numbers below 100 by 10.
  private mutating func putEight(_ number: UInt64, at place: Int) {
    let fours = number / 10_000 | (number % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
    let digits = tens | (twos &- tens &* 10) << 8
    let text = digits &+ 0x3030_3030_3030_3030
    for index in 0..<8 {
      self[unchecked: place &+ index] = UInt8(truncatingIfNeeded: text >> UInt64(8 &* index))
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
