extension TimelineDescription {
  /// The animation of a keyframe's changes. A literal number is a duration.
  public struct Animation: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - duration: in seconds, 0…10⁹; optional for a spring given by its physics or its bounce,
    ///     which then lasts until it settles.
    ///   - delay: in seconds; the default is 0.
    ///   - curve: the default is `easeInOut`.
    ///   - repeatCount: above 0, also a fraction; `.infinity` needs the timeline's `duration`. The
    ///     default is 1.
    ///   - autoreverse: whether each time is followed by the same time backwards; the default is
    ///     false.
    ///   - beginFromCurrentState: for iOS 7, where animations of geometry replace each other; the
    ///     default is false.
    ///   - relativeKeyframes: parts of the animation with changes of their own, in the order of their
    ///     starts; at most 256, and not with a spring.
    ///   - calculationMode: how a property gets from each value of the relative keyframes to the next;
    ///     the default is linear.
    ///   - changes: for an animation in a list; a keyframe has those of its `animation` itself.
    ///   - animations: nested in this one. They inherit its duration and curve, unless they override
    ///     them.
    ///   - animator: a name by which keyframes with events interrupt it; see `AnimatorEvent`.
    ///   - pausesOnCompletion: whether an animator stays active where it ends; the default is false.
    ///   - scrubsLinearly: whether a fraction of an animator is a part of the distance, not of the time;
    ///     the default is true.
    ///   - overrideInheritedDuration: of a nested animation, which then has a duration.
    ///   - overrideInheritedCurve: of a nested animation, which then has a curve.
    public init(
      duration: Double? = nil, delay: Double? = nil, curve: Curve? = nil,
      repeatCount: Double? = nil, autoreverse: Bool? = nil, beginFromCurrentState: Bool? = nil,
      relativeKeyframes: [RelativeKeyframe] = [], calculationMode: CalculationMode? = nil,
      changes: [Change] = [], animations: [Animation] = [], animator: String? = nil,
      pausesOnCompletion: Bool? = nil, scrubsLinearly: Bool? = nil,
      overrideInheritedDuration: Bool? = nil, overrideInheritedCurve: Bool? = nil
    ) {
      json = JSONDraft([
        "duration": duration, "delay": delay, "curve": curve?.timing, "spring": curve?.spring,
        "repeatCount": repeatCount.map(Self.count), "autoreverse": autoreverse,
        "beginFromCurrentState": beginFromCurrentState,
        "relativeKeyframes": relativeKeyframes.unlessEmpty,
        "calculationMode": calculationMode?.rawValue, "changes": changes.unlessEmpty,
        "animations": animations.unlessEmpty, "animator": animator,
        "pausesOnCompletion": pausesOnCompletion, "scrubsLinearly": scrubsLinearly,
        "overrideInheritedDuration": overrideInheritedDuration,
        "overrideInheritedCurve": overrideInheritedCurve,
      ])
    }

    private static func count(_ count: Double) -> any JSONDraftConvertible {
      count == .infinity ? "infinity" : count
    }
  }

  /// A part of an animation: `UIView.addKeyframe(withRelativeStartTime:relativeDuration:)`.
  public struct RelativeKeyframe: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - start: 0…1, a fraction of the animation's duration.
    ///   - duration: likewise; the part ends with the animation at the latest.
    ///   - changes: applied in order; without a path.
    public init(at start: Double, lasting duration: Double, _ changes: [Change]) {
      json = JSONDraft([
        "relativeStartTime": start, "relativeDuration": duration,
        "changes": JSONDraft(changes.map(\.json)),
      ])
    }
  }

  /// How a property gets from each of its values to the next: `CAAnimationCalculationMode`.
  public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
    case linear, discrete, paced, cubic, cubicPaced
  }
}

extension TimelineDescription.Animation: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(duration: value) }
  public init(integerLiteral value: Int) { self.init(duration: Double(value)) }
}
