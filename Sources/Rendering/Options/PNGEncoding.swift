/// How the frames of a folder become files. The pixels do not depend on it.
package struct PNGEncoding: Hashable, Sendable {
  /// Who packs the pixels.
  package enum Encoder: String, CaseIterable, Hashable, Sendable {
    /// Packs what differs from row to row, without touching every pixel; libpng writes the chunks.
    case runs
    /// Hands every row to libpng, which filters, and to its zlib, which packs.
    case libpng
  }

  /// What a file holds for each pixel, 8 bits a channel.
  package enum ColorType: String, CaseIterable, Hashable, Sendable {
    /// The first that can hold the frame: `palette`, `rgb`, `rgba`.
    case automatic
    /// A number in a list of the frame's colours: all opaque, at most 256.
    case palette
    /// Red, green and blue: every pixel is opaque.
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
