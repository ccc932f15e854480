import JSONText
import Primitives
import Timing

extension TimelineReader {
  /// Reads the whole document.
  ///
  /// - Returns: nil only if something has been reported.
  mutating func timeline(_ value: JSONValue) -> Timeline? {
    let field = Field(name: "a timeline", value: value)
    guard isReadableVersion(value) else { return nil }
    source = value
    guard let fields = document.fields(field, of: Self.shape) else { return nil }
    readHead(fields)
    hasDuration = fields.has("duration")
    canvas = canvas(fields)
    canvasOverride?.apply(to: &canvas)
    readMetrics(fields["metrics"])
    readViews(fields["views"])
    readAddedViews(fields["keyframes"])
    let initial = constraintList(fields["constraints"], ConstraintContext(isInitial: true))
    let drafts = stateDrafts(fields["states"])
    let keyframes = keyframes(fields["keyframes"], initial: initial, states: drafts)
    var timeline = Timeline(
      name: document.string(fields["name"])?.value, canvas: canvas,
      compatibility: compatibility,
      framesPerSecond: document.integer(fields["framesPerSecond"], in: 1...1000) ?? 60,
      duration: document.time(fields["duration"]), views: views, guides: guides,
      constraints: constraints,
      initialConstraints: initial.flatMap { Array($0.members) }, keyframes: keyframes)
    timeline.states = states
    timeline.stateAnimation = stateAnimation(fields["stateAnimation"])
    timeline.images = images.values.compactMap(\.self).sorted { $0.path < $1.path }
    timeline.unitMistakes = document.unitMistakes.sorted {
      $0.location.lowerOffset < $1.location.lowerOffset
    }
    checkLength(of: timeline, fields)
    return timeline
  }

  /// Whether this version can read the file; if not, reports that and nothing else, because a file
  /// of a newer version may contain anything.
  private mutating func isReadableVersion(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.content,
      let version = members.first(where: { $0.name.value == "version" })?.value,
      case .number(let number) = version.content, number.value > Double(Self.version)
    else { return true }
    document.report(
      .newerVersion,
      "version \(number.literal) needs a newer layoutanim; this one reads version \(Self.version)",
      at: version.range,
      help:
        "install a newer layoutanim, or write `\"version\": \(Self.version)` if the file needs nothing newer"
    )
    return false
  }

  private mutating func readHead(_ fields: Fields) {
    if !fields.has("version") { document.reportMissing("version", in: fields, of: Self.shape) }
    _ = document.number(fields["version"], "1", help: "write `\"version\": 1`") {
      $0 == Double(Self.version)
    }
    _ = document.string(fields["$schema"])
    let legacy = document.word(
      fields["compatibility"], among: ["iOS7"],
      help: "write `iOS7`, or omit the key for the behaviour since iOS 8")
    if legacy != nil { compatibility = .iOS7 }
  }

  private mutating func readMetrics(_ field: Field?) {
    guard let field else { return }
    guard case .object(let members) = field.value.content else {
      return document.reportType(of: field, expected: "an object")
    }
    for member in members where !member.isNote {
      let value = document.number(Field(name: quoted(member.name.value), value: member.value))
      // In place of a wrong value one that may be a divisor and a priority.
      declare(member.name, .metric(value ?? 1))
    }
  }

  private mutating func checkLength(of timeline: Timeline, _ fields: Fields) {
    let rate = timeline.framesPerSecond
    guard timeline.clock(framesPerSecond: rate).frameCount > limits.frames else { return }
    let last = timeline.keyframes.max { $0.end < $1.end }
    let cause =
      fields["duration"]?.value.shortRange ?? last?.location.range
      ?? document.openingBrace(of: fields)
    let seconds = (limits.frames - 1) / rate
    let mistake = timeline.milliseconds(at: cause.lower, isWhole: fields.has("duration"))
    // In seconds it may still be too long.
    let cure = mistake.flatMap { (Double($0.correction) ?? 0) <= Double(seconds) ? $0 : nil }
    document.report(
      .limit, "the animation has more than \(limits.frames) frames",
      at: mistake?.location.range ?? cause,
      help: cure.map { "times are in seconds: write `\($0.correction)`, not `\($0.written)`" }
        ?? "with \(rate) as `framesPerSecond` it may last \(seconds) seconds; shorten it or lower "
        + "`framesPerSecond`")
  }
}

extension Timeline {
  /// The time that was probably written in milliseconds and makes the timeline too long; nil if there is none.
  ///
  /// - Parameters:
  ///   - offset: of the `duration` of the timeline, or of the keyframe that ends last, which may follow
  ///     others.
  ///   - isWhole: whether it is that of the `duration`.
  fileprivate func milliseconds(at offset: Int, isWhole: Bool) -> UnitMistake? {
    let mistakes = unitMistakes.filter { $0.unit == .milliseconds }
    if isWhole { return mistakes.first { $0.location.lowerOffset == offset } }
    return mistakes.first { $0.location.lowerOffset >= offset } ?? mistakes.first
  }
}

extension SourceLocation {
  fileprivate var range: SourceRange { SourceRange(lowerOffset, upperOffset) }
}
