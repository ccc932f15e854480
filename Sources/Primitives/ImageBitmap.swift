/// The pixels of an image, premultiplied. A class, so that views and frames share them by reference.
package final class ImageBitmap: Sendable {
  /// In pixels, both positive.
  package let width: Int
  package let height: Int
  /// One word a pixel, red in the lowest byte, then green, blue and alpha; rows top to bottom.
  package let words: [UInt32]
  /// The checksum of the file that it was decoded from. Two bitmaps with the same one are equal.
  package let checksum: String

  /// - Precondition: the number of words matches the size.
  package init(width: Int, height: Int, words: [UInt32], checksum: String) {
    precondition(
      width > 0 && height > 0 && words.count == width * height,
      "\(words.count) words for \(width)×\(height) pixels")
    self.width = width
    self.height = height
    self.words = words
    self.checksum = checksum
  }
}

extension ImageBitmap {
  package func color(column: Int, row: Int) -> PremultipliedColor {
    let word = words[row * width + column]
    return PremultipliedColor(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}

extension ImageBitmap: Hashable {
  package static func == (left: ImageBitmap, right: ImageBitmap) -> Bool {
    left === right || left.checksum == right.checksum
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(checksum) }
}
