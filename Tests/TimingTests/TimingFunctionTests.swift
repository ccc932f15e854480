import TestSupport
import Testing
import Timing

@Suite struct NamedCurveTests {
  @Test func theNamesAreTheFormatsAndThePointsApples() {
    let named = TimingFunction.named.map { ($0.key, $0.value) }
    let expected: [(String, TimingFunction)] = [
      ("easeInOut", TimingFunction(0.42, 0, 0.58, 1)), ("linear", TimingFunction(0, 0, 1, 1)),
      ("easeIn", TimingFunction(0.42, 0, 1, 1)), ("easeOut", TimingFunction(0, 0, 0.58, 1)),
      ("coreAnimationDefault", TimingFunction(0.25, 0.1, 0.25, 1)),
    ]
    #expect(named.map(\.0) == expected.map(\.0))
    #expect(named.map(\.1) == expected.map(\.1))
  }

  @Test(arguments: TimingFunction.named.map(\.value))
  func everyNamedCurveRunsFromZeroToOneAndNeverBack(function: TimingFunction) {
    #expect(function.progress(at: 0) == 0)
    #expect(function.progress(at: 1) == 1)
    var last = 0.0
    for step in 1...1000 {
      let progress = function.progress(at: Double(step) / 1000)
      #expect(progress >= last && progress <= 1)
      last = progress
    }
  }

  @Test func linearIsTheFractionItself() {
    for fraction in [0.1, 1.0 / 3, 0.7, 0.999] {
      #expect(TimingFunction.linear.progress(at: fraction) == fraction)
      #expect(TimingFunction.linear.slope(at: fraction) == 1)
    }
  }

  @Test func easeInOutIsSymmetric() {
    let function = TimingFunction.easeInOut
    #expect(function.progress(at: 0.5) == 0.5)
    for step in 1..<100 {
      let fraction = Double(step) / 200
      let sum = function.progress(at: fraction) + function.progress(at: 1 - fraction)
      #expect(abs(sum - 1) <= 1e-14)
    }
  }

  @Test func easeOutIsEaseInBackward() {
    for step in 1..<100 {
      let fraction = Double(step) / 100
      let forward = TimingFunction.easeIn.progress(at: fraction)
      let backward = TimingFunction.easeOut.progress(at: 1 - fraction)
      #expect(abs(forward + backward - 1) <= 1e-14)
    }
  }
}

@Suite struct HandWorkedCurveTests {
  private static let points: [(TimingFunction, fraction: Double, progress: Double)] = [
    // With x(s) = s: y = 3s² - 2s³ at 1/4 and 3/4.
    (TimingFunction(1.0 / 3, 0, 2.0 / 3, 1), 0.25, 0.15625),
    (TimingFunction(1.0 / 3, 0, 2.0 / 3, 1), 0.75, 0.84375),
    // With x(s) = s: y = 6s(1-s)² + 6s²(1-s) + s³ at 1/2.
    (TimingFunction(1.0 / 3, 2, 2.0 / 3, 2), 0.5, 1.625),
    // x = 3s² - 2s³ and y = 3s(1-s)² + s³ at 1/4, 1/2 and 3/4.
    (TimingFunction(0, 1, 1, 0), 0.15625, 0.4375), (TimingFunction(0, 1, 1, 0), 0.5, 0.5),
    (TimingFunction(0, 1, 1, 0), 0.84375, 0.5625),
    // The same with x and y exchanged; the tangent in the middle is vertical.
    (TimingFunction(1, 0, 0, 1), 0.4375, 0.15625), (TimingFunction(1, 0, 0, 1), 0.5, 0.5),
    (TimingFunction(1, 0, 0, 1), 0.5625, 0.84375),
    // x = 1.5s² - 0.5s³ and y = 1 - (1-s)³ at 1/2: vertical at the start.
    (TimingFunction(0, 1, 0.5, 1), 0.3125, 0.875),
    // x = 1 - (1-s)³ and y = s³ at 1/2: vertical at the end.
    (TimingFunction(1, 0, 1, 0), 0.875, 0.125),
    // All control points in a corner: both coordinates are equal.
    (TimingFunction(0, 0, 0, 0), 0.3, 0.3), (TimingFunction(1, 1, 1, 1), 0.3, 0.3),
    // y below 0 and above 1: at s = 1/2 y is the mean of the two; x = 1/2 there by symmetry.
    (TimingFunction(0.5, -1, 0.5, 2), 0.5, 0.5), (TimingFunction(0.5, -1, 0.5, -1), 0.5, -0.625),
  ]

  @Test(arguments: points)
  func theProgressIsWhereTheCurveIs(function: TimingFunction, fraction: Double, progress: Double) {
    #expect(abs(function.progress(at: fraction) - progress) <= 1e-13)
  }

