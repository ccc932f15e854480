import JSONText
import TestSupport
import Testing
import TimelineModel
import Timing

@Suite struct EasingVectors {
  @Test func everyRowHolds() throws {
    try runVectors(
      of: "easing.json",
      checks: [
        "cubic-bezier": checkProgress, "cubic-bezier-slope": checkSlope,
        "bezier-after-bezier": checkComposition, "steps-after-bezier": checkSteps,
        "piecewise-linear": checkLines,
      ])
  }

  private func checkProgress(_ row: VectorRow) throws {
    let function = try function(of: row)
    // Whether the value leaves 0…1 is only informative.
    _ = try row.optional("outOfRange")?.bool()
    try compare(function.progress(at: try row.number("x")), with: row)
  }

  private func checkSlope(_ row: VectorRow) throws {
    try compare(try function(of: row).slope(at: try row.number("x")), with: row)
  }

  /// The outer curve is applied to the time of the inner one.
  private func checkComposition(_ row: VectorRow) throws {
    let outer = try function("outerBezier", of: row)
    let inner = try function("innerBezier", of: row)
    let bent = outer.progress(at: try row.number("time"))
    try compare(inner.progress(at: bent), with: row)
  }

  private func checkSteps(_ row: VectorRow) throws {
    let outer = try function("outerBezier", of: row)
    let text = try row.string("steps")
    let steps = try curve(Self.oldSteps[text] ?? text, of: row)
    guard case .steps(let function) = steps else { throw VectorError("\(row): \(text)") }
    try compare(function.progress(at: outer.progress(at: try row.number("time"))), with: row)
  }

  private func checkLines(_ row: VectorRow) throws {
    let stops = try row.array("stops").map { stop in
      let numbers = try stop.array().map { try $0.number() }
      guard numbers.count == 2 else { throw VectorError("\(stop): expected two numbers") }
      return "\(numbers[1]) \(numbers[0] * 100)%"
    }
    let lines = try curve("linear(\(stops.joined(separator: ", ")))", of: row)
    guard case .piecewiseLinear(let function) = lines else { throw VectorError("\(row)") }
    try compare(function.progress(at: try row.number("x")), with: row)
  }

  /// The curve as the format reads it.
  private func curve(_ text: String, of row: VectorRow) throws -> TimingCurve {
    let timeline = """
      {"version": 1, "canvas": {"width": 1, "height": 1},
      "keyframes": [{"time": 0, "animation": {"duration": 1, "curve": "\(text)"}}]}
      """
    let read = try Timeline(parsing: SourceText(bytes: Array(timeline.utf8)))
    guard let curve = read.keyframes.first?.animation?.curve else {
      throw VectorError("\(row): \(text) is no curve")
    }
    return curve
  }

  /// CSS keywords that the format does not have, by their CSS definitions.
  private static let oldSteps = [
    "step-start": "steps(1, jump-start)", "step-end": "steps(1, jump-end)",
  ]

  private func compare(_ value: Double, with row: VectorRow) throws {
    let tolerance = try row.number("tolerance")
    #expect(abs(value - (try row.number("exact"))) <= tolerance, "\(row): \(value)")
    if let published = try row.optional("published")?.number() {
      #expect(abs(value - published) <= tolerance, "\(row): \(value), published \(published)")
    }
  }

  /// The curve of a row. If the format knows the row's name, it must have the row's control points.
  private func function(of row: VectorRow) throws -> TimingFunction {
    let function = try function("controlPoints", of: row)
    guard let name = try row.optional("name")?.string() else { return function }
    let ours = Self.appleNames[name] ?? name
    let named = TimingFunction.named.first { $0.key == ours }?.value
    #expect(named == function, "\(row): \(name)")
    return named ?? function
  }

  private func function(_ key: String, of row: VectorRow) throws -> TimingFunction {
    let points = try row.numbers(key)
    guard points.count == 4, (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      throw VectorError("\(row), \(key): \(points) are no control points")
    }
    return TimingFunction(points[0], points[1], points[2], points[3])
  }

  /// Core Animation's names for curves that the format names differently.
  private static let appleNames = [
    "default": "coreAnimationDefault", "easeInEaseOut": "easeInOut",
  ]
}
