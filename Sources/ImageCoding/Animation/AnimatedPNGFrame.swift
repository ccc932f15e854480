package import Raster

/// One frame of an animation: the part of the picture that changes, and the frame's duration.
package struct AnimatedPNGFrame: Hashable, Sendable {
  /// The part of the picture that is replaced; the rest is unchanged.
  package let part: PixelRect
  /// In the animation's ticks; must be at least 1 when the animation is encoded.
  package var duration: Int
  /// The part's pixels in the form of IDAT: filtered rows, compressed by zlib.
  package let data: [UInt8]

  /// - Precondition: the part is not empty and lies within the picture.
  package init(
    _ pixmap: borrowing Pixmap, part: PixelRect, duration: Int = 0
  ) throws(PNGError) {
    self.part = part
    self.duration = duration
    data = try PNGEncoder().encode(pixmap, part: part).imageData
  }
}

extension [UInt8] {
  /// The contents of the IDAT chunks of a PNG file that `PNGEncoder` made.
  fileprivate var imageData: [UInt8] {
    var data: [UInt8] = []
    var rest = dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(8).prefix(count)
      if rest.dropFirst(4).starts(with: "IDAT".utf8) { data += body }
      rest = rest.dropFirst(12 + count)
    }
    return data
  }
}
