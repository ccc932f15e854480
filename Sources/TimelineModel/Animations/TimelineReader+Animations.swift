import JSONText
import Timing

extension TimelineReader {
  static let animationShape = ObjectShape("an animation", in: "animation", animationKeys)

  static let animationKeys = [
    "duration", "delay", "curve", "spring", "repeatCount", "autoreverse", "beginFromCurrentState",
    "relativeKeyframes", "calculationMode", "animations", "animator", "pausesOnCompletion",
    "scrubsLinearly",
  ]

  /// Reads the keys of an animation itself, without what is inside it.
  ///
  /// - Parameter outer: the animation that it inherits from; nil for one that stands on its own.
  mutating func ownAnimation(_ fields: Fields, inside outer: Animation?) -> Animation {
    let animation =
      if let outer {
        nestedAnimation(fields, inside: outer)
      } else if fields.has("spring") {
        springAnimation(fields)
      } else {
        curveAnimation(fields)
      }
    return addingCommonKeys(animation, fields, inside: outer)
  }

  private mutating func curveAnimation(_ fields: Fields) -> Animation {
    if !fields.has("duration") {
      document.reportMissing("duration", in: fields, of: Self.animationShape)
    }
    return Animation(
      duration: document.time(fields["duration"]) ?? .zero,
      curve: curve(fields["curve"]) ?? .easeInOut)
  }

  /// Reads an animation with a spring. Without `duration` it lasts for the spring's settling time;
  /// if something has been reported, its duration is 0.
  private mutating func springAnimation(_ fields: Fields) -> Animation {
    if let curve = fields["curve"] {
      document.report(
        .contradictoryKeys, "an animation has `curve` or `spring`, not both",
        at: fields.keyRange(of: "curve") ?? curve.range,
        help: "remove `curve`, which UIKit ignores for a spring")
    }
    let duration = document.time(fields["duration"])
    // A duration that was reported must not be reported as missing too.
    let isReported = fields.has("duration") || fields.mayBeMisnamed("duration")
    let given = duration ?? (isReported ? .second : nil)
    guard let field = fields["spring"], let spring = spring(field, duration: given),
      let length = given ?? settlingTime(of: spring, field)
    else { return Animation(duration: .zero) }
    return Animation(duration: length, curve: .spring(spring))
  }

  mutating func settlingTime(of spring: Spring, _ field: Field) -> Nanoseconds? {
    if let time = spring.settlingTime { return time }
    document.report(
      .missingKey,
      spring.damping == 0
        ? "a spring without damping never comes to rest, so the animation needs `duration`"
        : "this spring takes over an hour to come to rest, so the animation needs `duration`",
      at: field.value.shortRange, help: "add `duration` next to `spring` to cut the motion off")
    return nil
  }

  /// Reads the keys that curves and springs have in common.
  private mutating func addingCommonKeys(
    _ animation: Animation, _ fields: Fields, inside outer: Animation?
  ) -> Animation {
    var animation = animation
    animation.delay = (outer?.delay ?? .zero) + (document.time(fields["delay"]) ?? .zero)
    animation.beginsFromCurrentState =
      document.boolean(fields["beginFromCurrentState"]) ?? outer?.beginsFromCurrentState ?? false
    animation.repetition = repetition(fields, animation, inherited: outer?.repetition)
    if animation.delay + animation.duration > .latest {
      document.report(
        .outOfRange, "`delay` and `duration` together must be at most 1000000000 seconds",
        at: fields.keyRange(of: "delay") ?? document.openingBrace(of: fields),
        help: "write seconds, such as `0.3`")
      // The delays of animations inside it are added to this one.
      animation.delay = .zero
    }
    animation.animator = animator(fields, of: animation, isNested: outer != nil)
    return animation
  }
}
