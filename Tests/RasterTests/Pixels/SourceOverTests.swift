import Primitives
import TestSupport
import Testing

@testable import Raster

@Suite struct SourceOverTests {
  private func over(
    _ source: PremultipliedColor, _ coverage: UInt8, _ destination: PremultipliedColor
  ) -> PremultipliedColor {
    SourceOver(Pixel(source), coverage: coverage).over(Pixel(destination)).color
  }

  private func gray(_ value: Int) -> PremultipliedColor {
    let value = UInt8(value)
    return PremultipliedColor(red: value, green: value, blue: value, alpha: 255)
  }

  @Test func anOpaqueSourceIsMixedByCoverage() {
    // The formula of opaque painting: round((s·a + d·(255 − a)) / 255).
    for coverage in stride(from: 0, through: 255, by: 15) {
      for source in stride(from: 0, through: 255, by: 5) {
        for destination in stride(from: 0, through: 255, by: 17) {
          let exact = Double(source * coverage + destination * (255 - coverage)) / 255
          let mixed = over(gray(source), UInt8(coverage), gray(destination))
          #expect(mixed == gray(Int(exact.rounded())))
        }
      }
    }
  }

  @Test func everyChannelIsWithinHalfOfTheExactResult() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5000 {
      let source = PremultipliedColor.random(using: &generator)
      let destination = PremultipliedColor.random(using: &generator)
      let coverage = UInt8.random(in: 0...255, using: &generator)
      let result = over(source, coverage, destination).channels
      let kept = 1 - Double(source.alpha) / 255 * Double(coverage) / 255
      for channel in 0..<4 {
        let painted = source.channels[channel] * Double(coverage) / 255
        let exact = painted + destination.channels[channel] * kept
        #expect((result[channel] - exact).magnitude < 0.5 + 1e-9)
      }
    }
  }

  @Test func noCoverageAndNoAlphaLeaveTheDestination() {
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    let destination = PremultipliedColor(red: 3, green: 60, blue: 99, alpha: 100)
    #expect(over(red, 0, destination) == destination)
    #expect(over(.clear, 255, destination) == destination)
  }

  @Test func halfOverHalfIsThreeQuarters() {
    let half = PremultipliedColor(red: 128, green: 0, blue: 64, alpha: 128)
    // 128 + 128·127/255 = 191.75, 64 + 64·127/255 = 95.87
    #expect(
      over(half, 255, half) == PremultipliedColor(red: 192, green: 0, blue: 96, alpha: 192))
  }

  @Test func onlyAnOpaqueSourceOfFullCoverageReplaces() {
    let below = gray(200)
    #expect(over(gray(7), 255, below) == gray(7))
    #expect(over(gray(7), 254, below) != gray(7))
    let nearly = PremultipliedColor(red: 7, green: 7, blue: 7, alpha: 254)
    #expect(over(nearly, 255, below) != nearly)
  }
}

extension PremultipliedColor {
  fileprivate var channels: [Double] { [red, green, blue, alpha].map(Double.init) }
}
