package import Raster

/// One picture of an animation: what changes in it, and how long it is shown.
package struct AnimatedPNGFrame: Hashable, Sendable {
  /// The part of the picture that is replaced; the rest stays as it was.
  package let part: PixelRect
  /// In the animation's ticks; at least 1 once the animation is encoded.
  package var duration: Int
  /// The part's pixels as a PNG's IDAT has them: filtered rows, packed by zlib.
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
  /// What the IDAT chunks of a PNG file hold, of a file that `PNGEncoder` made.
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
