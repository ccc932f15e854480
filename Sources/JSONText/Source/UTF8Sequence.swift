/// One well-formed UTF-8 sequence: a scalar and its number of bytes.
struct UTF8Sequence {
  let scalar: Unicode.Scalar
  let length: Int
}

extension [UInt8] {
  /// The UTF-8 byte order mark, which parsers may skip (RFC 8259, section 8.1).
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The offset of the text, after a byte order mark if there is one.
  var textStart: Int { starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

  /// The sequence that begins at an offset; nil at the end, or if the bytes are not well-formed UTF-8
  /// (RFC 3629, section 4: no overlong forms, no surrogates).
  func sequence(at offset: Int) -> UTF8Sequence? {
    guard indices.contains(offset) else { return nil }
    let lead = self[offset]
    switch lead {
    case 0x00...0x7F: return UTF8Sequence(scalar: Unicode.Scalar(lead), length: 1)
    case 0xC2...0xDF: return sequence(at: offset, lead & 0x1F, length: 2, least: 0x80)
    case 0xE0...0xEF: return sequence(at: offset, lead & 0x0F, length: 3, least: 0x800)
    case 0xF0...0xF4: return sequence(at: offset, lead & 0x07, length: 4, least: 0x10000)
    default: return nil
    }
  }

  private func sequence(
    at offset: Int, _ leadBits: UInt8, length: Int, least: UInt32
  ) -> UTF8Sequence? {
    guard offset + length <= count else { return nil }
    var value = UInt32(leadBits)
    for index in offset + 1..<offset + length {
      guard self[index].isContinuation else { return nil }
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return UTF8Sequence(scalar: scalar, length: length)
  }
}

extension UInt8 {
  /// Whether the byte continues a UTF-8 sequence.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
