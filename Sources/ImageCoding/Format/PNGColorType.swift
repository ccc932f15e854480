/// How a PNG file stores its pixels: the colour types 3, 2 and 6 of the PNG specification, third
/// edition (W3C, 2025), 11.2.1, with 8 bits a sample.
package enum PNGColorType: Hashable, Sendable {
  /// An index into a list of at most 256 opaque colours.
  case palette
  /// Red, green and blue; every pixel is opaque.
  case rgb
  /// Red, green, blue and straight alpha.
  case rgba

  /// Its code in the chunk IHDR.
  var number: UInt8 {
    switch self {
    case .palette: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }
}

/// A caller's choice of the colour type.
package enum PNGColorChoice: Hashable, Sendable, CaseIterable {
  /// The type with the fewest bytes per pixel that can represent the picture. It depends only on the
  /// picture's colours.
  case automatic
  case palette
  case rgb
  case rgba
}
