extension TimelineDescription {
  /// A moment at which constraints and views change.
  public struct Keyframe: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - time: in seconds, 0…10⁹, to the nanosecond.
    ///   - name: for messages and `layoutanim inspect`.
    ///   - animation: nil means that the changes are not animated.
    ///   - flush: whether pending layout is performed first, outside the animation; the default is
    ///     true.
    ///   - layout: what is laid out inside the animation; the default is everything.
    ///   - changes: applied in order.
    public init(
      at time: Double, name: String? = nil, animation: Animation? = nil, flush: Bool? = nil,
      layout: Layout? = nil, _ changes: [Change] = []
    ) {
      self.init(time, after: nil, name, animation, flush, layout, changes)
    }

    /// - Parameter pause: the time after the end of the preceding keyframe's animation in seconds,
    ///   0 or more.
    public init(
      after pause: Double, name: String? = nil, animation: Animation? = nil, flush: Bool? = nil,
      layout: Layout? = nil, _ changes: [Change] = []
    ) {
      self.init(nil, after: pause, name, animation, flush, layout, changes)
    }

    private init(
      _ time: Double?, after pause: Double?, _ name: String?, _ animation: Animation?,
      _ flush: Bool?, _ layout: Layout?, _ changes: [Change]
    ) {
      json = JSONDraft([
        "time": time, "after": pause, "name": name, "animation": animation, "flush": flush,
        "layout": layout?.word, "changes": changes.unlessEmpty,
      ])
    }

    /// The layout inside a keyframe's animation.
    public enum Layout: Hashable, Sendable {
      /// No layout: the changes are laid out by a later keyframe at the same time, or at the end of
      /// the turn.
      case deferred
      /// `layoutIfNeeded()` of the view with that id.
      case ifNeeded(String)

      fileprivate var word: String {
        switch self {
        case .deferred: "deferred"
        case .ifNeeded(let view): view
        }
      }
    }
  }

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
    public init(
      duration: Double? = nil, delay: Double? = nil, curve: Curve? = nil,
      repeatCount: Double? = nil, autoreverse: Bool? = nil, beginFromCurrentState: Bool? = nil
    ) {
      json = JSONDraft([
        "duration": duration, "delay": delay, "curve": curve?.timing, "spring": curve?.spring,
        "repeatCount": repeatCount.map(Self.count), "autoreverse": autoreverse,
        "beginFromCurrentState": beginFromCurrentState,
      ])
    }

    private static func count(_ count: Double) -> any JSONDraftConvertible {
      count == .infinity ? "infinity" : count
    }
  }
}

extension TimelineDescription.Animation: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(duration: value) }
  public init(integerLiteral value: Int) { self.init(duration: Double(value)) }
}
