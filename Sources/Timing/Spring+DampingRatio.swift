import Primitives

extension Spring {
  /// The spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`:
  /// mass 1, and a stiffness with which the envelope is a thousandth of the distance at the end.
  ///
  /// With ω the undamped frequency the envelope is |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωT), and for
  /// ζ = 1 |(ω − v)T + 1| · e^(−ωT). For v > 0 it can be a thousandth at more than one ω; the stiffest
  /// such spring is used, whose envelope stays below afterwards and which depends continuously on v.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, above 0, at most 1.
  ///   - initialVelocity: v, in distances per second.
  ///   - duration: T in seconds; UIKit uses at least 0.01 and at most 10.
  /// - Returns: nil if there is no such spring: for v = 0 and ζ below a thousandth.
  package init?(dampingRatio: Double, initialVelocity: Double = 0, duration: Double) {
    let time = min(max(duration, 0.01), 10)
    let envelope = Envelope(ratio: dampingRatio, velocity: initialVelocity * time)
    guard let frequency = envelope.lastFrequency.map({ $0 / time }), frequency > 0 else {
      return nil
    }
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }
}

/// The envelope at the end of the duration, as a function of x = ωT.
private struct Envelope {
  let ratio: Double
  /// v·T
  let velocity: Double
  /// √(1 − ζ²)
  let swing: Double

  init(ratio: Double, velocity: Double) {
    self.ratio = ratio
    self.velocity = velocity
    swing = ((1 - ratio) * (1 + ratio)).squareRoot()
  }

  /// The largest x at which the envelope equals the resting distance.
  var lastFrequency: Double? {
    if velocity == 0 && ratio < 1 { return frequencyAtRest }
    let peak = lastPeak
    if isAbove(peak) || (velocity <= 0 && peak == 0) { return crossing(from: peak) }
    // The last maximum is below the resting distance: the envelope crosses it before.
    return crossing(from: 0, to: lastZero)
  }

  /// Without initial velocity the equation has a closed solution.
  private var frequencyAtRest: Double? {
    let amplitude = ratio / (TimingTolerance.restingDistance * swing)
    guard amplitude > 1 else { return nil }
    return ElementaryFunctions.naturalLogarithm(amplitude) / ratio
  }

  /// The x from which the envelope decreases.
  private var lastPeak: Double {
    if ratio == 1 { return max(velocity, 0) }
    return velocity <= 0
      ? 0 : (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / (2 * ratio)
  }

  /// The x at which the envelope is zero; it decreases up to there too.
  private var lastZero: Double { ratio == 1 ? velocity - 1 : velocity / ratio }

  private func isAbove(_ x: Double) -> Bool {
    let decay = ElementaryFunctions.exponential(-ratio * x)
    if ratio == 1 { return (x - velocity + 1).magnitude * decay > TimingTolerance.restingDistance }
    return (ratio * x - velocity).magnitude * decay > TimingTolerance.restingDistance * swing * x
  }

  /// The x at which the envelope falls below the resting distance, by bisection to the last bit.
  private func crossing(from start: Double, to end: Double? = nil) -> Double {
    var low = start
    var high = end ?? max(2 * start, 1)
    while end == nil && isAbove(high) {
      low = high
      high *= 2
    }
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if isAbove(middle) { low = middle } else { high = middle }
    }
  }
}
