import JSONText
import Timing

extension TimelineReader {
  private static let actionKeys = ["pause", "fractionComplete", "reverse", "continue", "stop"]

  static let eventKeys = ["animator"] + actionKeys

  static let continuationShape = ObjectShape(
    "a continuation", in: "continue", ["curve", "spring", "durationFactor"])

  /// For advice: the other keys are those of an animation.
  static let factorShape = ObjectShape("a continuation", in: "continue", ["durationFactor"])

  static let sampleShape = ObjectShape("a moment of a gesture", ["at", "value"])

  func isEvent(_ fields: Fields) -> Bool { Self.eventKeys.contains { fields.has($0) } }

  /// Reads what a keyframe does to an animator.
  mutating func event(_ fields: Fields, _ start: KeyframeStart, at field: Field) -> WrittenKeyframe
  {
    reportChanges(besideEvent: fields)
    let name = document.string(fields["animator"])
    if let key = Self.actionKeys.first(where: { fields.has($0) }) {
      if !fields.has("animator") { reportNamelessEvent(key, fields) }
    } else if name != nil, !Self.actionKeys.contains(where: fields.mayBeMisnamed) {
      document.report(
        .missingKey, "an event of an animator needs one of \(enumeration(Self.actionKeys))",
        at: fields.keyRange(of: "animator") ?? fields.range,
        help: "say what happens to the animator, as in `\"pause\": true`")
    }
    var draft = KeyframeDraft(
      time: .zero, name: document.string(fields["name"])?.value, flushes: false, layout: .deferred,
      changes: [], location: document.location(of: field.value.shortRange))
    let actions = actions(fields)
    if let name {
      draft.event = AnimatorEvent(name.value, actions)
      draft.eventLocation = document.location(of: name.range)
    }
    return WrittenKeyframe(start: start, drafts: [draft])
  }

  private mutating func reportNamelessEvent(_ key: String, _ fields: Fields) {
    guard !fields.mayBeMisnamed("animator") else { return }
    document.report(
      .missingKey, "`\(key)` needs `animator`", at: fields.keyRange(of: key) ?? fields.range,
      help: "name the animation that has `\"animator\"`, as in `\"animator\": \"drag\"`")
  }

  private mutating func reportChanges(besideEvent fields: Fields) {
    for key in ["changes", "animation", "animations", "flush", "layout"] {
      guard let range = fields.keyRange(of: key) else { continue }
      document.report(
        .contradictoryKeys, "an event of an animator has no `\(key)`", at: range,
        help: key.hasPrefix("animation")
          ? "to start an animator, write `animator` inside `animation`"
          : "write another keyframe at the same time")
    }
  }

  /// In the order in which UIKit is asked for them, whatever the order of the keys.
  private mutating func actions(_ fields: Fields) -> [AnimatorAction] {
    var actions: [AnimatorAction] = []
    if flag(fields["pause"]) { actions.append(.pause) }
    if let samples = samples(fields["fractionComplete"]) { actions.append(.scrub(samples)) }
    if flag(fields["reverse"]) { actions.append(.reverse) }
    if let continuation = continuation(fields["continue"]) { actions.append(.resume(continuation)) }
    if let position: AnimatorPosition = document.word(fields["stop"]) {
      actions.append(.stop(position))
    }
    if fields.has("continue"), let range = fields.keyRange(of: "stop") {
      document.report(
        .contradictoryKeys, "an event has `continue` or `stop`, not both", at: range,
        help: "write the stop as a later keyframe")
    }
    return actions
  }

  private mutating func flag(_ field: Field?) -> Bool {
    guard let field, let value = document.boolean(field) else { return false }
    if !value {
      document.report(
        .wrongValue, "\(field.name) can only be `true`", at: field.range, help: "omit it")
    }
    return value
  }

  /// Reads one fraction, or several of a gesture.
  private mutating func samples(_ field: Field?) -> [ScrubSample]? {
    guard let field else { return nil }
    if case .number = field.value.content {
      return fraction(field).map { [ScrubSample(at: .zero, $0)] }
    }
    guard case .array = field.value.content else {
      document.reportType(
        of: field, expected: "a number or a list",
        help: "write `0.4`, or `[{ \"at\": 0, \"value\": 0.1 }, { \"at\": 0.2, \"value\": 0.5 }]`")
      return nil
    }
    guard let elements = document.list(field) else { return nil }
    if elements.isEmpty {
      document.report(
        .wrongValue, "\(field.name) needs at least one moment", at: field.value.shortRange,
        help: "write `[{ \"at\": 0, \"value\": 0.1 }]`, or a number")
    }
    var latest = Nanoseconds.zero
    return elements.compactMap { sample($0, after: &latest) }
  }

  private mutating func sample(_ element: Field, after latest: inout Nanoseconds) -> ScrubSample? {
    let element = Field(name: Self.sampleShape.name, value: element.value)
    guard let fields = document.fields(element, of: Self.sampleShape) else { return nil }
    document.reportMissing(["at", "value"], in: fields, of: Self.sampleShape)
    let fraction = fraction(fields["value"])
    guard let time = document.time(fields["at"]) else { return nil }
    guard time >= latest else {
      document.report(
        .outOfRange, "the moments of a gesture are in the order of their times",
        at: fields["at"]?.range ?? fields.range, help: "move this one up")
      return nil
    }
    latest = time
    return fraction.map { ScrubSample(at: time, $0) }
  }

  private mutating func continuation(_ field: Field?) -> AnimatorContinuation? {
    guard let field else { return nil }
    if case .bool = field.value.content { return flag(field) ? .plain : nil }
    guard case .object = field.value.content else {
      document.reportType(
        of: field, expected: "true or an object",
        help: "write `true`, or `{ \"curve\": \"easeOut\", \"durationFactor\": 0.5 }`")
      return nil
    }
    guard let fields = document.fields(field, of: Self.continuationShape) else { return nil }
    let factor = document.number(fields["durationFactor"], "from 0 to 1000000") {
      (0...1_000_000).contains($0)
    }
    return AnimatorContinuation(
      timing(fields, isTimed: factor.map { $0 > 0 } ?? false), durationFactor: factor ?? 0)
  }

  /// - Parameter isTimed: whether the rest takes a time of its own, whenever a spring settles.
  private mutating func timing(
    _ fields: Fields, isTimed: Bool
  ) -> AnimatorContinuation.Timing? {
    guard let field = fields["spring"] else { return curve(fields["curve"]).map { .curve($0) } }
    if let curve = fields["curve"] {
      document.report(
        .contradictoryKeys, "a continuation has `curve` or `spring`, not both",
        at: fields.keyRange(of: "curve") ?? curve.range, help: "remove one of them")
    }
    // The stiffness of a spring with a damping ratio follows from the time that is left.
    guard let spring = spring(field, duration: .second) else { return nil }
    if case .object(let members) = field.value.content,
      let ratio = members.first(where: { $0.name.value == "dampingRatio" }),
      case .number(let number) = ratio.value.content
    {
      return .dampingRatio(number.value, initialVelocity: spring.initialVelocity)
    }
    if isTimed { return .spring(spring, settling: .second) }
    guard let settling = spring.settlingTime else {
      document.report(
        .missingKey, "this spring never settles, so that the rest has no end",
        at: field.value.shortRange,
        help: "add `\"durationFactor\": 1`, or give the spring some damping")
      return nil
    }
    return .spring(spring, settling: settling)
  }
}
