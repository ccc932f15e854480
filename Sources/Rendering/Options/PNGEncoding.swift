/// How frames are stored in PNG files. Pixels do not depend on it.
package struct PNGEncoding: Hashable, Sendable {
  /// The PNG encoder; output pixels are identical.
  package enum Encoder: String, CaseIterable, Hashable, Sendable {
    /// Compresses differences between rows without visiting every pixel; libpng writes the chunks.
    case runs
    /// Passes every row to libpng, which filters it, and to zlib, which compresses it.
    case libpng
  }

  /// The colour type of a file, with 8 bits per channel.
  package enum ColorType: String, CaseIterable, Hashable, Sendable {
    /// The most compact one that can represent the frame: `palette`, `rgb` or `rgba`.
    case automatic
    /// Indices into a palette of at most 256 opaque colours.
    case palette
    /// Red, green and blue; every pixel is opaque.
    case rgb
    /// Red, green, blue and alpha.
    case rgba
  }

  package var encoder: Encoder
  package var colorType: ColorType

  package init(encoder: Encoder = .runs, colorType: ColorType = .automatic) {
    self.encoder = encoder
    self.colorType = colorType
  }
}
