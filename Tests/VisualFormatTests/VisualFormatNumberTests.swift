import AutoLayout
import Testing
import VisualFormat

@Suite struct VisualFormatNumberTests {
  /// Values by the rules of C's `strtod` for decimal numbers.
  @Test(arguments: [
    ("0", 0), ("007", 7), ("12.5", 12.5), ("3.", 3), ("-4", -4), ("-0.25", -0.25), ("-.5", -0.5),
    ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5), ("1.5e0", 1.5), ("1e-999", 0),
  ])
  func decimalNumbersAreReadAsInC(text: String, value: Double) throws {
    let constraints = try VisualFormat.parse("[a]-(\(text))-[b]", names: names)
    #expect(constraints.map(\.constant) == [value])
    let sizes = try VisualFormat.parse("[a(>=\(text))]", names: names)
    #expect(sizes.map(\.constant) == [value])
  }

  @Test func anExponentNeedsDigitsElseItIsNotPartOfTheNumber() throws {
    let error = #expect(throws: VisualFormatError.self) { try lines("[a]-1e-[b]") }
    #expect(error?.reason == .missingHyphen)
    #expect(error?.offset == 5)
  }

  @Test func aNumberOfManyDigitsIsRead() throws {
    let digits = String(repeating: "3", count: 200) + "." + String(repeating: "7", count: 5000)
    let constraint = try VisualFormat.parse("[a(\(digits)e-199)]", names: names).first
    #expect(constraint?.constant == 3.3333333333333335)
  }

  @Test func metricsMayBeNegativeAndGivePriorities() throws {
    #expect(try lines("[a]-inward-[b]") == ["b.leading == a.trailing + -5.0 @1000.0"])
    #expect(try lines("[a]-(inward@low)-[b]") == ["b.leading == a.trailing + -5.0 @250.5"])
    #expect(try lines("[a(gap@gap)]") == ["a.width == 12.0 @12.0"])
  }

  @Test func aMetricTakesPrecedenceOverAViewOfTheSameName() throws {
    #expect(
      try lines("[a(both)]-both-[both]") == [
        "a.width == 70.0 @1000.0", "both.leading == a.trailing + 70.0 @1000.0",
      ])
  }

  @Test(arguments: [
    ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
    ("1000", 1000), ("999.5", 999.5), ("1e-3", 0.001), ("low", 250.5),
  ])
  func prioritiesAreNumbersMetricsOrNames(text: String, value: Float) throws {
    let spacing = try VisualFormat.parse("[a]-(10@\(text))-[b]", names: names)
    #expect(spacing.map(\.priority.rawValue) == [value])
    let size = try VisualFormat.parse("[a(b@\(text))]", names: names)
    #expect(size.map(\.priority.rawValue) == [value])
  }

  @Test func namesOfPrioritiesAreNoMetrics() {
    let error = #expect(throws: VisualFormatError.self) { try lines("[a(required)]") }
    #expect(error?.reason == .unknownMetric("required"))
  }
}
