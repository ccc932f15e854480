/// Bytes in which every chunk of a PNG file has its right length and checksum (PNG specification,
/// third edition, 5.3), as far as there are chunks.
struct ResealedPNG {
  private(set) var bytes: [UInt8]

  init(_ file: [UInt8]) {
    bytes = file
    var start = 8
    while start + 12 <= bytes.count { start = seal(chunkAt: start) }
  }

  /// Returns the end of the chunk. A length beyond the end of the file becomes that of the rest.
  private mutating func seal(chunkAt start: Int) -> Int {
    let stated = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let count = min(stated, bytes.count - start - 12)
    let end = start + 8 + count
    replace(at: start, with: UInt32(count))
    replace(at: end, with: Self.checksum(bytes[start + 4..<end]))
    return end + 4
  }

  private mutating func replace(at place: Int, with number: UInt32) {
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(shift))
    }
  }

  /// CRC-32, bit by bit (annex D).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