  private static let slopes: [(TimingFunction, fraction: Double, slope: Double)] = [
    // Of y = 3s² - 2s³ with x = s.
    (TimingFunction(1.0 / 3, 0, 2.0 / 3, 1), 0.25, 1.125),
    (TimingFunction(1.0 / 3, 0, 2.0 / 3, 1), 0.5, 1.5),
    // The tangents at the ends are the lines to the control points.
    (.easeInOut, 0, 0), (.easeInOut, 1, 0), (.easeIn, 1, 1 / 0.58), (.easeOut, 0, 1 / 0.58),
    (.coreAnimationDefault, 0, 0.4), (.coreAnimationDefault, 1, 0),
    (TimingFunction(0.25, 0.5, 0.5, 0.5), 0, 2), (TimingFunction(0.25, 0.5, 0.5, 0.5), 1, 1),
    (TimingFunction(0, 0, 0, 0), 0, 1), (TimingFunction(1, 1, 1, 1), 1, 1),
  ]

  @Test(arguments: slopes)
  func theSlopeIsThatOfTheCurve(function: TimingFunction, fraction: Double, slope: Double) {
    #expect(abs(function.slope(at: fraction) - slope) <= 1e-12)
  }

  @Test func outsideTheEndTangentsGoOn() {
    let function = TimingFunction(0.25, 0.5, 0.5, 0.5)
    #expect(abs(function.progress(at: -0.5) + 1) <= 1e-15)
    #expect(abs(function.progress(at: 1.25) - 1.25) <= 1e-15)
    #expect(TimingFunction.linear.progress(at: 3) == 3)
    // A vertical tangent has no finite slope; the progress stays constant.
    #expect(TimingFunction(0, 1, 0.5, 1).progress(at: -1) == 0)
  }
}

/// A slow evaluation that shares no code with the one under test: bisection of the curve in the
/// form of its definition.
private struct BisectedCurve {
  let function: TimingFunction

  private func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  func progress(at fraction: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = low + (high - low) / 2
      if coordinate(function.x1, function.x2, middle) < fraction {
        low = middle
      } else {
        high = middle
      }
    }
    return coordinate(function.y1, function.y2, high)
  }
}

@Suite struct CurveOracleTests {
  private static let curves = [
    TimingFunction(0, 1, 1, 0), TimingFunction(1, 0, 0, 1), TimingFunction(0, 0, 0, 0),
    TimingFunction(1, 1, 1, 1), TimingFunction(0, 1, 0, 1), TimingFunction(1, 0, 1, 0),
    TimingFunction(0, 0, 1, 0), TimingFunction(0, 1, 1, 1), TimingFunction(0.5, -1, 0.5, 2),
    TimingFunction(1e-9, 1, 1, 0), TimingFunction(0.999999, 0, 1e-6, 1),
  ]

  /// Near a vertical tangent the last bit of the fraction moves the progress by far more than
  /// 1e-13; so the oracle is asked on either side.
  private func check(_ function: TimingFunction, _ fraction: Double) {
    let oracle = BisectedCurve(function: function)
    let around = [fraction - 1e-15, fraction, fraction + 1e-15].map { oracle.progress(at: $0) }
    let progress = function.progress(at: fraction)
    let low = around.reduce(progress) { min($0, $1) }
    let high = around.reduce(progress) { max($0, $1) }
    let distance = max(around.max().map { high - $0 } ?? 1, around.min().map { $0 - low } ?? 1)
    #expect(distance <= 1e-13, "\(function) at \(fraction): \(progress), not \(around)")
  }

  private let fractions = (1..<64).map { Double($0) / 64 } + [1e-12, 1e-6, 1 - 1e-6, 1 - 1e-12]

  @Test(arguments: curves + TimingFunction.named.map(\.value))
  func theProgressIsTheBisectedOne(function: TimingFunction) {
    for fraction in fractions { check(function, fraction) }
  }

  @Test func theProgressOfRandomCurvesIsTheBisectedOne() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let x1 = Double.random(in: 0...1, using: &generator)
      let x2 = Double.random(in: 0...1, using: &generator)
      let y1 = Double.random(in: -1...2, using: &generator)
      let y2 = Double.random(in: -1...2, using: &generator)
      check(TimingFunction(x1, y1, x2, y2), Double.random(in: 0...1, using: &generator))
    }
  }

  @Test func theSlopeIsTheLimitOfDifferences() {
    let step = 1e-5
    for function in TimingFunction.named.map(\.value) {
      for fraction in [0.1, 0.35, 0.5, 0.8] {
        let oracle = BisectedCurve(function: function)
        let difference = oracle.progress(at: fraction + step) - oracle.progress(at: fraction - step)
        #expect(abs(function.slope(at: fraction) - difference / (2 * step)) <= 1e-7)
      }
    }
  }
}
