package import Raster

/// A picture in the form of PNG files: straight RGBA, 8 bits a channel, rows top to bottom, without
/// padding.
package struct StraightImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `4 * width * height` bytes.
  package let bytes: [UInt8]

  /// - Precondition: the number of bytes matches the size.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      bytes.count == 4 * width * height, "\(bytes.count) bytes for \(width)×\(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The checksum of the pixels: equal to that of the pixmap that was encoded.
  package var digest: PixelDigest {
    var digest = PixelDigest()
    digest.append(bytes)
    return digest
  }
}

extension StraightImage {
  /// Writes a row as one word a pixel, red in the lowest byte; `row` keeps its storage.
  ///
  /// - Precondition: the row exists.
  package func copyRow(_ y: Int, into row: inout [UInt32]) {
    row.removeAll(keepingCapacity: true)
    var offset = 4 * width * y
    for _ in 0..<width {
      let (red, green) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
      let (blue, alpha) = (UInt32(bytes[offset + 2]), UInt32(bytes[offset + 3]))
      row.append(red | green << 8 | blue << 16 | alpha << 24)
      offset += 4
    }
  }

  /// Ranges of equal rows, top to bottom and without gaps; the rows of neighbouring ranges differ.
  package var bands: [Range<Int>] {
    let (size, bytes) = (4 * width, bytes.span)
    var starts = [0]
    for y in stride(from: 1, to: height, by: 1) {
      let row = bytes.extracting(size * y..<size * (y + 1))
      if row.differs(from: bytes.extracting(size * (y - 1)..<size * y)) { starts.append(y) }
    }
    return zip(starts, starts.dropFirst() + [height]).map { $0..<$1 }
  }
}

extension Span<UInt8> {
  /// Without an early end, so that many bytes are compared at a time: most rows equal the one above.
  ///
  /// - Precondition: the other span is as long.
  fileprivate func differs(from other: Span<UInt8>) -> Bool {
    precondition(count == other.count, "\(count) bytes and \(other.count)")
    var difference: UInt8 = 0
    for index in indices { difference |= self[index] ^ other[index] }
    return difference != 0
  }
}

extension ArraySlice<UInt8> {
  /// The pixels of bytes in straight RGBA, each as a word with red in the lowest byte.
  var pixels: [UInt32] {
    stride(from: startIndex, to: endIndex, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(self[start + $1]) << UInt32(8 * $1) }
    }
  }
}
