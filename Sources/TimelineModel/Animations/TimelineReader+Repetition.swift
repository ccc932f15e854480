import JSONText
import Timing

extension TimelineReader {
  /// Reads `repeatCount` and `autoreverse`; if something has been reported, the animation plays once.
  ///
  /// - Parameter inherited: that of the animation around it; nil if there is none.
  mutating func repetition(
    _ fields: Fields, _ animation: Animation, inherited: AnimationRepetition?
  ) -> AnimationRepetition {
    if let inherited, !fields.has("repeatCount"), !fields.has("autoreverse") {
      return checked(inherited, animation, fields, "duration")
    }
    let autoreverses = document.boolean(fields["autoreverse"]) ?? false
    let once = AnimationRepetition(autoreverses: autoreverses)
    guard let field = fields["repeatCount"] else {
      return checked(once, animation, fields, "autoreverse")
    }
    guard case .string = field.value.content else {
      let count = document.number(
        field, "above 0", help: "omit `repeatCount` to play the animation once"
      ) { $0 > 0 }
      let repetition = AnimationRepetition(.times(count ?? 1), autoreverses: autoreverses)
      return checked(repetition, animation, fields, "repeatCount")
    }
    guard document.word(field, among: ["infinity"], help: Self.counts) != nil else { return once }
    guard hasDuration else {
      document.report(
        .missingKey, "an animation that repeats without end needs the `duration` of the timeline",
        at: field.range,
        help:
          "add `\"duration\": 5` to the timeline, next to `keyframes`, or give a number of times")
      return once
    }
    return AnimationRepetition(.forever, autoreverses: autoreverses)
  }

  private static let counts = "write a number of times, such as `2.5`, or `\"infinity\"`"

  /// Returns the repetition if it ends in the range of times; otherwise reports it and returns once.
  private mutating func checked(
    _ repetition: AnimationRepetition, _ animation: Animation, _ fields: Fields, _ key: String
  ) -> AnimationRepetition {
    // Once is too long already, which has been reported.
    guard animation.delay + animation.duration <= .latest else { return .once }
    guard let length = repetition.length(of: animation.duration),
      animation.delay + length <= .latest
    else {
      document.report(
        .outOfRange, "`delay` and all repetitions together must be at most 1000000000 seconds",
        at: fields[key]?.range ?? fields.range,
        help: "repeat it less often, or write `\"infinity\"` and a `duration` of the timeline")
      return .once
    }
    return repetition
  }
}
