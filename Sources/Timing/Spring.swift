import Primitives

/// A mass on a damped spring, released at a distance of 1 from its rest position, as in
/// `CASpringAnimation`: m·ẍ = k·(1 − x) − c·ẋ.
///
/// The motion is the closed solution of that equation, so the progress does not depend on time steps.
package struct Spring: Hashable, Sendable {
  /// Above 0.
  package var mass: Double
  /// Above 0.
  package var stiffness: Double
  /// 0 or more; with 0 the spring oscillates forever.
  package var damping: Double
  /// In distances per second, positive toward the target.
  package var initialVelocity: Double
  /// Whether damping above the critical one makes the motion slower. If false, as before iOS 17, such a
  /// spring moves like a critically damped one.
  package var allowsOverdamping: Bool

  package init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The spring of `UIView.animate(springDuration:bounce:initialSpringVelocity:)`.
  ///
  /// Without damping, the period would be the perceptual duration; the damping ratio is 1 − bounce, or
  /// 1 / (1 + bounce) for a negative bounce.
  ///
  /// - Parameters:
  ///   - bounce: above −1, at most 1. With 1 the spring oscillates forever.
  ///   - perceptualDuration: in seconds, above 0.
  package init(bounce: Double, perceptualDuration: Double, initialVelocity: Double = 0) {
    let frequency = 2 * 0x1.921fb54442d18p+1 / perceptualDuration
    let dampingRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      stiffness: frequency * frequency, damping: 2 * frequency * dampingRatio,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// 1 for critical damping, the least at which the spring does not overshoot.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The position of the mass: 0 at its release and 1 at the rest position.
  ///
  /// - Parameter seconds: the time since the release, 0 or more.
  package func progress(at seconds: Double) -> Double { 1 - distance(at: seconds) }

  /// The distance to the rest position, negative beyond it.
  func distance(at seconds: Double) -> Double {
    let shape = Shape(self)
    if shape.isUnderdamped {
      let decay = ElementaryFunctions.exponential(-shape.decay * seconds)
      let (cosine, sine) = ElementaryFunctions.cosineAndSine(shape.frequency * seconds)
      return decay * (cosine + (shape.decay - initialVelocity) / shape.frequency * sine)
    }
    if shape.frequency > 0 { return overdampedDistance(shape, at: seconds) }
    let decay = ElementaryFunctions.exponential(-shape.decay * seconds)
    return decay * (1 + (shape.decay - initialVelocity) * seconds)
  }

  /// e^(−a·t) · (cosh bt + (a − v)/b · sinh bt), rewritten because cosh and sinh overflow.
  private func overdampedDistance(_ shape: Shape, at seconds: Double) -> Double {
    let (a, b) = (shape.decay, shape.frequency)
    // a − b, computed without cancellation.
    let slow = ElementaryFunctions.exponential(-(stiffness / mass) / (a + b) * seconds)
    let fast = ElementaryFunctions.exponential(-(a + b) * seconds)
    let x = b * seconds
    let damped = (slow + fast) / 2
    if x > TimingTolerance.nearlyCritical {
      return damped + (a - initialVelocity) / b * ((slow - fast) / 2)
    }
    // Nearly critical: (sinh x) / x by its series, because the difference would cancel.
    let square = x * x
    let quotient = 1 + square / 6 * (1 + square / 20 * (1 + square / 42 * (1 + square / 72)))
    let decay = ElementaryFunctions.exponential(-a * seconds)
    return damped + (a - initialVelocity) * seconds * quotient * decay
  }

  /// The parameters of the motion, per second.
  struct Shape {
    /// ζ·ω₀
    var decay: Double
    /// ω₀·√|1 − ζ²|: the angular frequency if the spring is underdamped; 0 for critical damping.
    var frequency: Double
    var isUnderdamped: Bool

    init(_ spring: Spring) {
      let natural = (spring.stiffness / spring.mass).squareRoot()
      let ratio = spring.dampingRatio
      isUnderdamped = ratio < 1
      let isCritical = ratio == 1 || (ratio > 1 && !spring.allowsOverdamping)
      decay = isCritical ? natural : natural * ratio
      frequency = isCritical ? 0 : natural * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
    }
  }
}
