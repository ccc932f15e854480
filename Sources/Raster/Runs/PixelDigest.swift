/// The checksum of pixels that FFmpeg's `framecrc` prints: Adler-32 (RFC 1950), but started at 0
/// instead of 1. Transparent pictures of all sizes have the checksum 0; `byteCount` differs.
///
/// It is computed from straight RGBA, 8 bits a channel, rows top to bottom, so it does not depend on
/// the file's compression or colour type.
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

  /// Appends bytes whose sums are known, once or repeatedly, without reading them.
  mutating func append(_ sums: Sums, times: Int = 1) {
    let (plain, weighted) = (sums.plain % Self.modulus, sums.weighted % Self.modulus)
    let count = UInt64(sums.count) % Self.modulus
    let times = UInt64(times)
    // times · (times − 1) / 2: one of the factors is even, and the n-th repetition follows n − 1.
    let pairs = (times % 2 == 0 ? times / 2 * (times - 1) : (times - 1) / 2 * times) % Self.modulus
    let repeated = times % Self.modulus
    sumOfSums += repeated * ((count * sum + weighted) % Self.modulus)
    sumOfSums = (sumOfSums + pairs * (count * plain % Self.modulus)) % Self.modulus
    sum = (sum + repeated * plain) % Self.modulus
    byteCount += sums.count * Int(times)
  }
}

extension PixelDigest {
  /// The contribution of some bytes to a digest, independent of their position in it.
  struct Sums {
    /// Up to this many bytes, 64 bits hold the sums and their products with a digest's, unreduced.
    static let limit = 1 << 20

    var count = 0
    var plain: UInt64 = 0
    /// Every byte times the number of bytes from it to the end, itself included.
    var weighted: UInt64 = 0

    init() {}

    /// The sums of zeros.
    init(zeros count: Int) {
      self.count = count
    }

    init(_ bytes: ArraySlice<UInt8>) {
      precondition(bytes.count <= Self.limit, "\(bytes.count) bytes at once")
      count = bytes.count
      var weight = UInt64(count)
      // `limit` excludes overflow, and without checks for it the loop is vectorized.
      for byte in bytes {
        plain &+= UInt64(byte)
        weighted &+= UInt64(byte) &* weight
        weight &-= 1
      }
    }
  }
}

extension PixelDigest.Sums {
  /// Changes the sums of a row of straight pixels to those of the next row, by the runs that differ. The
  /// contribution of a run has a closed form, so no bytes are summed. With a hundred rectangles that
  /// takes a third of the time in which libdeflate sums the rows that differ, at 4K a sixth.
  ///
  /// Intermediate results may be negative and wrap around; the sums themselves are in range.
  ///
  /// - Parameter range: the indices of the row's runs.
  mutating func replace(_ runs: [PictureRuns.Run], _ range: Range<Int>) {
    let runs = runs.span.extracting(range)
    // Of all columns: the differences, those times the column, and those times their index in a pixel.
    var (plain, placed, indexed) = (0, 0, 0)
    for index in runs.indices {
      let run = runs[unchecked: index]
      let (start, length) = (Int(run.start), Int(run.count))
      let difference = ByteDifference(run.pixel, run.above)
      // Most runs are a single pixel.
      if length == 1 {
        plain &+= difference.plain
        placed &+= difference.plain &* start
        indexed &+= difference.indexed
      } else {
        plain &+= difference.plain &* length
        let columns = length &* start &+ length &* (length &- 1) / 2
        placed &+= difference.plain &* columns
        indexed &+= difference.indexed &* length
      }
    }
    // Each column has 4 bytes fewer to the end of the row than the one before.
    let weighted = plain &* count &- 4 &* placed &- indexed
    self.plain &+= UInt64(bitPattern: Int64(plain))
    self.weighted &+= UInt64(bitPattern: Int64(weighted))
  }

  /// The sum of the differences of the bytes of two pixels, and of each times its index, 0…3.
  private struct ByteDifference {
    let plain: Int
    let indexed: Int

    /// Two differences at once: the lower one is the signed lowest half of a word, and what remains without
    /// it the other one.
    @inline(__always)
    init(_ new: UInt32, _ old: UInt32) {
      let lanes: UInt32 = 0x00FF_00FF
      let even = Int(new & lanes) &- Int(old & lanes)
      let odd = Int(new >> 8 & lanes) &- Int(old >> 8 & lanes)
      let both = even &+ odd
      let redAndGreen = Int(Int16(truncatingIfNeeded: both))
      let blueAndAlpha = (both &- redAndGreen) >> 16
      let green = Int(Int16(truncatingIfNeeded: odd))
      plain = redAndGreen &+ blueAndAlpha
      indexed = green &+ (odd &- green) >> 16 &+ 2 &* blueAndAlpha
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
