import AutoLayout
import JSONText
import Timing

extension TimelineReader {
  static let keyframeShape = ObjectShape(
    "a keyframe", ["time", "after", "name", "changes", "animation", "flush", "layout"])

  mutating func draft(_ field: Field, after end: Nanoseconds) -> KeyframeDraft? {
    guard let fields = document.fields(field, of: Self.keyframeShape) else { return nil }
    let draft = KeyframeDraft(
      time: time(fields, after: end), name: document.string(fields["name"])?.value,
      flushes: document.boolean(fields["flush"]) ?? true, layout: layout(fields["layout"]),
      layoutLocation: fields["layout"].map { document.location(of: $0.range) },
      changes: changeDrafts(fields["changes"]), animation: animation(fields["animation"]),
      location: document.location(of: field.value.shortRange))
    if fields["animation"] == nil || draft.animation?.duration == .zero { checkPaths(in: draft) }
    return draft
  }

  /// Reports paths in a keyframe that has no animation to give them a duration.
  private mutating func checkPaths(in draft: KeyframeDraft) {
    for case .view(_, let change) in draft.changes.map(\.operation) {
      guard let location = change.pathLocation else { continue }
      document.report(
        .missingKey, "a `path` needs a keyframe with an `animation` that has a duration",
        at: location, help: "write `\"animation\": 0.5` next to `changes`")
    }
  }

  private mutating func time(_ fields: Fields, after end: Nanoseconds) -> Nanoseconds {
    switch (fields["time"], fields["after"]) {
    case (let time?, nil): return document.time(time) ?? end
    case (nil, let after?): return self.time(after, after: end)
    case (nil, nil) where fields.mayBeMisnamed("time"):
      document.reportConsequence(
        .missingKey, "a keyframe needs `time` or `after`",
        at: document.location(of: document.openingBrace(of: fields)))
    case (nil, nil):
      document.report(
        .missingKey, "a keyframe needs `time` or `after`", at: document.openingBrace(of: fields))
    case (.some, .some):
      document.report(
        .contradictoryKeys, "a keyframe has `time` or `after`, not both",
        at: fields.keyRange(of: "after") ?? fields.range)
    }
    return end
  }

  private mutating func time(_ after: Field, after end: Nanoseconds) -> Nanoseconds {
    guard let pause = document.time(after) else { return end }
    let time = end + pause
    if end >= AnimationRepetition.endless {
      document.report(
        .outOfRange, "the animation before never ends, so that nothing comes after it",
        at: after.range, help: "give the keyframe a `time`, or the animation another `repeatCount`")
      return .latest
    }
    if time <= .latest { return time }
    document.report(
      .outOfRange, "the keyframe is later than 1000000000 seconds", at: after.range)
    return .latest
  }

  /// Reads `"deferred"` or the view that `layoutIfNeeded()` is sent to.
  private mutating func layout(_ field: Field?) -> Keyframe.Layout {
    guard let string = document.string(field) else { return .immediate(.root) }
    if string.value == "deferred" { return .deferred }
    return .immediate(view(named: string) ?? .root)
  }

}
