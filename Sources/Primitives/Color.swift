/// An sRGB colour with straight alpha, 8 bits per channel.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  package static let white = Color(red: 255, green: 255, blue: 255)
  package static let black = Color(red: 0, green: 0, blue: 0)
}

/// An sRGB colour with premultiplied alpha, 8 bits per channel.
///
/// No channel exceeds `alpha`, so that source-over stays within the range of a byte.
package struct PremultipliedColor: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  package let alpha: UInt8

  /// - Precondition: no channel exceeds `alpha`. From any `Color` use `init(_:)`.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(
      max(red, green, blue) <= alpha, "channels \(red), \(green), \(blue) above alpha \(alpha)")
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)
}
