extension PremultipliedColor {
  /// Each channel times `alpha / 255`, rounded to the nearest integer.
  ///
  /// No tie can occur, because 255 is odd.
  package init(_ color: Color) {
    let alpha = Int(color.alpha)
    func premultiplied(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) * alpha + 127) / 255) }
    self.init(
      red: premultiplied(color.red), green: premultiplied(color.green),
      blue: premultiplied(color.blue), alpha: color.alpha)
  }
}

extension Color {
  /// Each channel divided by `alpha / 255`, rounded to the nearest integer, a tie upward; `clear`
  /// where nothing is left to divide.
  ///
  /// Opaque colours come back as they were. Of the others only about `alpha` levels a channel
  /// survive, but premultiplying again gives the same premultiplied colour.
  package init(_ color: PremultipliedColor) {
    let alpha = Int(color.alpha)
    func straight(_ channel: UInt8) -> UInt8 {
      alpha == 0 ? 0 : UInt8((Int(channel) * 255 + alpha / 2) / alpha)
    }
    self.init(
      red: straight(color.red), green: straight(color.green), blue: straight(color.blue),
      alpha: color.alpha)
  }
}
