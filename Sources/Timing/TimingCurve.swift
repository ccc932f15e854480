/// The progress of an animation over time, from 0 at its start to 1 at its end.
package enum TimingCurve: Hashable, Sendable {
  case cubic(TimingFunction)
  case spring(Spring)
  case steps(StepFunction)
  case piecewiseLinear(LinearFunction)
  /// One step of a keyframe animation.
  indirect case keyframe(KeyframeStep)

  package static let easeInOut = TimingCurve.cubic(.easeInOut)
  package static let linear = TimingCurve.cubic(.linear)

  /// The progress at an elapsed fraction. For every curve it is exactly 0 at the start and exactly 1 at
  /// the end: an animation shows its old value when it starts, and a spring that is not quite at rest
  /// jumps to its end.
  ///
  /// - Parameters:
  ///   - fraction: the elapsed fraction of the duration, 0…1.
  ///   - duration: above zero.
  package func progress(at fraction: Double, of duration: Nanoseconds) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch self {
    case .cubic(let function): return function.progress(at: fraction)
    case .spring(let spring):
      return spring.progress(at: fraction * (Double(duration.rawValue) / 1e9))
    case .steps(let function): return function.progress(at: fraction)
    case .piecewiseLinear(let function): return function.progress(at: fraction)
    case .keyframe(let step): return step.progress(at: fraction, of: duration)
    }
  }
}
