/// How an animation moves from its start, progress 0, to its end, progress 1.
package enum TimingCurve: Hashable, Sendable {
  case cubic(TimingFunction)

  package static let easeInOut = TimingCurve.cubic(.easeInOut)
  package static let linear = TimingCurve.cubic(.linear)

  /// Exactly 1 from the end on, whatever the curve.
  ///
  /// - Parameters:
  ///   - fraction: of the duration, 0…1.
  ///   - duration: above zero.
  package func progress(at fraction: Double, of duration: Nanoseconds) -> Double {
    if fraction >= 1 { return 1 }
    switch self {
    case .cubic(let function): return function.progress(at: fraction)
    }
  }
}
