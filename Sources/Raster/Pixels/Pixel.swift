import Primitives

/// One pixel as it is stored: a premultiplied colour in a word, red in the lowest byte.
///
/// Pixels are compared and copied far more often than their channels are read; in one word, either
/// takes a single instruction.
struct Pixel: Hashable, Sendable {
  var word: UInt32

  static let clear = Pixel(word: 0)

  init(word: UInt32) {
    self.word = word
  }

  init(_ color: PremultipliedColor) {
    word =
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
      | UInt32(color.alpha) << 24
  }

  var red: UInt32 { word & 255 }
  var green: UInt32 { word >> 8 & 255 }
  var blue: UInt32 { word >> 16 & 255 }
  var alpha: UInt32 { word >> 24 }

  var color: PremultipliedColor {
    PremultipliedColor(
      red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: UInt8(alpha))
  }
}

extension Pixel {
  /// Straight channels in a word, red in the lowest byte.
  ///
  /// Every channel is divided by alpha and rounded to the nearest integer, a tie upward.
  var straight: UInt32 {
    // Without the shift, which would be taken first for the other cases.
    if word >= 0xFF00_0000 { return word }
    if alpha == 0 { return 0 }
    let half = alpha / 2
    let red = (red * 255 + half) / alpha
    let green = (green * 255 + half) / alpha
    let blue = (blue * 255 + half) / alpha
    return red | green << 8 | blue << 16 | alpha << 24
  }
}
