import Primitives

/// A mass on a damped spring that is released at a distance of 1 from its rest, as
/// `CASpringAnimation` has it: m·ẍ = k·(1 − x) − c·ẋ.
///
/// The motion is the closed form of that equation, so a progress depends on no step of time.
package struct Spring: Hashable, Sendable {
  /// Above 0.
  package var mass: Double
  /// Above 0.
  package var stiffness: Double
  /// 0 or more; with 0 the spring swings for ever.
  package var damping: Double
  /// In distances per second, positive toward the target.
  package var initialVelocity: Double
  /// Whether a damping beyond the critical one makes the motion slower. Without it, as before
  /// iOS 17, such a spring moves like a critically damped one.
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
  /// Undamped, it would swing once in the perceptual duration; the damping ratio is 1 − bounce, or
  /// 1 / (1 + bounce) below 0.
  ///
  /// - Parameters:
  ///   - bounce: above −1, at most 1. With 1 the spring never rests.
  ///   - perceptualDuration: in seconds, above 0.
  package init(bounce: Double, perceptualDuration: Double, initialVelocity: Double = 0) {
    let frequency = 2 * 0x1.921fb54442d18p+1 / perceptualDuration
    let dampingRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      stiffness: frequency * frequency, damping: 2 * frequency * dampingRatio,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// 1 for the critical damping, at which the spring just does not overshoot.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How far the spring is, 0 where it is released and 1 at rest, in distances.
  ///
  /// - Parameter seconds: since the release, 0 or more.
  package func progress(at seconds: Double) -> Double { 1 - distance(at: seconds) }

  /// The distance that is left, negative beyond the rest.
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

  /// e^(−a·t) · (cosh bt + (a − v)/b · sinh bt), without the overflow of cosh and sinh.
  private func overdampedDistance(_ shape: Shape, at seconds: Double) -> Double {
    let (a, b) = (shape.decay, shape.frequency)
    // a − b, without its cancellation.
    let slow = ElementaryFunctions.exponential(-(stiffness / mass) / (a + b) * seconds)
    let fast = ElementaryFunctions.exponential(-(a + b) * seconds)
    let x = b * seconds
    let damped = (slow + fast) / 2
    if x > TimingTolerance.nearlyCritical {
      return damped + (a - initialVelocity) / b * ((slow - fast) / 2)
    }
    // Nearly critical: (sinh x) / x by its series instead of a difference that cancels.
    let square = x * x
    let quotient = 1 + square / 6 * (1 + square / 20 * (1 + square / 42 * (1 + square / 72)))
    let decay = ElementaryFunctions.exponential(-a * seconds)
    return damped + (a - initialVelocity) * seconds * quotient * decay
  }

  /// The two numbers that shape the motion, per second.
  struct Shape {
    /// ζ·ω₀
    var decay: Double
    /// ω₀·√|1 − ζ²|, of the swing if the spring is underdamped; 0 for critical damping.
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
