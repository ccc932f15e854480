extension TimelineDescription {
  /// A moment at which constraints and views change.
  public struct Keyframe: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    init(json: JSONDraft) { self.json = json }

    /// - Parameters:
    ///   - time: in seconds, 0…10⁹, to the nanosecond.
    ///   - name: for messages, `layoutanim inspect` and keyframes that come after this one.
    ///   - state: the name of the state that it goes to before its changes.
    ///   - animation: nil means that the changes are not animated.
    ///   - animations: instead of `animation`, where one is not enough; each has `changes` of its own.
    ///   - flush: whether pending layout is performed first, outside the animation; the default is
    ///     true.
    ///   - layout: what is laid out inside the animation; the default is everything.
    ///   - changes: applied in order.
    public init(
      at time: Double, name: String? = nil, to state: String? = nil, animation: Animation? = nil,
      animations: [Animation] = [], flush: Bool? = nil, layout: Layout? = nil,
      _ changes: [Change] = []
    ) {
      json = JSONDraft(
        ["time": time],
        Self.members(name, state, animation, animations, flush, layout, changes))
    }

    /// - Parameter pause: the time after the end of the preceding keyframe's animation in seconds,
    ///   0 or more.
    public init(
      after pause: Double, name: String? = nil, to state: String? = nil,
      animation: Animation? = nil,
      animations: [Animation] = [], flush: Bool? = nil, layout: Layout? = nil,
      _ changes: [Change] = []
    ) {
      json = JSONDraft(
        ["after": pause], Self.members(name, state, animation, animations, flush, layout, changes))
    }

    /// Creates a keyframe that is played when the animations of another one have ended.
    ///
    /// - Parameters:
    ///   - keyframe: the name of one keyframe, which may be anywhere in the timeline.
    ///   - delay: the time after that in seconds, 0 or more.
    public init(
      afterEndOf keyframe: String, delay: Double? = nil, name: String? = nil,
      to state: String? = nil,
      animation: Animation? = nil, animations: [Animation] = [], flush: Bool? = nil,
      layout: Layout? = nil, _ changes: [Change] = []
    ) {
      json = JSONDraft(
        ["after": JSONDraft(["keyframe": keyframe, "delay": delay])],
        Self.members(name, state, animation, animations, flush, layout, changes))
    }

    private static func members(
      _ name: String?, _ state: String?, _ animation: Animation?, _ animations: [Animation],
      _ flush: Bool?,
      _ layout: Layout?, _ changes: [Change]
    ) -> JSONDraft.Members {
      [
        "name": name, "to": state, "animation": animation, "animations": animations.unlessEmpty,
        "flush": flush,
        "layout": layout?.word, "changes": changes.unlessEmpty,
      ]
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
}
