import Primitives

/// A colour without alpha, channels in 0…255.
struct OpaqueColor: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  /// The relative luminance of an sRGB colour, from 0 for black to 1 for white (W3C, Web Content
  /// Accessibility Guidelines 2.2, "relative luminance").
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of two colours, from 1 to 21 (the same, "contrast ratio").
  func contrast(to other: OpaqueColor) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// With whole channels, as pixels have.
  var rounded: Color {
    let channels = [red, green, blue].map { UInt8(min(max($0, 0), 255).rounded()) }
    return Color(red: channels[0], green: channels[1], blue: channels[2])
  }

  private static func linear(_ channel: Double) -> Double {
    let value = min(max(channel / 255, 0), 1)
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return ElementaryFunctions.exponential(2.4 * ElementaryFunctions.naturalLogarithm(base))
  }
}

/// A colour with premultiplied alpha, all in 0…255.
struct CompositedColor: Hashable, Sendable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  init() {}

  init(_ color: Color) {
    let factor = Double(color.alpha) / 255
    red = Double(color.red) * factor
    green = Double(color.green) * factor
    blue = Double(color.blue) * factor
    alpha = Double(color.alpha)
  }

  init(_ color: PremultipliedColor) {
    red = Double(color.red)
    green = Double(color.green)
    blue = Double(color.blue)
    alpha = Double(color.alpha)
  }

  /// Paints another colour on top, source-over.
  mutating func paint(_ top: CompositedColor) {
    let rest = 1 - top.alpha / 255
    red = top.red + red * rest
    green = top.green + green * rest
    blue = top.blue + blue * rest
    alpha = top.alpha + alpha * rest
  }

  mutating func multiply(_ opacity: Double) {
    red *= opacity
    green *= opacity
    blue *= opacity
    alpha *= opacity
  }

  /// On white, as pictures without a background are shown.
  var onWhite: OpaqueColor {
    let rest = 255 - alpha
    return OpaqueColor(red: red + rest, green: green + rest, blue: blue + rest)
  }
}
