import JSONText
import Timing

extension TimelineReader {
  static let animationShape = ObjectShape(
    "an animation", in: "animation",
    [
      "duration", "delay", "curve", "spring", "repeatCount", "autoreverse", "beginFromCurrentState",
    ],
    unsupported: [
      "relativeKeyframes": .list(of: relativeKeyframe),
      "calculationMode": .word(["linear", "discrete", "paced", "cubic", "cubicPaced"]),
    ])

  private static let relativeKeyframe = ValueShape.object(
    ValueShape.Object(
      "a relative keyframe",
      required: [
        "relativeStartTime": .number, "relativeDuration": .number,
        "changes": .list(of: .anyObject),
      ]))

  /// Reads an animation: a duration as a number, or an object.
  mutating func animation(_ field: Field?) -> Animation? {
    guard let field else { return nil }
    if case .number = field.value.content {
      return document.time(field).map { Animation(duration: $0) }
    }
    guard case .object = field.value.content else {
      document.reportType(of: field, expected: "a number of seconds or an object")
      return nil
    }
    guard let fields = document.fields(field, of: Self.animationShape) else { return nil }
    return addingCommonKeys(
      fields.has("spring") ? springAnimation(fields) : curveAnimation(fields), fields)
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

  private mutating func settlingTime(of spring: Spring, _ field: Field) -> Nanoseconds? {
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
  private mutating func addingCommonKeys(_ animation: Animation, _ fields: Fields) -> Animation {
    var animation = animation
    animation.delay = document.time(fields["delay"]) ?? .zero
    animation.beginsFromCurrentState =
      document.boolean(fields["beginFromCurrentState"]) ?? false
    animation.repetition = repetition(fields, animation)
    if animation.delay + animation.duration > .latest {
      document.report(
        .outOfRange, "`delay` and `duration` together must be at most 1000000000 seconds",
        at: fields.keyRange(of: "delay") ?? document.openingBrace(of: fields))
    }
    return animation
  }
}
