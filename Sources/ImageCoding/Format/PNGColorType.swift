/// How a PNG file stores its pixels: the colour types 3, 2 and 6 of the PNG specification, third
/// edition (W3C, 2025), 11.2.1, with 8 bits a sample.
package enum PNGColorType: Hashable, Sendable {
  /// A number of a list of at most 256 opaque colours.
  case palette
  /// Red, green and blue; every pixel is opaque.
  case rgb
  /// The same and straight alpha.
  case rgba

  /// What IHDR calls it.
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

/// What a caller asks of the colour type.
package enum PNGColorChoice: Hashable, Sendable, CaseIterable {
  /// The one that takes the fewest bytes a pixel and holds the picture. It depends on nothing but
  /// the picture's colours.
  case automatic
  case palette
  case rgb
  case rgba
}
