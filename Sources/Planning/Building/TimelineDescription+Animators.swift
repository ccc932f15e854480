extension TimelineDescription {
  /// What a keyframe does to an animator, as to a `UIViewPropertyAnimator`.
  ///
  /// If a keyframe does several of these, they take place in the order: pause, fraction, reverse, continue,
  /// stop; what comes after a gesture, when that ends.
  public struct AnimatorEvent: Hashable, Sendable {
    let key: String
    let json: JSONDraft

    /// `pauseAnimation()`: views stay as they are seen.
    public static let pause = AnimatorEvent(key: "pause", json: true.json)

    /// `isReversed` becomes the opposite, also of an animator that runs.
    public static let reverse = AnimatorEvent(key: "reverse", json: true.json)

    /// Pauses the animator and sets its `fractionComplete`.
    ///
    /// - Parameter fraction: 0…1; of a reversed animator it counts from the end.
    public static func fractionComplete(_ fraction: Double) -> AnimatorEvent {
      AnimatorEvent(key: "fractionComplete", json: fraction.json)
    }

    /// Pauses the animator and sets its `fractionComplete` as a gesture does, from where it is, evenly in
    /// between.
    ///
    /// - Parameter moments: at least one, in order of time.
    public static func gesture(_ moments: [GestureMoment]) -> AnimatorEvent {
      AnimatorEvent(key: "fractionComplete", json: JSONDraft(moments.map(\.json)))
    }

    /// `continueAnimation(withTimingParameters:durationFactor:)` of an animator that is paused.
    ///
    /// - Parameters:
    ///   - curve: of the rest; nil means the animator's own.
    ///   - durationFactor: how long the rest takes, as a part of the animator's duration, 0…10⁶; nil, as 0,
    ///     means the time that is left, or that in which a spring settles.
    public static func `continue`(
      _ curve: Curve? = nil, durationFactor: Double? = nil
    ) -> AnimatorEvent {
      AnimatorEvent(
        key: "continue",
        json: JSONDraft([
          "curve": curve?.timing, "spring": curve?.spring, "durationFactor": durationFactor,
        ]))
    }

    /// `stopAnimation(_:)` and `finishAnimation(at:)`.
    public static func stop(_ position: AnimatorPosition) -> AnimatorEvent {
      AnimatorEvent(key: "stop", json: position.rawValue.json)
    }
  }

  /// A value that a gesture gives `fractionComplete`.
  public struct GestureMoment: Hashable, Sendable {
    let json: JSONDraft

    /// - Parameters:
    ///   - time: since the keyframe, in seconds, 0 or more.
    ///   - fraction: 0…1.
    public init(at time: Double, _ fraction: Double) {
      json = JSONDraft(["at": time, "value": fraction])
    }
  }

  /// Where views are left by an animator that is stopped: `UIViewAnimatingPosition`.
  public enum AnimatorPosition: String, Hashable, Sendable, CaseIterable {
    /// Where they are seen.
    case current
    /// Where they were before the animation. Constraints keep their changes.
    case start
    case end
  }
}

extension TimelineDescription.Keyframe {
  /// Creates a keyframe that does something to an animator.
  ///
  /// - Parameters:
  ///   - time: in seconds, 0…10⁹, to the nanosecond.
  ///   - name: for messages, `layoutanim inspect` and keyframes that come after this one.
  ///   - animator: the name of an animation's animator.
  ///   - events: at least one, each kind once.
  public init(
    at time: Double, name: String? = nil, animator: String,
    _ events: [TimelineDescription.AnimatorEvent]
  ) {
    self.init(start: ("time", time.json), name, animator, events)
  }

  /// Creates a keyframe that does something to an animator when the preceding keyframe has ended: its
  /// animation, or its gesture.
  ///
  /// - Parameter pause: the time after that in seconds, 0 or more.
  public init(
    after pause: Double, name: String? = nil, animator: String,
    _ events: [TimelineDescription.AnimatorEvent]
  ) {
    self.init(start: ("after", pause.json), name, animator, events)
  }

  /// Creates a keyframe that does something to an animator when the animations of another keyframe have
  /// ended.
  ///
  /// - Parameters:
  ///   - keyframe: the name of one keyframe, which does not start this animator.
  ///   - delay: the time after that in seconds, 0 or more.
  public init(
    afterEndOf keyframe: String, delay: Double? = nil, name: String? = nil, animator: String,
    _ events: [TimelineDescription.AnimatorEvent]
  ) {
    let end = JSONDraft(["keyframe": keyframe, "delay": delay])
    self.init(start: ("after", end), name, animator, events)
  }

  private init(
    start: (key: String, value: JSONDraft), _ name: String?, _ animator: String,
    _ events: [TimelineDescription.AnimatorEvent]
  ) {
    var members = [start]
    if let name { members.append((key: "name", value: name.json)) }
    members.append((key: "animator", value: animator.json))
    for event in events { members.append((key: event.key, value: event.json)) }
    self.init(json: JSONDraft(members: members))
  }
}
