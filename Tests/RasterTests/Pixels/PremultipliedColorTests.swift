import Primitives
import Testing

@Suite struct PremultipliedColorTests {
  private func premultiplied(_ color: Color) -> PremultipliedColor {
    ColorComponents(color).premultiplied(opacity: 1)
  }

  @Test func premultiplyingRoundsToTheNearest() {
    // 255 · 128 / 255 = 128; 100 · 128 / 255 = 50.196; 51 · 128 / 255 = 25.6
    #expect(
      premultiplied(Color(red: 255, green: 100, blue: 51, alpha: 128))
        == PremultipliedColor(red: 128, green: 50, blue: 26, alpha: 128))
  }

  @Test func everyPremultipliedChannelIsWithinHalfOfTheProduct() {
    for alpha in UInt8.min...UInt8.max {
      let worst = (UInt8.min...UInt8.max).map { channel in
        let color = Color(red: channel, green: 0, blue: 0, alpha: alpha)
        let exact = Double(channel) * Double(alpha) / 255
        return (Double(premultiplied(color).red) - exact).magnitude
      }.max()
      #expect(worst ?? 1 < 0.5, "alpha \(alpha)")
    }
  }

  @Test func opaqueColorsAreUnchanged() {
    #expect(
      premultiplied(Color(red: 1, green: 2, blue: 254))
        == PremultipliedColor(red: 1, green: 2, blue: 254, alpha: 255))
  }

  @Test func opacityScalesColorAndAlphaEqually() {
    // 255 · 0.25 = 63.75; 200 · 0.25 = 50
    #expect(
      ColorComponents(Color(red: 255, green: 200, blue: 0)).premultiplied(opacity: 0.25)
        == PremultipliedColor(red: 64, green: 50, blue: 0, alpha: 64))
  }

  @Test func aTransparentColorIsAllZeros() {
    let color = Color(red: 9, green: 8, blue: 7, alpha: 0)
    #expect(premultiplied(color) == .clear)
  }

  @Test func aChannelAboveAlphaIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = PremultipliedColor(red: 0, green: 129, blue: 0, alpha: 128)
    }
  }
}
