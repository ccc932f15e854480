import JSONText
import Testing

@Suite struct JSONNumberTests {
  private static func number(_ literal: String) throws -> JSONNumber? {
    guard case .number(let number) = try JSONValue(literal).content else { return nil }
    return number
  }

  @Test(arguments: [
    "0", "-0", "0.0", "-0.0e+00", "10", "1e5", "1E+5", "1e-05", "-120.0250E-003",
    "123456789012345678901234567890.000000000000000000001",
  ])
  func theLiteralIsKeptAsWritten(literal: String) throws {
    #expect(try Self.number(literal)?.literal == literal)
  }

  /// Doubles by their bits according to IEEE 754: sign, exponent + 1023, fraction.
  @Test(
    arguments: [
      ("0", 0x0000_0000_0000_0000), ("-0", 0x8000_0000_0000_0000),
      ("1.5", 0x3FF8_0000_0000_0000), ("-2e0", 0xC000_0000_0000_0000),
      ("0.1", 0x3FB9_9999_9999_999A),
      // 2^53 + 1 is halfway between two doubles and rounds to the even one; slightly more rounds
      // up.
      ("9007199254740993", 0x4340_0000_0000_0000),
      ("9007199254740993.00000000000000000000000000001", 0x4340_0000_0000_0001),
      // The least double, and less than half of it.
      ("4.9406564584124654e-324", 0x0000_0000_0000_0001), ("2.4e-324", 0), ("1e-999999", 0),
      ("1.7976931348623157e308", 0x7FEF_FFFF_FFFF_FFFF),
    ] as [(String, UInt64)])
  func theValueIsTheNearestDouble(literal: String, bits: UInt64) throws {
    #expect(try Self.number(literal)?.value.bitPattern == bits)
  }

  @Test(arguments: [
    "1.7976931348623159e308", "1e309", "1e99999", "1e99999999999999999999999999999",
    String(repeating: "9", count: 400),
  ])
  func aLiteralOutOfRangeIsInfinite(literal: String) throws {
    #expect(try Self.number(literal)?.value == .infinity)
    #expect(try Self.number("-" + literal)?.value == -.infinity)
  }

  @Test func aMillionDigitsAreReadAsOneNumber() throws {
    let literal = "0." + String(repeating: "3", count: 1_000_000)
    let number = try #require(try Self.number(literal))
    #expect(number.literal == literal)
    #expect(number.value == 1.0 / 3)
  }
}
