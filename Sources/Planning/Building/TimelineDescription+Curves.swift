extension TimelineDescription {
  /// Progress over time: a curve or a spring.
  public struct Curve: Hashable, Sendable {
    /// The value of the key `curve`; nil for springs, which have a key of their own.
    let timing: JSONDraft?
    let spring: JSONDraft?

    private init(timing: some JSONDraftConvertible) {
      self.timing = timing.json
      spring = nil
    }

    private init(spring: KeyValuePairs<String, (any JSONDraftConvertible)?>) {
      timing = nil
      self.spring = JSONDraft(spring)
    }

    public static let easeInOut = Curve(timing: "easeInOut")
    public static let easeIn = Curve(timing: "easeIn")
    public static let easeOut = Curve(timing: "easeOut")
    public static let linear = Curve(timing: "linear")
    /// `CAMediaTimingFunctionName.default`
    public static let coreAnimationDefault = Curve(timing: "coreAnimationDefault")

    /// A cubic Bézier curve from (0, 0) to (1, 1); both x in 0…1.
    public static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Curve {
      Curve(timing: [x1, y1, x2, y2])
    }

    /// A CSS timing function `steps()` or `linear()`, as in `steps(4, jump-end)`.
    public static func css(_ function: String) -> Curve { Curve(timing: function) }

    /// `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`: settles in the animation's
    /// duration, which it needs.
    ///
    /// - Parameters:
    ///   - dampingRatio: above 0 and at most 1, which does not oscillate.
    ///   - initialVelocity: toward the target, in distances per second, -10,000…10,000.
    public static func spring(dampingRatio: Double, initialVelocity: Double? = nil) -> Curve {
      Curve(spring: ["dampingRatio": dampingRatio, "initialVelocity": initialVelocity])
    }

    /// `CASpringAnimation`: lasts until it settles, unless the animation has a duration.
    ///
    /// - Parameters:
    ///   - mass: 10⁻⁶…10⁶, as is the stiffness.
    ///   - damping: 0…10⁶; with 0 the animation needs a duration.
    ///   - initialVelocity: toward the target, in distances per second, -10,000…10,000.
    public static func spring(
      mass: Double, stiffness: Double, damping: Double, initialVelocity: Double? = nil
    ) -> Curve {
      Curve(spring: [
        "mass": mass, "stiffness": stiffness, "damping": damping,
        "initialVelocity": initialVelocity,
      ])
    }

    /// `UIView.animate(springDuration:bounce:…)`: lasts until it settles, unless the animation has
    /// a duration.
    ///
    /// - Parameters:
    ///   - bounce: above -1 and at most 1; 0 is critically damped, and 1 is undamped, so that the
    ///     animation needs a duration.
    ///   - duration: the perceptual duration in seconds, above 0.
    ///   - initialVelocity: toward the target, in distances per second, -10,000…10,000.
    public static func spring(
      bounce: Double, duration: Double, initialVelocity: Double? = nil
    ) -> Curve {
      Curve(spring: ["bounce": bounce, "duration": duration, "initialVelocity": initialVelocity])
    }
  }
}
