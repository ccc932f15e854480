import Primitives
import Testing

@testable import Raster

@Suite struct OpaqueOverTests {
  /// All destinations, coverages and sources of an opaque colour; red, green and blue each have a
  /// different source.
  @Test func everyChannelIsThatOfTheGeneralFormula() {
    var differences = 0
    for source in stride(from: UInt32(0), to: 258, by: 3) {
      let channels = (min(source, 255), min(source + 1, 255), min(source + 2, 255))
      let color = Pixel(word: channels.0 | channels.1 << 8 | channels.2 << 16 | 255 << 24)
      for coverage in UInt8(0)...255 {
        let (plain, fast) = (
          SourceOver(color, coverage: coverage), OpaqueOver(color, coverage: coverage)
        )
        for destination in UInt32(0)...255 {
          let pixel = Pixel(word: destination &* 0x0101_0101)
          differences += plain.over(pixel) == fast.over(pixel) ? 0 : 1
        }
      }
    }
    #expect(differences == 0)
  }
}
