import Timing

extension TimelineReader {
  static let relativeKeyframeShape = ObjectShape(
    "a relative keyframe", ["relativeStartTime", "relativeDuration", "changes"])

  /// Reads the relative keyframes of an animation; each is a block with a step of that animation.
  mutating func relativeKeyframes(_ fields: Fields, of animation: Animation) -> [AnimationBlock] {
    let mode: CalculationMode? = document.word(fields["calculationMode"])
    guard let field = fields["relativeKeyframes"] else {
      reportUselessMode(fields)
      return []
    }
    reportSpring(fields)
    guard let elements = elements(of: field, needsOne: "relative keyframe") else { return [] }
    guard elements.count <= limits.relativeKeyframes else {
      document.report(
        .limit, "an animation has at most \(limits.relativeKeyframes) relative keyframes",
        at: field.value.shortRange,
        help: "divide it into several animations")
      return []
    }
    keyframeAnimationCount += 1
    var latest = 0.0
    return elements.compactMap { element in
      let element = Field(name: "a relative keyframe", value: element.value)
      return block(element, of: animation, mode ?? .linear, after: &latest)
    }
  }

  private mutating func reportUselessMode(_ fields: Fields) {
    guard let range = fields.keyRange(of: "calculationMode") else { return }
    document.report(
      .missingKey, "`calculationMode` needs `relativeKeyframes`", at: range,
      help: "it says how an animation gets from each of its relative keyframes to the next")
  }

  private mutating func reportSpring(_ fields: Fields) {
    guard let range = fields.keyRange(of: "spring") else { return }
    document.report(
      .contradictoryKeys, "an animation with `relativeKeyframes` has no spring", at: range,
      help: "write `curve`, which applies to the whole")
  }

  private mutating func block(
    _ element: Field, of animation: Animation, _ mode: CalculationMode, after latest: inout Double
  ) -> AnimationBlock? {
    guard let fields = document.fields(element, of: Self.relativeKeyframeShape) else { return nil }
    document.reportMissing(
      ["relativeStartTime", "relativeDuration", "changes"], in: fields,
      of: Self.relativeKeyframeShape)
    let span = span(fields, after: latest)
    latest = span?.lowerBound ?? latest
    let changes = changeDrafts(fields["changes"])
    reportPaths(in: changes)
    guard let span else { return nil }
    var step = animation
    step.curve = .keyframe(
      KeyframeStep(of: keyframeAnimationCount, curve: animation.curve, mode: mode, during: span))
    return AnimationBlock(
      changes: changes, animation: step,
      location: document.location(of: element.value.shortRange))
  }

  /// Reads when a relative keyframe starts and ends; nil if something has been reported.
  private mutating func span(_ fields: Fields, after latest: Double) -> ClosedRange<Double>? {
    guard let start = fraction(fields["relativeStartTime"]),
      let duration = fraction(fields["relativeDuration"])
    else { return nil }
    let end = Double.decimalSum(start, duration)
    // Thirds and the like may end a little after the animation.
    guard end <= 1 + 1e-9 else {
      document.report(
        .outOfRange, "a relative keyframe ends with its animation at the latest",
        at: fields["relativeDuration"]?.range ?? fields.range,
        help: "`relativeStartTime` and `relativeDuration` are fractions of the animation's duration"
      )
      return nil
    }
    guard start >= latest else {
      document.report(
        .outOfRange, "relative keyframes are in the order of their `relativeStartTime`",
        at: fields["relativeStartTime"]?.range ?? fields.range, help: "move this one up")
      return nil
    }
    return start...max(start, min(1, end))
  }

  mutating func fraction(_ field: Field?) -> Double? {
    document.number(field, "from 0 to 1") { (0...1).contains($0) }
  }

  /// A path has values and times of its own.
  private mutating func reportPaths(in changes: [ChangeDraft]) {
    for case .view(_, let change) in changes.map(\.operation) {
      guard let location = change.pathLocation else { continue }
      document.report(
        .contradictoryKeys, "a `path` has times of its own, and cannot be in a relative keyframe",
        at: location, help: "move it to `changes` of the keyframe")
    }
  }
}
