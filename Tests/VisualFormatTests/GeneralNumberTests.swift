import Foundation
import Testing

@testable import VisualFormat

@Suite struct GeneralNumberTests {
  /// The output of the C library.
  private func expected(_ value: Double) -> String { String(format: "%g", value) }

  @Test(arguments: [
    0, -0.0, 1, -1, 0.2, 27.3333, 100, 123456, 999999, 1e6, 1234567, 0.0001, 0.00001234, 1e-300,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1234565, 0.1234575, 2.5, 1234565, 123456.5,
    999999.5,
    0.5, 1.0 / 3, .infinity, -.infinity,
  ])
  func itIsPrintedAsByC(value: Double) {
    #expect(GeneralNumber(value).description == expected(value))
  }

  @Test func anyNumberIsPrintedAsByC() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<100 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let value = Double(bitPattern: state)
      guard value.isFinite else { continue }
      #expect(GeneralNumber(value).description == expected(value))
      let near = Double(Int64(bitPattern: state) >> 34) / 64
      #expect(GeneralNumber(near).description == expected(near))
    }
  }
}
