import Testing
import Timing

/// Times are read as decimals, exactly, half a nanosecond rounded up.
@Suite struct NanosecondsDecimalTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("-0.000", 0), ("1", 1_000_000_000), ("0.25", 250_000_000),
    ("0.1", 100_000_000), ("1.25e0", 1_250_000_000), ("125E-2", 1_250_000_000),
    ("0.0000000005", 1), ("0.00000000049999999999999999999", 0), ("0.0000000015", 2),
    ("0.0000000025", 3), ("1.9999999994", 1_999_999_999), ("1.9999999995", 2_000_000_000),
    ("0.00000012345e3", 123_450), ("123456789e-9", 123_456_789), ("0.00012e+4", 1_200_000_000),
    ("1e9", 1_000_000_000_000_000_000), ("1000000000.0", 1_000_000_000_000_000_000),
    ("0e999999999999999999999999", 0), ("1e-999999999999999999999999", 0), ("5e-10", 1),
    ("4e-10", 0), ("9e-11", 0),
  ])
  func literalIsRead(_ literal: String, nanoseconds: Int64) throws {
    #expect(try Nanoseconds(seconds: literal) == Nanoseconds(nanoseconds))
  }

  @Test(arguments: ["-1", "-0.0000000001", "-1e99999999999999999999"])
  func negativeIsRefused(_ literal: String) {
    #expect(throws: Nanoseconds.DecimalError.negative) { try Nanoseconds(seconds: literal) }
  }

  @Test(arguments: [
    "1000000000.000000001", "1e10", "1e99999999999999999999999", "99999999999999999999999999",
  ])
  func beyondTheLatestTimeIsRefused(_ literal: String) {
    #expect(throws: Nanoseconds.DecimalError.tooLarge) { try Nanoseconds(seconds: literal) }
  }

  @Test(arguments: ["", "-", ".5", "1.", "1e", "1e+", "x", "1.2.3", "1e5.0", "0x1"])
  func whatIsNoJSONNumberIsRefused(_ literal: String) {
    #expect(throws: Nanoseconds.DecimalError.notANumber) { try Nanoseconds(seconds: literal) }
  }

  /// Summing decimals needs no binary fraction: 0.1 is not a double, yet ten tenths are a second.
  @Test func tenTenthsAreASecond() throws {
    let tenth = try Nanoseconds(seconds: "0.1")
    #expect((0..<10).reduce(Nanoseconds.zero) { sum, _ in sum + tenth } == .second)
  }

  @Test func longLiteralsAreReadToTheirEnd() throws {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(try Nanoseconds(seconds: "0.\(zeros)1e100001") == .second)
    #expect(try Nanoseconds(seconds: "1\(zeros)e-100000") == .second)
  }
}
