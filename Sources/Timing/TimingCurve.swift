/// The progress of an animation over time, from 0 at its start to 1 at its end.
package enum TimingCurve: Hashable, Sendable {
  case cubic(TimingFunction)
  case spring(Spring)
  case steps(StepFunction)
  case piecewiseLinear(LinearFunction)
  /// One step of a keyframe animation.
  indirect case keyframe(KeyframeStep)
  /// A property animator with its events.
  indirect case animator(AnimatorProgress)

  package static let easeInOut = TimingCurve.cubic(.easeInOut)
  package static let linear = TimingCurve.cubic(.linear)

  /// The progress at an elapsed fraction. For every curve it is exactly 0 at the start and exactly 1 at
  /// the end: an animation shows its old value when it starts, and a spring that is not quite at rest
  /// jumps to its end. Only an animator may be elsewhere: where it was scrubbed to, and where it finishes.
  ///
  /// - Parameters:
  ///   - fraction: the elapsed fraction of the duration, 0…1.
  ///   - duration: above zero.
  package func progress(at fraction: Double, of duration: Nanoseconds) -> Double {
    if fraction <= 0 { return start }
    if fraction >= 1 { return 1 }
    switch self {
    case .cubic(let function): return function.progress(at: fraction)
    case .spring(let spring):
      return spring.progress(at: fraction * (Double(duration.rawValue) / 1e9))
    case .steps(let function): return function.progress(at: fraction)
    case .piecewiseLinear(let function): return function.progress(at: fraction)
    case .keyframe(let step): return step.progress(at: fraction, of: duration)
    case .animator(let progress): return progress.progress(at: fraction)
    }
  }

  /// An animator may be scrubbed at the moment at which it starts.
  private var start: Double {
    if case .animator(let progress) = self { progress.progress(at: 0) } else { 0 }
  }
}
