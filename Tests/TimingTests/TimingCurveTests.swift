import Testing
import Timing

@Suite struct TimingCurveTests {
  private static let second = Nanoseconds.second

  private static let curves: [TimingCurve] =
    TimingFunction.named.map { .cubic($0.value) } + [
      .cubic(TimingFunction(0.1, -2, 0.9, 3)),
      .spring(Spring(stiffness: 100, damping: 1, initialVelocity: 5)),
      .spring(Spring(stiffness: 100, damping: 20)),
      .spring(Spring(bounce: -0.9, perceptualDuration: 5)),
      .piecewiseLinear(LinearFunction(completing: [(0.25, nil), (2, 0.5), (0.5, nil)])),
    ] + StepFunction.Position.allCases.map { .steps(StepFunction(count: 3, position: $0)) }

  @Test(arguments: curves)
  func everyCurveRunsExactlyFromZeroToOne(curve: TimingCurve) {
    #expect(curve.progress(at: 0, of: Self.second) == 0)
    #expect(curve.progress(at: 1, of: Self.second) == 1)
    #expect(curve.progress(at: 1.5, of: Self.second) == 1)
    #expect(curve.progress(at: 1.0.nextDown, of: Self.second).isFinite)
  }

  @Test func aSpringIsAskedInSeconds() {
    let spring = Spring(stiffness: 100, damping: 10)
    let curve = TimingCurve.spring(spring)
    #expect(curve.progress(at: 0.25, of: Nanoseconds(500_000_000)) == spring.progress(at: 0.125))
    #expect(curve.progress(at: 0.25, of: Nanoseconds(8_000_000_000)) == spring.progress(at: 2))
  }

  @Test func aSpringSnapsAtItsEnd() {
    let curve = TimingCurve.spring(Spring(stiffness: 100, damping: 0))
    #expect(curve.progress(at: 0.999, of: Self.second) > 1.8)
    #expect(curve.progress(at: 1, of: Self.second) == 1)
  }
}

@Suite struct StepFunctionTests {
  private struct Stairs: Sendable {
    var position: StepFunction.Position
    var expected: [Double]
  }

  /// Just before and at each multiple of ¼.
  private static let stairs = [
    Stairs(position: .jumpEnd, expected: [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]),
    Stairs(position: .jumpStart, expected: [0.25, 0.5, 0.5, 0.75, 0.75, 1, 1, 1]),
    Stairs(position: .jumpNone, expected: [0, 1, 1, 2, 2, 3, 3, 3].map { $0 / 3 }),
    Stairs(position: .jumpBoth, expected: [0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 1]),
  ]

  @Test(arguments: stairs)
  private func itJumpsWhereItSays(stairs: Stairs) {
    let steps = StepFunction(count: 4, position: stairs.position)
    let quarters = [0.25, 0.5, 0.75, 1]
    let progress = quarters.flatMap { fraction in
      [steps.progress(at: fraction.nextDown), steps.progress(at: fraction)]
    }
    #expect(progress == stairs.expected)
  }

  @Test func theStairsGoOnOutside() {
    let steps = StepFunction(count: 2, position: .jumpEnd)
    #expect(steps.progress(at: 1.6) == 1.5)
    #expect(steps.progress(at: -0.1) == -0.5)
  }
}

@Suite struct LinearFunctionTests {
  private func function(_ points: [(output: Double, input: Double?)]) -> LinearFunction {
    LinearFunction(completing: points)
  }

  private typealias Stop = LinearFunction.Stop

  @Test func missingInputsAreSpreadEvenly() {
    #expect(
      function([(0, nil), (3, nil), (1, nil)]).stops
        == [Stop(input: 0, output: 0), Stop(input: 0.5, output: 3), Stop(input: 1, output: 1)])
    #expect(
      function([(0, 0.25), (1, nil), (2, nil), (3, 1), (4, nil), (5, 2)]).stops.map(\.input)
        == [0.25, 0.5, 0.75, 1, 1.5, 2])
  }

  @Test func anInputBeforeAnEarlierOneIsRaised() {
    #expect(
      function([(0, nil), (1, 0.75), (2, 0.25), (3, nil)]).stops.map(\.input)
        == [0, 0.75, 0.75, 1])
    #expect(function([(0, 2), (1, nil), (2, nil)]).stops.map(\.input) == [2, 2, 2])
  }

  @Test func linesRunBetweenTheStops() {
    let line = function([(0, nil), (2, 0.5), (1, nil)])
    #expect([0, 0.125, 0.25, 0.5, 0.75, 1].map(line.progress) == [0, 0.5, 1, 2, 1.5, 1])
  }

  @Test func theOutermostLinesGoOn() {
    let line = function([(0, 0.25), (2, 0.5), (1, 0.75)])
    #expect(line.progress(at: 0.125) == -1)
    #expect(line.progress(at: 1) == 0)
  }

  /// Of several stops with one input, the last applies from there on.
  @Test func aJumpShowsItsEnd() {
    let jump = function([(0, nil), (0.25, 0.5), (9, 0.5), (0.75, 0.5), (1, nil)])
    #expect(jump.progress(at: 0.25) == 0.125)
    #expect(jump.progress(at: 0.5) == 0.75)
    #expect(function([(0, nil), (0, 1), (5, nil)]).progress(at: 1) == 5)
  }
}
