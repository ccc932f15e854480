import Timing

extension TimelineReader {
  static let listedAnimationShape = ObjectShape("an animation", animationKeys + ["changes"])

  static let nestedAnimationShape = ObjectShape(
    "a nested animation", animationKeys + ["changes"] + overrideShape.keys)

  /// For advice: the other keys are those of any animation.
  static let overrideShape = ObjectShape(
    "a nested animation", ["overrideInheritedDuration", "overrideInheritedCurve"])

  /// Reads an animation that inherits its duration and curve, unless it says that it overrides them.
  mutating func nestedAnimation(_ fields: Fields, inside outer: Animation) -> Animation {
    let overridesDuration = overrides(["duration"], "overrideInheritedDuration", fields)
    let overridesCurve = overrides(["curve", "spring"], "overrideInheritedCurve", fields)
    var animation = outer
    if overridesDuration { animation.duration = document.time(fields["duration"]) ?? .zero }
    guard overridesCurve else { return animation }
    guard let field = fields["spring"] else {
      animation.curve = curve(fields["curve"]) ?? outer.curve
      return animation
    }
    if let spring = spring(field, duration: animation.duration) {
      animation.curve = .spring(spring)
    }
    return animation
  }

  /// Whether an animation overrides what its keys say; that both go together is checked.
  private mutating func overrides(_ keys: [String], _ option: String, _ fields: Fields) -> Bool {
    let word = document.boolean(fields[option])
    let isOverriding = word ?? fields.has(option)
    let present = keys.first { fields.has($0) }
    if isOverriding, present == nil, let range = fields.keyRange(of: option) {
      document.report(
        .missingKey, "`\(option)` needs \(enumeration(keys, joinedBy: "or"))", at: range,
        help: "add \(enumeration(keys)), or remove `\(option)`")
    } else if !isOverriding, let present {
      document.report(
        .contradictoryKeys,
        "a nested animation inherits what `\(present)` says from the one around it",
        at: fields.keyRange(of: present) ?? fields.range,
        help: "remove `\(present)`, or write `\"\(option)\": true` next to it")
    }
    return isOverriding && present != nil
  }
}
