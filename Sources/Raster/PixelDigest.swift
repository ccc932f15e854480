/// The checksum of pixels that FFmpeg's `framecrc` prints: Adler-32 (RFC 1950) started at 0
/// rather than 1, so that black transparency of any size has the sum 0 and the count tells.
///
/// It is taken of straight RGBA, 8 bits a channel, rows top to bottom, and so says the same
/// whatever the file's compression or colour type.
package struct PixelDigest: Hashable, Sendable {
  /// The largest prime below 2¹⁶.
  private static let modulus: UInt64 = 65521

  /// The sum of all bytes, and the sum of that sum after every byte, both modulo 65521.
  private var sum: UInt64 = 0
  private var sumOfSums: UInt64 = 0
  package private(set) var byteCount = 0

  /// The digest of no pixels.
  package init() {}

  /// The checksum: the second sum in the upper half, the first in the lower.
  package var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  package mutating func append(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      append(Sums(rest.prefix(Sums.limit)))
      rest = rest.dropFirst(Sums.limit)
    }
  }

  /// Appends bytes whose sums are known: the same row again costs no look at its pixels.
  mutating func append(_ sums: Sums) {
    let count = UInt64(sums.count)
    sumOfSums = (sumOfSums + count * sum + sums.weighted) % Self.modulus
    sum = (sum + sums.plain) % Self.modulus
    byteCount += sums.count
  }
}

extension PixelDigest {
  /// What some bytes add to a digest, wherever they stand in it.
  struct Sums {
    /// Below this many bytes 64 bits hold the sums, and their product with a digest's, unreduced.
    static let limit = 1 << 20

    var count = 0
    var plain: UInt64 = 0
    /// Every byte times the number of bytes from it to the end, itself included.
    var weighted: UInt64 = 0

    init() {}

    init(_ bytes: ArraySlice<UInt8>) {
      count = bytes.count
      var weight = UInt64(count)
      // `limit` rules overflow out, and without a check for it the loop is vectorized.
      for byte in bytes {
        plain &+= UInt64(byte)
        weighted &+= UInt64(byte) &* weight
        weight &-= 1
      }
    }
  }
}

extension PixelDigest: CustomStringConvertible {
  /// As `framecrc` writes it: `0x` and eight hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
