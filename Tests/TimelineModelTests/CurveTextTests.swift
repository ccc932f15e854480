import Testing
import TimelineModel
import Timing

/// The strings `steps(…)` and `linear(…)`.
@Suite struct CurveTextTests {
  private func text(_ curve: String) -> String {
    scene("", keyframes: #"{"time": 0, "animation": {"duration": 1, "curve": "\#(curve)"}}"#)
  }

  private func curve(_ curve: String) throws -> TimingCurve? {
    try timeline(text(curve)).keyframes.first?.animation?.curve
  }

  private static let steps: [(text: String, count: Int, position: StepFunction.Position)] = [
    ("steps(3)", 3, .jumpEnd), ("steps(4, jump-end)", 4, .jumpEnd), ("steps(4,end)", 4, .jumpEnd),
    ("steps( 1 , jump-start )", 1, .jumpStart), ("steps(1000000, start)", 1_000_000, .jumpStart),
    ("steps(2, jump-none)", 2, .jumpNone), ("steps(1, jump-both)", 1, .jumpBoth),
  ]

  @Test(arguments: steps)
  func stepsAreRead(text: String, count: Int, position: StepFunction.Position) throws {
    #expect(try curve(text) == .steps(StepFunction(count: count, position: position)))
  }

  private static let lines: [(text: String, stops: [[Double]])] = [
    ("linear(0, 1)", [[0, 0], [1, 1]]),
    ("linear(0, 0.25 20%, 1)", [[0, 0], [0.2, 0.25], [1, 1]]),
    ("linear(0,.25 25% 75%,1)", [[0, 0], [0.25, 0.25], [0.75, 0.25], [1, 1]]),
    ("linear(-0.5, 50% +2, 1e-1)", [[0, -0.5], [0.5, 2], [1, 0.1]]),
    ("linear(0 -50%, 1 150%)", [[-0.5, 0], [1.5, 1]]),
  ]

  @Test(arguments: lines)
  func linesAreRead(text: String, stops: [[Double]]) throws {
    let expected = LinearFunction(stops.map { .init(input: $0[0], output: $0[1]) })
    #expect(try curve(text) == .piecewiseLinear(expected))
  }

  /// Columns are relative to the opening quotation mark, which is 0.
  private static let refused: [(text: String, column: Int, message: String)] = [
    ("cubic-bezier(0, 0, 1, 1)", 1, "expected `linear(` or `steps(`"),
    ("(0)", 1, "expected `linear(` or `steps(`"),
    ("steps()", 7, "expected the number of steps, not `)`"),
    ("steps(-2)", 7, "expected the number of steps, not `-`"),
    ("steps(0)", 7, "the number of steps must be a whole number from 1 to 1000000"),
    ("steps(2.5)", 7, "the number of steps must be a whole number from 1 to 1000000"),
    ("steps(1e7)", 7, "the number of steps must be a whole number from 1 to 1000000"),
    ("steps(1, jump-none)", 7, "`jump-none` needs at least 2 steps"),
    ("steps(3, jump-up)", 10, "expected a jump position"),
    ("steps(3, jump -end)", 10, "expected a jump position"),
    ("steps(3, jump- end)", 10, "expected a jump position"),
    ("steps(3, )", 10, "expected a jump position"),
    ("steps(3, end, end)", 13, "expected `,` or `)`, not `,`"),
    ("steps(3) x", 10, "unexpected `x` after the curve"),
    ("linear()", 8, "expected a number, not `)`"),
    ("linear(1)", 8, "`linear()` needs at least two points"),
    ("linear(0, 1,)", 13, "expected a number, not `)`"),
    ("linear(0, 20%, 1)", 11, "a point is one number followed by at most two percentages"),
    ("linear(0 1)", 8, "a point is one number followed by at most two percentages"),
    ("linear(0, 1% 2% 3% 1)", 11, "a point is one number followed by at most two percentages"),
    ("linear(0, 1% 2 3%)", 11, "a point is one number followed by at most two percentages"),
    ("linear(0, .)", 12, "expected a digit, not `)`"),
    ("linear(0, .1.5)", 11, "the number is too large or malformed"),
    ("linear(0, 1e10)", 11, "the number is too large or malformed"),
    ("linear(0, 1e999)", 11, "the number is too large"),
    ("linear(0, 1", 12, "expected `,` or `)`, not the end"),
  ]

  @Test(arguments: refused)
  func faultsAreNamedWithTheirPlace(text: String, column: Int, message: String) {
    let found = diagnostics(self.text(text))
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.code) == ["wrong-value"])
    // On its line the curve's text follows this many characters.
    let start = #"{"time": 0, "animation": {"duration": 1, "curve": ""#.count
    #expect(found.map(\.location?.column) == [start + column])
    // A cubic curve is a list of numbers, and in a function another one is no cure.
    #expect(found.first?.help?.contains("cubic-bezier") == false)
    for (function, other) in [("linear(", "steps"), ("steps(", "linear")]
    where text.hasPrefix(function) {
      #expect(found.first?.help?.contains(other) == false)
    }
  }

  @Test func escapesDoNotMoveThePlace() {
    let found = diagnostics(text(#"steps(3, \u006aump-up)"#))
    #expect(found.first.map { $0.location.map { $0.upperOffset - $0.lowerOffset } } == 12)
  }

  @Test func aPositionIsOneOfSix() {
    #expect(
      diagnostics(text("steps(3, middle)")).map(\.help) == [
        "write `jump-start`, `jump-end`, `jump-none`, `jump-both`, `start` or `end`"
      ])
  }
}
