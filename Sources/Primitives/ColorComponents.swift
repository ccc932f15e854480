/// A colour during interpolation: premultiplied, gamma-encoded sRGB, each component 0…255.
///
/// Colours are interpolated in this form, so that a fade from transparent black is not grey in the
/// middle. Core Animation documents neither colour space nor premultiplication.
package struct ColorComponents: Interpolatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(_ color: Color) {
    let alpha = Double(color.alpha)
    self.init(
      red: Double(color.red) * alpha / 255, green: Double(color.green) * alpha / 255,
      blue: Double(color.blue) * alpha / 255, alpha: alpha)
  }

  /// Rounded to 8 bits, halves upward, after multiplying by an opacity in 0…1.
  ///
  /// The opacity and the products are 32-bit floats, as on a device: 0.7 of 255 is 178.5 there, and
  /// less in 64 bits.
  package func premultiplied(opacity: Float) -> PremultipliedColor {
    let alpha = ColorComponents.rounded(alpha, opacity)
    return PremultipliedColor(
      red: min(alpha, ColorComponents.rounded(red, opacity)),
      green: min(alpha, ColorComponents.rounded(green, opacity)),
      blue: min(alpha, ColorComponents.rounded(blue, opacity)), alpha: alpha)
  }

  /// Clamped, because curves that overshoot leave the range.
  private static func rounded(_ component: Double, _ opacity: Float) -> UInt8 {
    UInt8(min(255, max(0, (Float(component) * opacity + 0.5).rounded(.down))))
  }

  package static func + (a: ColorComponents, b: ColorComponents) -> ColorComponents {
    ColorComponents(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
  }

  package var magnitude: Double {
    (red * red + green * green + blue * blue + alpha * alpha).squareRoot()
  }

  package func limited(to limit: Double) -> ColorComponents {
    ColorComponents(
      red: red.limited(to: limit), green: green.limited(to: limit), blue: blue.limited(to: limit),
      alpha: alpha.limited(to: limit))
  }

  package static func - (a: ColorComponents, b: ColorComponents) -> ColorComponents { a + b * -1 }

  package static func * (color: ColorComponents, factor: Double) -> ColorComponents {
    ColorComponents(
      red: color.red * factor, green: color.green * factor, blue: color.blue * factor,
      alpha: color.alpha * factor)
  }
}
