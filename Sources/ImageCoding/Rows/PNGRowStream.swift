import Raster

/// The zlib stream (RFC 1950) of a picture's rows, in the form of IDAT: straight RGBA after the filter
/// Paeth, which leaves zeros but for the corners of what is drawn.
///
/// Only pixels at which a row or the row above changes are filtered, and a row equal to the one above
/// costs as much as its few tokens.
struct PNGRowStream: ~Copyable {
  private let width: Int
  private let filter: UInt8
  private var above: [UInt32]
  private var stream = RunLengthDeflater()
  private var adler = Adler32()

  /// - Parameters:
  ///   - width: in pixels, at least 1; so is `height`.
  init(width: Int, height: Int) {
    self.width = width
    // As libpng does: with a single row or column no filter helps.
    filter = width == 1 || height == 1 ? 0 : 4
    above = [UInt32](repeating: 0, count: width)
    stream.append(outside: Self.header(byteCount: (4 * width + 1) * height))
  }

  /// The header names the smallest window that holds all bytes (RFC 1950, 2.2), and fast compression.
  private static func header(byteCount: Int) -> BitString {
    let window = (0..<7).first { byteCount <= 256 << $0 } ?? 7
    let method = UInt64(window << 4 | 8)
    let check = 31 - method << 8 % 31
    return BitString(method | check << 8, count: 16)
  }

  /// - Parameters:
  ///   - row: straight RGBA, red in the lowest byte.
  ///   - times: how many such rows there are, at least 1.
  /// - Precondition: the row has `width` pixels.
  mutating func append(_ row: [UInt32], times: Int = 1) {
    precondition(row.count == width, "a row of \(row.count) pixels, not \(width)")
    if filter == 0 {
      for _ in 0..<times { appendFiltered(row) }
      return
    }
    appendFiltered(row)
    for _ in 1..<times {
      stream.append(filter)
      stream.append(zeros: 4 * width)
    }
    adler.append(filter: UInt64(filter), byteCount: 4 * width + 1, rowCount: times - 1)
    above = row
  }

  /// The stream. All rows must have been appended.
  consuming func finish() -> [UInt8] {
    stream.endBlocks()
    stream.append(outside: BitString(UInt64(adler.value.byteSwapped), count: 32))
    return stream.bytes
  }

  private mutating func appendFiltered(_ row: [UInt32]) {
    stream.append(filter)
    var sums = Adler32.Row(filter: UInt64(filter), byteCount: 4 * width + 1)
    var (left, corner): (UInt32, UInt32) = (0, 0)
    var zeros = 0
    for column in 0..<width {
      let (pixel, upper) = (row[column], above[column])
      if pixel == left && upper == corner && filter != 0 {
        zeros += 4
        continue
      }
      stream.append(zeros: zeros)
      zeros = 0
      let residual = filter == 0 ? pixel : pixel.paeth(left, upper, corner)
      stream.append(pixel: residual)
      sums.add(residual, count: 1, bytesPerPixel: 4, remaining: 4 * (width - column))
      (left, corner) = (pixel, upper)
    }
    stream.append(zeros: zeros)
    adler.append(sums)
  }
}

extension RunLengthDeflater {
  /// Appends the four bytes of a pixel, the lowest first.
  fileprivate mutating func append(pixel: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: pixel >> shift))
    }
  }
}

extension UInt32 {
  /// The result of the filter Paeth for a pixel (PNG specification, third edition, 9.2 and 9.4): every
  /// channel minus the one of its neighbours to the left, above, or in the corner between that is nearest
  /// to left + above - corner.
  fileprivate func paeth(_ left: UInt32, _ above: UInt32, _ corner: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (a, b, c) = (left >> shift & 255, above >> shift & 255, corner >> shift & 255)
      let (fromLeft, fromAbove) = (Int(b) - Int(c), Int(a) - Int(c))
      let distances = (abs(fromLeft), abs(fromAbove), abs(fromLeft + fromAbove))
      let isLeft = distances.0 <= distances.1 && distances.0 <= distances.2
      let nearest = isLeft ? a : distances.1 <= distances.2 ? b : c
      result |= ((self >> shift &- nearest) & 255) << shift
    }
    return result
  }
}
