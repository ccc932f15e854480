import Primitives
import TestSupport
import Testing
import Timing

/// The steps of a keyframe animation, compared with the path through the same points, which is computed
/// from segments.
@Suite struct KeyframeStepTests {
  /// Random points and the times at which they are reached.
  private struct Sample {
    let values: [Point]
    let times: [Double]

    init(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = 2 + Int(generator.next() % 5)
      func number() -> Double { Double(generator.next() % 10_000) / 100 }
      values = (0..<count).map { _ in Point(x: number(), y: number()) }
      let inner = (0..<(count - 2)).map { _ in number() / 100 }.sorted()
      times = [0] + inner + [1]
    }

    func steps(_ mode: CalculationMode) -> [KeyframeStep] {
      let steps = values.indices.dropFirst().map { index in
        KeyframeStep(
          of: 1, curve: .linear, mode: mode, during: times[index - 1]...times[index])
      }
      return KeyframeStep.joined(steps, through: values)
    }

    /// The sum of the steps.
    func value(_ mode: CalculationMode, at fraction: Double) -> Point {
      zip(steps(mode), zip(values, values.dropFirst())).reduce(values[values.count - 1]) {
        sum, step in
        let remaining = 1 - TimingCurve.keyframe(step.0).progress(at: fraction, of: .second)
        return sum + (step.1.0 - step.1.1) * remaining
      }
    }

    func path(_ mode: CalculationMode) -> MotionPath {
      let isSpline = mode == .cubic || mode == .cubicPaced
      let lines = zip(values, values.dropFirst()).map { MotionSegment(from: $0, to: $1) }
      return MotionPath(
        values: values, segments: isSpline ? MotionSegment.spline(through: values) : lines,
        pacing: mode == .paced || mode == .cubicPaced
          ? .paced : .keyTimes(times, Array(repeating: .linear, count: values.count - 1)))
    }

    var length: Double {
      MotionSegment.spline(through: values).reduce(0) { $0 + $1.length }
    }
  }

  @Test(arguments: 1...40) func theSumIsOnThePath(seed: Int) {
    let sample = Sample(seed: seed)
    for mode in [CalculationMode.linear, .paced, .cubic, .cubicPaced] {
      let path = sample.path(mode)
      let tolerance = mode == .cubicPaced ? sample.length / 1000 : 1e-9
      for step in 1..<50 {
        let fraction = Double(step) / 50
        let distance = (sample.value(mode, at: fraction) - path.place(at: fraction).position)
          .magnitude
        #expect(distance <= tolerance, "\(mode) at \(fraction)")
      }
    }
  }

  @Test(arguments: 1...10) func aDiscreteAnimationJumpsWhereItsStepsEnd(seed: Int) {
    let sample = Sample(seed: seed)
    for (index, time) in sample.times.enumerated().dropFirst().dropLast() {
      #expect(near(sample.value(.discrete, at: time), sample.values[index]))
      #expect(near(sample.value(.discrete, at: time - 1e-9), sample.values[index - 1]))
    }
  }

  private func near(_ a: Point, _ b: Point) -> Bool { (a - b).magnitude < 1e-9 }

  /// In between nothing moves, whatever the mode.
  @Test(arguments: [CalculationMode.linear, .discrete, .cubic])
  func aValueIsHeldUntilTheNextStepStarts(mode: CalculationMode) {
    let steps = KeyframeStep.joined(
      [0.1...0.3, 0.6...0.8].map {
        KeyframeStep(of: 1, curve: .linear, mode: mode, during: $0)
      }, through: [0.0, 4, 10])
    func passed(_ fraction: Double) -> [Double] {
      steps.map { TimingCurve.keyframe($0).progress(at: fraction, of: .second) }
    }
    #expect(passed(0.05) == [0, 0])
    for fraction in [0.31, 0.45, 0.59] { #expect(passed(fraction) == [1, 0], "\(fraction)") }
    #expect(passed(0.9) == [1, 1])
  }

  /// Parts that overlap come one after the other.
  @Test func aStepWaitsForTheOneBefore() {
    let steps = KeyframeStep.joined(
      [0.0...0.5, 0.25...0.75].map {
        KeyframeStep(of: 1, curve: .linear, mode: .linear, during: $0)
      }, through: [0.0, 1, 2])
    func passed(_ fraction: Double) -> [Double] {
      steps.map { TimingCurve.keyframe($0).progress(at: fraction, of: .second) }
    }
    #expect(passed(0.25) == [0.5, 0])
    #expect(passed(0.5) == [1, 0])
    #expect(passed(0.625) == [1, 0.5])
  }

  /// The curve is that of the whole, and what overshoots shows the ends.
  @Test func theCurveWarpsTheWhole() {
    let curve = TimingCurve.cubic(TimingFunction(0.3, -0.5, 0.7, 1.5))
    let step = KeyframeStep(of: 1, curve: curve, mode: .linear, during: 0.25...0.75)
    for index in 1..<40 {
      let fraction = Double(index) / 40
      let expected = min(1, max(0, (curve.progress(at: fraction, of: .second) - 0.25) * 2))
      let progress = TimingCurve.keyframe(step).progress(at: fraction, of: .second)
      #expect(abs(progress - expected) < 1e-12)
    }
  }

  /// A constant speed along a way without length is no division by zero.
  @Test(arguments: CalculationMode.allCases) func valuesThatAreAllEqualStay(mode: CalculationMode) {
    let values = [3.0, 3, 3]
    let steps = KeyframeStep.joined(
      [0.0...0.5, 0.5...1].map {
        KeyframeStep(of: 1, curve: .linear, mode: mode, during: $0)
      }, through: values)
    for fraction in [0.2, 0.5, 0.9] {
      let shown = steps.enumerated().reduce(values[2]) { sum, step in
        let remaining =
          1 - TimingCurve.keyframe(step.element).progress(at: fraction, of: .second)
        return sum + (values[step.offset] - values[step.offset + 1]) * remaining
      }
      #expect(shown == 3, "\(fraction)")
    }
  }
}
