import AutoLayout
import JSONText
import Timing

extension TimelineReader {
  static let keyframeShape = ObjectShape(
    "a keyframe",
    ["time", "after", "name", "changes", "animation", "animations", "flush", "layout", "to"]
      + eventKeys)

  static let afterShape = ObjectShape("a moment", in: "after", ["keyframe", "delay"])

  /// Reads a keyframe; its time is still unknown.
  mutating func writtenKeyframe(_ field: Field) -> WrittenKeyframe? {
    guard let fields = document.fields(field, of: Self.keyframeShape) else { return nil }
    let start = start(fields)
    if isEvent(fields) { return event(fields, start, at: field) }
    let animation = animation(fields["animation"])
    let draft = KeyframeDraft(
      time: .zero, name: document.string(fields["name"])?.value,
      flushes: document.boolean(fields["flush"]) ?? true, layout: layout(fields["layout"]),
      layoutLocation: fields["layout"].map { document.location(of: $0.range) },
      changes: changeDrafts(fields["changes"]), animation: animation?.animation,
      state: document.string(fields["to"]),
      location: document.location(of: field.value.shortRange))
    reportBoth(fields)
    let blocks = (animation?.blocks ?? []) + animationBlocks(fields["animations"], inside: nil)
    let inner = blocks.map { block in
      var inner = draft
      (inner.flushes, inner.layoutLocation, inner.isInner) = (false, nil, true)
      inner.state = nil
      (inner.changes, inner.animation) = (block.changes, block.animation)
      inner.location = block.location
      return inner
    }
    for draft in [draft] + inner { checkPaths(in: draft) }
    return WrittenKeyframe(start: start, drafts: [draft] + inner)
  }

  private mutating func reportBoth(_ fields: Fields) {
    guard fields.has("animation"), let range = fields.keyRange(of: "animations") else { return }
    document.report(
      .contradictoryKeys, "a keyframe has `animation` or `animations`, not both", at: range,
      help: "write the other one into the list, with its `changes`")
  }

  /// Reports paths in a keyframe that has no animation to give them a duration, or one that does not
  /// control them.
  private mutating func checkPaths(in draft: KeyframeDraft) {
    let isAnimated = (draft.animation?.duration ?? .zero) > .zero
    guard !isAnimated || draft.animation?.animator != nil else { return }
    for case .view(_, let change) in draft.changes.map(\.operation) {
      guard let location = change.pathLocation else { continue }
      if isAnimated {
        document.report(
          .contradictoryKeys, "an animator does not control a `path`, which is explicit",
          at: location, help: "move it to a keyframe whose animation has no `animator`")
      } else {
        document.report(
          .missingKey, "a `path` needs a keyframe with an `animation` that has a duration",
          at: location, help: "write `\"animation\": 0.5` next to `changes`")
      }
    }
  }

  private static let timeAdvice = "write `\"time\": 0`, or `\"after\": 0.2` for a pause before it"

  /// Reads `time` or `after`; if something has been reported, the keyframe follows the one before.
  private mutating func start(_ fields: Fields) -> KeyframeStart {
    switch (fields["time"], fields["after"]) {
    case (let time?, nil):
      if let time = document.time(time) { return .time(time) }
    case (nil, let after?): return start(after)
    case (nil, nil) where fields.mayBeMisnamed("time"):
      document.reportConsequence(
        .missingKey, "a keyframe needs `time` or `after`",
        at: document.location(of: document.openingBrace(of: fields)),
        help: Self.timeAdvice)
    case (nil, nil):
      document.report(
        .missingKey, "a keyframe needs `time` or `after`", at: document.openingBrace(of: fields),
        help: Self.timeAdvice)
    case (.some, .some):
      document.report(
        .contradictoryKeys, "a keyframe has `time` or `after`, not both",
        at: fields.keyRange(of: "after") ?? fields.range,
        help: "remove one: `after` counts from the end of the keyframe before")
    }
    return .afterPreceding(.zero, at: fields.range)
  }

  /// Reads a pause after the keyframe before, or a keyframe's name and a pause.
  private mutating func start(_ after: Field) -> KeyframeStart {
    guard case .object = after.value.content else {
      return .afterPreceding(document.time(after) ?? .zero, at: after.range)
    }
    guard let fields = document.fields(after, of: Self.afterShape) else {
      return .afterPreceding(.zero, at: after.range)
    }
    document.reportMissing("keyframe", in: fields, of: Self.afterShape)
    let delay = document.time(fields["delay"]) ?? .zero
    guard let name = document.string(fields["keyframe"]) else {
      return .afterPreceding(delay, at: after.range)
    }
    return .after(name, delay)
  }

  /// Reads `"deferred"` or the view that `layoutIfNeeded()` is sent to.
  private mutating func layout(_ field: Field?) -> Keyframe.Layout {
    guard let string = document.string(field) else { return .immediate(.root) }
    if string.value == "deferred" { return .deferred }
    return .immediate(view(named: string) ?? .root)
  }
}
