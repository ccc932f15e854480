/// The checksum at the end of a zlib stream (RFC 1950, 8.2), computed from the runs of its rows.
struct Adler32 {
  /// The largest prime below 2¹⁶.
  private static let modulus: UInt64 = 65521

  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  /// The sums of one row, not reduced: 64 bits hold them for rows of less than 2²⁴ bytes. Overflow is
  /// not checked; `PNGRunEncoder.largestSide` limits rows to 4,000,001 bytes.
  struct Row {
    let byteCount: Int
    fileprivate var plain: UInt64
    /// Every byte times the number of bytes from it to the row's end, itself included.
    fileprivate var weighted: UInt64

    /// A row of the filter's byte followed by zeros.
    init(filter: UInt64, byteCount: Int) {
      self.byteCount = byteCount
      plain = filter
      weighted = filter * UInt64(byteCount)
    }

    /// Replaces zeros by a pixel, repeated `count` times.
    ///
    /// With s the sum of its bytes, b their number and r the bytes from the first pixel to the row's
    /// end, the bytes of the j-th pixel have the weights r - j·b, r - j·b - 1, …
    ///
    /// - Parameter remaining: the number of bytes from the first pixel to the row's end.
    @inline(__always)
    mutating func add(_ pixel: UInt32, count: Int, bytesPerPixel: Int, remaining: Int) {
      let even = pixel & 0x00FF_00FF
      let odd = pixel >> 8 & 0x00FF_00FF
      let pairs = even &+ odd
      let sum = UInt64(pairs & 0xFFFF &+ pairs >> 16)
      // The sum of every byte times its index in the pixel.
      let placed = UInt64(odd & 0xFFFF &+ 3 &* (odd >> 16) &+ 2 &* (even >> 16))
      // Most runs are one pixel.
      if count == 1 {
        plain &+= sum
        weighted &+= sum &* UInt64(truncatingIfNeeded: remaining) &- placed
        return
      }
      let count = UInt64(truncatingIfNeeded: count)
      let triangle = (count &* (count &- 1)) &>> 1
      let weights =
        count &* UInt64(truncatingIfNeeded: remaining)
        &- UInt64(truncatingIfNeeded: bytesPerPixel) &* triangle
      plain &+= sum &* count
      weighted &+= sum &* weights &- count &* placed
    }
  }

  mutating func append(_ row: Row) {
    let count = UInt64(row.byteCount)
    sumOfSums = (sumOfSums + count * sum + row.weighted) % Self.modulus
    sum = (sum + row.plain) % Self.modulus
  }

  /// Appends `rowCount` rows of the filter's byte followed by zeros.
  mutating func append(filter: UInt64, byteCount: Int, rowCount: Int) {
    let rows = UInt64(rowCount)
    // After the filter's byte of the k-th row the sum is sum + k·filter, and every byte adds it.
    let sums = (rows * sum + filter * (rows * (rows + 1) / 2)) % Self.modulus
    sumOfSums = (sumOfSums + UInt64(byteCount) * sums) % Self.modulus
    sum = (sum + filter * rows) % Self.modulus
  }
}
