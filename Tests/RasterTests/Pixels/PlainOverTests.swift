import Primitives
import TestSupport
import Testing

@testable import Raster

@Suite struct PlainOverTests {
  /// All destinations, coverages and sources of an opaque colour; red, green and blue each have a
  /// different source.
  @Test func everyChannelOfAnOpaqueSourceIsThatOfTheGeneralFormula() {
    var differences = 0
    for source in stride(from: UInt32(0), to: 258, by: 3) {
      let color = pixel(source, alpha: 255)
      for coverage in UInt8(0)...255 {
        differences += self.differences(
          SourceOver(color, coverage: coverage), PlainOver(color, coverage: coverage))
      }
    }
    #expect(differences == 0)
  }

  /// The same for all alphas, at full coverage.
  @Test func everyChannelAtFullCoverageIsThatOfTheGeneralFormula() {
    var differences = 0
    for alpha in UInt32(0)...255 {
      for source in stride(from: UInt32(0), through: alpha, by: 3) {
        let color = pixel(source, alpha: alpha)
        differences += self.differences(
          SourceOver(color, coverage: 255), PlainOver(color, coverage: 255))
      }
    }
    #expect(differences == 0)
  }

  private func pixel(_ source: UInt32, alpha: UInt32) -> Pixel {
    let (green, blue) = (min(source + 1, alpha), min(source + 2, alpha))
    return Pixel(word: source | green << 8 | blue << 16 | alpha << 24)
  }

  @Test func pixelsOfARowAreCompositedAsSingleOnes() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<500 {
      let color = Pixel(word: .random(in: 0xFF00_0000...(.max), using: &generator))
      let plain = PlainOver(color, coverage: .random(in: 0...255, using: &generator))
      let row = (0..<20).map { _ in Pixel(word: .random(in: 0...(.max), using: &generator)) }
      let start = Int.random(in: 0...20, using: &generator)
      let end = Int.random(in: start...20, using: &generator)
      var mixed = row
      var span = mixed.mutableSpan
      plain.over(start, end - start, in: &span)
      let expected = row.indices.map {
        (start..<end).contains($0) ? plain.over(row[$0]) : row[$0]
      }
      #expect(mixed == expected)
    }
  }

  /// The number of destinations that give another pixel.
  private func differences(_ general: SourceOver, _ plain: PlainOver) -> Int {
    (UInt32(0)...255).count {
      let destination = Pixel(word: $0 &* 0x0101_0101)
      return general.over(destination) != plain.over(destination)
    }
  }
}
