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

extension ArraySlice<UInt8> {
  /// The pixels of bytes in straight RGBA, each as a word with red in the lowest byte.
  var pixels: [UInt32] {
    stride(from: startIndex, to: endIndex, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(self[start + $1]) << UInt32(8 * $1) }
    }
  }
}
