package import Raster

/// A picture as files have it: straight RGBA, 8 bits a channel, rows top to bottom, no padding.
package struct StraightImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `4 * width * height` of them.
  package let bytes: [UInt8]

  /// - Precondition: there are as many bytes as the size says.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      bytes.count == 4 * width * height, "\(bytes.count) bytes for \(width)×\(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The same checksum that the pixmap it was encoded from has.
  package var digest: PixelDigest {
    var digest = PixelDigest()
    digest.append(bytes)
    return digest
  }
}

extension ArraySlice<UInt8> {
  /// The pixels of bytes in straight RGBA, each as a word, red in the lowest byte.
  var pixels: [UInt32] {
    stride(from: startIndex, to: endIndex, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(self[start + $1]) << UInt32(8 * $1) }
    }
  }
}
