/// The chunks of a PNG file (PNG specification, third edition, 5.3), without their meaning.
struct PNGChunkSequence {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether every chunk up to IEND is there with its checksum, pixels among them. What follows IEND does
  /// not matter.
  var isComplete: Bool {
    var start = 8
    var hasPixels = false
    while start + 12 <= bytes.count {
      let end = start + 8 + Int(number(at: start))
      guard end + 4 <= bytes.count, number(at: end) == CRC32.of(bytes[start + 4..<end]) else {
        return false
      }
      let type = bytes[start + 4..<start + 8]
      if type.elementsEqual("IEND".utf8) { return hasPixels }
      if type.elementsEqual("IDAT".utf8) { hasPixels = true }
      start = end + 4
    }
    return false
  }

  /// The number of frames of an animation, `num_frames` of `acTL` (11.3.6.1), which precedes the pixels; nil for
  /// a picture that does not move.
  var frameCount: Int? {
    var start = 8
    while start + 12 <= bytes.count {
      let type = bytes[start + 4..<start + 8]
      if type.elementsEqual("acTL".utf8) { return Int(number(at: start + 8)) }
      if type.elementsEqual("IDAT".utf8) { return nil }
      start += 12 + Int(number(at: start))
    }
    return nil
  }

  /// Four bytes, the highest first.
  private func number(at place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(UInt32(0)) { ($0 << 8) | UInt32($1) }
  }
}

/// The checksum of chunks (PNG specification, third edition, annex D).
private enum CRC32 {
  /// The remainders of all bytes for the polynomial of ISO 3309, its bits in reverse order.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    var value = UInt32(byte)
    for _ in 0..<8 { value = (value >> 1) ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    return value
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let remainders = remainders
    var sum = UInt32.max
    for byte in bytes {
      let place = Int((sum ^ UInt32(byte)) & 255)
      sum = (sum >> 8) ^ remainders[place]
    }
    return ~sum
  }
}
