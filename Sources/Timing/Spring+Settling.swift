import Primitives

extension Spring {
  /// In seconds: `CASpringAnimation.settlingDuration`.
  ///
  /// Infinite without damping, and for a spring that does not oscillate and takes more than an hour.
  package var settlingDuration: Double {
    let shape = Shape(self)
    if shape.isUnderdamped { return envelopeDuration(shape) }
    return settlingTenths.map { Double($0) / 10 } ?? .infinity
  }

  /// `settlingDuration` in whole nanoseconds, rounded up; nil if it is more than an hour.
  package var settlingTime: Nanoseconds? {
    let shape = Shape(self)
    guard shape.isUnderdamped else {
      return settlingTenths.map { Nanoseconds(Int64($0) * (Nanoseconds.second.rawValue / 10)) }
    }
    let nanoseconds = (envelopeDuration(shape) * 1e9).rounded(.up)
    let hour = 3_600 * Nanoseconds.second.rawValue
    return nanoseconds <= Double(hour) ? Nanoseconds(Int64(nanoseconds)) : nil
  }

  /// The time at which the sum of the amplitudes of cosine and sine has decayed to the resting distance.
  private func envelopeDuration(_ shape: Shape) -> Double {
    guard shape.decay > 0 else { return .infinity }
    let amplitude = 1 + ((shape.decay - initialVelocity) / shape.frequency).magnitude
    let logarithm = ElementaryFunctions.naturalLogarithm(
      amplitude / TimingTolerance.restingDistance)
    return max(0, logarithm / shape.decay)
  }

  /// The first tenth of a second at which the spring is at rest and stays so at every tenth for more
  /// than a second; nil if there is none within an hour.
  private var settlingTenths: Int? {
    var candidate: Int?
    for tenth in 0...36_000 {
      if distance(at: Double(tenth) / 10).magnitude >= TimingTolerance.restingDistance {
        candidate = nil
      } else if let first = candidate {
        if tenth - first > 10 { return first }
      } else {
        candidate = tenth
      }
    }
    return nil
  }
}
