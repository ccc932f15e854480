import Primitives
import Testing

@Suite struct PremultipliedColorTests {
  @Test func premultiplyingRoundsToTheNearest() {
    // 255 · 128 / 255 = 128; 100 · 128 / 255 = 50.196; 51 · 128 / 255 = 25.6
    #expect(
      PremultipliedColor(Color(red: 255, green: 100, blue: 51, alpha: 128))
        == PremultipliedColor(red: 128, green: 50, blue: 26, alpha: 128))
  }

  @Test func everyPremultipliedChannelIsWithinHalfOfTheProduct() {
    for alpha in UInt8.min...UInt8.max {
      let worst = (UInt8.min...UInt8.max).map { channel in
        let color = Color(red: channel, green: 0, blue: 0, alpha: alpha)
        let exact = Double(channel) * Double(alpha) / 255
        return (Double(PremultipliedColor(color).red) - exact).magnitude
      }.max()
      #expect(worst ?? 1 < 0.5, "alpha \(alpha)")
    }
  }

  @Test func theWayToStraightAndBackLosesNothing() {
    for alpha in UInt8.min...UInt8.max {
      let changed = (0...alpha).filter { channel in
        let color = PremultipliedColor(red: channel, green: 0, blue: alpha, alpha: alpha)
        return PremultipliedColor(Color(color)) != color
      }
      #expect(changed.isEmpty, "alpha \(alpha)")
    }
  }

  @Test func dividingByAlphaRoundsATieUpward() {
    // 255 · 1 / 2 = 127.5
    #expect(Color(PremultipliedColor(red: 1, green: 2, blue: 0, alpha: 2)).red == 128)
  }

  @Test func opaqueColorsAreTheSameBothWays() {
    let color = Color(red: 1, green: 2, blue: 254)
    #expect(PremultipliedColor(color).blue == 254)
    #expect(Color(PremultipliedColor(color)) == color)
  }

  @Test func nothingRemainsOfATransparentColor() {
    let color = Color(red: 9, green: 8, blue: 7, alpha: 0)
    #expect(PremultipliedColor(color) == .clear)
    #expect(Color(PremultipliedColor.clear) == .clear)
  }

  @Test func aChannelAboveAlphaIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = PremultipliedColor(red: 0, green: 129, blue: 0, alpha: 128)
    }
  }
}
