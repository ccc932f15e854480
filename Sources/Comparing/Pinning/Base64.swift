/// Base64 of RFC 4648, section 4.
extension [UInt8] {
  private static let base64Digits = [UInt8](
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package var base64: String {
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isPadding = place > group.count
        text.append(
          isPadding ? UInt8(ascii: "=") : Self.base64Digits[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil for anything that `base64` does not return: bytes have one spelling, so that a file that is
  /// read and written is the same.
  package init?(base64 text: String) {
    let text = Array(text.utf8)
    let padding = text.reversed().prefix(2).prefix { $0 == UInt8(ascii: "=") }.count
    guard text.count.isMultiple(of: 4) else { return nil }
    var (bits, bitCount): (UInt32, UInt32) = (0, 0)
    self = []
    reserveCapacity(text.count / 4 * 3)
    for digit in text.dropLast(padding) {
      guard let value = digit.base64Value else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      append(UInt8(truncatingIfNeeded: bits >> bitCount))
    }
    // Bits that no byte uses are zero.
    if bits & ((1 << bitCount) - 1) != 0 { return nil }
  }
}

extension UInt8 {
  fileprivate var base64Value: UInt32? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(self - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(self - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
