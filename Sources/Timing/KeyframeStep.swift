package import Primitives

/// A relative keyframe of a keyframe animation: how far a property has gone from the value before it to
/// its own (`UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`).
///
/// The value that an animation shows is a sum of one such step for each of the property's values, each
/// times what it changes. That holds for splines too, which are linear in their values.
package struct KeyframeStep: Hashable, Sendable {
  /// The steps of one keyframe animation have the same number.
  package let animation: Int
  /// The timing function of the whole animation.
  package let curve: TimingCurve
  package let mode: CalculationMode
  /// When the step starts and ends, as fractions of the whole, 0…1.
  package let span: ClosedRange<Double>
  /// The place among the property's steps, from 0.
  package private(set) var index = 0
  /// From the progress of the whole to the number of values passed, 0…`count`.
  private var pace: Pace
  /// The number of the property's steps.
  private var count = 1

  /// The stops of the piecewise linear function that times the steps of the property.
  package var stopCount: Int { pace.function.stops.count }

  /// Creates the only step of a property; see `joined`.
  package init(
    of animation: Int, curve: TimingCurve, mode: CalculationMode, during span: ClosedRange<Double>
  ) {
    self.animation = animation
    self.curve = curve
    self.mode = mode
    self.span = span
    let isPaced = mode == .paced || mode == .cubicPaced
    let own = mode == .discrete ? span.upperBound...span.upperBound : span
    pace = Pace(.holding(between: [isPaced ? 0...1 : own]))
  }

  /// Whether both are read from the same relative keyframe, or from equal ones of one animation.
  package func isSame(as other: KeyframeStep) -> Bool {
    animation == other.animation && span == other.span
  }

  /// - Parameter fraction: the elapsed fraction of the whole animation, above 0 and below 1.
  /// - Returns: 0 before the step, 1 after it; a spline goes beyond.
  package func progress(at fraction: Double, of duration: Nanoseconds) -> Double {
    let progress = min(1, max(0, curve.progress(at: fraction, of: duration)))
    let passed = pace.function.progress(at: progress)
    switch mode {
    case .linear, .discrete, .paced: return min(1, max(0, passed - Double(index)))
    case .cubic, .cubicPaced: return spline(at: passed)
    }
  }

  /// The spline through 0 up to this step and 1 after it.
  private func spline(at passed: Double) -> Double {
    let segment = min(count - 1, Int(passed))
    return CubicSpline.value(at: passed - Double(segment), segment: segment, count: count) {
      $0 > index ? 1.0 : 0
    }
  }
}

extension KeyframeStep {
  /// Times the steps of one property, which depend on each other: each begins after the one before, and
  /// a constant speed depends on all values.
  ///
  /// - Parameter values: one more than there are steps.
  package static func joined<Value: Interpolatable>(
    _ steps: [KeyframeStep], through values: [Value]
  ) -> [KeyframeStep] {
    precondition(values.count == steps.count + 1, "\(values.count) values of \(steps.count) steps")
    guard let mode = steps.first?.mode else { return [] }
    let pace =
      switch mode {
      case .linear, .cubic: LinearFunction.holding(between: steps.map(\.span))
      case .discrete:
        LinearFunction.holding(between: steps.map { $0.span.upperBound...$0.span.upperBound })
      case .paced: LinearFunction.pacing(values, parts: 1)
      case .cubicPaced: LinearFunction.pacing(values, parts: CubicSpline.parts)
      }
    let shared = Pace(pace)
    return steps.enumerated().map { index, step in
      var step = step
      (step.index, step.count, step.pace) = (index, steps.count, shared)
      return step
    }
  }
}

extension LinearFunction {
  /// Counts values: each is reached in its span, and held until the next begins, which is not before the
  /// end of the one before.
  fileprivate static func holding(between spans: [ClosedRange<Double>]) -> LinearFunction {
    var stops = [Stop(input: 0, output: 0)]
    for (index, span) in spans.enumerated() {
      let start = max(span.lowerBound, stops[stops.count - 1].input)
      stops.append(Stop(input: start, output: Double(index)))
      stops.append(Stop(input: max(start, span.upperBound), output: Double(index + 1)))
    }
    return LinearFunction(stops + [Stop(input: 1, output: Double(spans.count))])
  }

  /// Counts values that are passed at constant speed.
  ///
  /// - Parameter parts: of the way between two values, in each of which the speed is taken as constant;
  ///   1 for straight lines.
  fileprivate static func pacing<Value: Interpolatable>(
    _ values: [Value], parts: Int
  ) -> LinearFunction {
    var (lengths, length, last) = ([0.0], 0.0, values[0])
    lengths.reserveCapacity((values.count - 1) * parts + 1)
    for segment in values.indices.dropLast() {
      let spline = CubicSegment(segment, of: values)
      for part in 1...parts {
        let next =
          part == parts ? values[segment + 1] : spline.value(at: Double(part) / Double(parts))
        length += (next - last).magnitude
        lengths.append(length)
        last = next
      }
    }
    guard length > 0 else { return holding(between: [0...1]) }
    return LinearFunction(
      lengths.enumerated().map { part, traveled in
        Stop(input: traveled / length, output: Double(part) / Double(parts))
      })
  }
}
