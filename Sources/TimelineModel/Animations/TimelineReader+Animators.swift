import JSONText
import Timing

extension TimelineReader {
  /// Reads what makes an animation an animator; nil if nothing does, or something has been reported.
  mutating func animator(
    _ fields: Fields, of animation: Animation, isNested: Bool
  ) -> Animator? {
    guard let name = document.string(fields["animator"]) else {
      reportOptionsWithoutAnimator(fields)
      return nil
    }
    let before = document.errorCount
    if isNested { reportNestedAnimator(fields) }
    for (key, advice) in Self.excludedByAnimator where fields.has(key) {
      document.report(
        .contradictoryKeys, "an animator has no `\(key)`",
        at: fields.keyRange(of: key) ?? fields.range, help: advice)
    }
    if animation.duration == .zero, fields.has("duration"), document.errorCount == before {
      document.report(
        .outOfRange, "an animator needs a `duration` above 0",
        at: fields["duration"]?.range ?? fields.range,
        help: "remove `animator` for a change without animation")
    }
    var animator = Animator(name: name.value)
    animator.pausesOnCompletion = document.boolean(fields["pausesOnCompletion"]) ?? false
    animator.scrubsLinearly = document.boolean(fields["scrubsLinearly"]) ?? true
    declareAnimator(name)
    return document.errorCount == before ? animator : nil
  }

  private static let excludedByAnimator: KeyValuePairs = [
    "repeatCount": "`UIViewPropertyAnimator` does not repeat; let it go back and forth with events",
    "autoreverse": "`UIViewPropertyAnimator` does not repeat; write an event with `reverse`",
    "relativeKeyframes": "write them in an animation without `animator`",
    "animations": "write an animation of its own next to this one, in `animations` of the keyframe",
  ]

  private mutating func reportOptionsWithoutAnimator(_ fields: Fields) {
    guard !fields.has("animator"), !fields.mayBeMisnamed("animator") else { return }
    for key in ["pausesOnCompletion", "scrubsLinearly"] {
      guard let range = fields.keyRange(of: key) else { continue }
      document.report(
        .missingKey, "`\(key)` needs `animator`", at: range,
        help: "give the animation a name, as in `\"animator\": \"drag\"`")
    }
  }

  private mutating func reportNestedAnimator(_ fields: Fields) {
    document.report(
      .contradictoryKeys, "an animation inside another one is not an animator",
      at: fields.keyRange(of: "animator") ?? fields.range,
      help: "write it next to the other one, in `animations` of the keyframe")
  }

  private mutating func declareAnimator(_ name: JSONString) {
    let location = document.location(of: name.range)
    guard let first = animators[name.value] else {
      animators[name.value] = location
      return
    }
    document.report(
      .duplicateName, "there are two animators \(quoted(name.value))", at: location,
      labels: [Diagnostic.Label("the other one is here", at: first)],
      help: "events name the animator that is meant; give each a name of its own")
  }
}
