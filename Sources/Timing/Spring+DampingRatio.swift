import Primitives

extension Spring {
  /// The spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`:
  /// mass 1, and as stiff as brings its envelope to a thousandth of the distance at the end.
  ///
  /// With ω the undamped frequency the envelope is |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωT), and for
  /// ζ = 1 |(ω − v)T + 1| · e^(−ωT). It can pass a thousandth more than once where v > 0; the
  /// stiffest such spring is taken, which stays below from there on and follows from that for
  /// v = 0 without a break.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, above 0, at most 1.
  ///   - initialVelocity: v, in distances per second.
  ///   - duration: T in seconds; UIKit reckons with at least 0.01 and at most 10.
  /// - Returns: nil without such a spring: for v = 0 and a ζ below a thousandth.
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

/// The envelope at the end, as a function of x = ωT.
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

  /// The greatest x at which the envelope is the resting distance.
  var lastFrequency: Double? {
    if velocity == 0 && ratio < 1 { return frequencyAtRest }
    let peak = lastPeak
    if isAbove(peak) || (velocity <= 0 && peak == 0) { return crossing(from: peak) }
    // The last hump is too low: the envelope falls through the resting distance before it.
    return crossing(from: 0, to: lastZero)
  }

  /// Without velocity the equation has a closed solution.
  private var frequencyAtRest: Double? {
    let amplitude = ratio / (TimingTolerance.restingDistance * swing)
    guard amplitude > 1 else { return nil }
    return ElementaryFunctions.naturalLogarithm(amplitude) / ratio
  }

  /// From here on the envelope falls.
  private var lastPeak: Double {
    if ratio == 1 { return max(velocity, 0) }
    return velocity <= 0
      ? 0 : (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / (2 * ratio)
  }

  /// Where the envelope touches zero; up to here it falls too.
  private var lastZero: Double { ratio == 1 ? velocity - 1 : velocity / ratio }

  private func isAbove(_ x: Double) -> Bool {
    let decay = ElementaryFunctions.exponential(-ratio * x)
    if ratio == 1 { return (x - velocity + 1).magnitude * decay > TimingTolerance.restingDistance }
    return (ratio * x - velocity).magnitude * decay > TimingTolerance.restingDistance * swing * x
  }

  /// By bisection to the last bit, where the envelope falls from above the resting distance.
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
