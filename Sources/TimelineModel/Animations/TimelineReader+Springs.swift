import JSONText
import Timing

extension TimelineReader {
  /// The three parametrizations of a spring. Each may also have `initialVelocity`.
  private enum SpringKind: CaseIterable {
    /// `UIView.animate(withDuration:usingSpringWithDamping:…)`
    case dampingRatio
    /// `CASpringAnimation`
    case physical
    /// `UIView.animate(springDuration:bounce:…)`
    case perceptual

    var keys: [String] {
      switch self {
      case .dampingRatio: ["dampingRatio"]
      case .physical: ["mass", "stiffness", "damping"]
      case .perceptual: ["bounce", "duration"]
      }
    }
  }

  static let springShape = ObjectShape(
    "a spring", in: "spring", SpringKind.allCases.flatMap(\.keys) + ["initialVelocity"])

  /// Reads a spring.
  ///
  /// - Parameter duration: the duration of the animation, if it has one.
  /// - Returns: nil only if something has been reported.
  mutating func spring(_ field: Field, duration: Nanoseconds?) -> Spring? {
    if case .number(let ratio) = field.value.content {
      document.reportType(
        of: field, expected: "an object",
        help: "write `{ \"dampingRatio\": \(ratio.literal) }` and `duration` next to `spring`, or "
          + "`{ \"bounce\": 0.2, \"duration\": 0.5 }`")
      return nil
    }
    guard let fields = document.fields(field, of: Self.springShape),
      let kind = springKind(fields)
    else { return nil }
    reportMissing(kind.keys.filter { !fields.has($0) }, fields)
    let velocity = document.number(fields["initialVelocity"], "from -10000 to 10000") {
      abs($0) <= 10_000
    }
    return spring(kind, fields, velocity ?? 0, duration: duration)
  }

  private mutating func spring(
    _ kind: SpringKind, _ fields: Fields, _ velocity: Double, duration: Nanoseconds?
  ) -> Spring? {
    switch kind {
    case .dampingRatio: dampedSpring(fields, velocity, duration: duration)
    case .physical: physicalSpring(fields, velocity)
    case .perceptual: perceptualSpring(fields, velocity)
    }
  }

  private mutating func dampedSpring(
    _ fields: Fields, _ velocity: Double, duration: Nanoseconds?
  ) -> Spring? {
    let ratio = document.number(
      fields["dampingRatio"], "above 0 and at most 1",
      help: "1 does not oscillate; a lower ratio oscillates more"
    ) { $0 > 0 && $0 <= 1 }
    if duration == nil {
      document.report(
        .missingKey, "an animation whose spring has `dampingRatio` needs `duration`",
        at: document.openingBrace(of: fields),
        help: "add `duration` next to `spring`; it determines how stiff the spring is")
    }
    guard let field = fields["dampingRatio"], let ratio, let duration else { return nil }
    let seconds = Double(duration.rawValue) / 1e9
    let spring = Spring(dampingRatio: ratio, initialVelocity: velocity, duration: seconds)
    if spring == nil {
      document.report(
        .outOfRange, "`dampingRatio` is too small: no such spring settles in its duration",
        at: field.range, help: "use 0.01 or more")
    }
    return spring
  }

  private mutating func physicalSpring(_ fields: Fields, _ velocity: Double) -> Spring? {
    let mass = physicalNumber(fields["mass"])
    let stiffness = physicalNumber(fields["stiffness"])
    let damping = document.number(fields["damping"], "from 0 to 1000000") {
      (0...1_000_000).contains($0)
    }
    guard let mass, let stiffness, let damping else { return nil }
    return Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  /// Reads a mass or a stiffness. Within these bounds every frequency is a finite, nonzero
  /// `Double`.
  private mutating func physicalNumber(_ field: Field?) -> Double? {
    document.number(field, "from 0.000001 to 1000000") { (1e-6...1e6).contains($0) }
  }

  private mutating func perceptualSpring(_ fields: Fields, _ velocity: Double) -> Spring? {
    let bounce = document.number(
      fields["bounce"], "above -1 and at most 1",
      help: "0 just does not oscillate, 1 never comes to rest, below 0 is slower"
    ) { $0 > -1 && $0 <= 1 }
    let time = document.time(fields["duration"])
    if let field = fields["duration"], time == .zero {
      document.report(
        .outOfRange, "`duration` of a spring must be above 0", at: field.range,
        help: "omit `animation` for a change without animation")
    }
    guard let bounce, let time, time > .zero else { return nil }
    return Spring(
      bounce: bounce, perceptualDuration: Double(time.rawValue) / 1e9, initialVelocity: velocity)
  }

  /// Returns the kind to which all keys belong; if there is none, reports that and returns nil.
  private mutating func springKind(_ fields: Fields) -> SpringKind? {
    var first: (key: String, kind: SpringKind)?
    for key in fields.keys {
      guard let kind = SpringKind.allCases.first(where: { $0.keys.contains(key) }) else { continue }
      if let first, first.kind != kind {
        // A misspelt key has been reported, and may be meant for another.
        if fields.isRestored(key) { continue }
        reportMixture(first.key, key, fields)
        return nil
      }
      first = first ?? (key, kind)
    }
    if first == nil { reportNoKind(fields) }
    return first?.kind
  }

  private mutating func reportNoKind(_ fields: Fields) {
    let message = "a spring needs the keys of one kind of spring"
    let brace = document.openingBrace(of: fields)
    guard !fields.mayBeMisnamed("bounce") else {
      return document.reportConsequence(
        .missingKey, message, at: document.location(of: brace),
        help: Self.kindsOfSprings)
    }
    document.report(.missingKey, message, at: brace, help: Self.kindsOfSprings)
  }

  private static let kindsOfSprings =
    "a spring has "
    + SpringKind.allCases.map { enumeration($0.keys, joinedBy: "and") }.joined(separator: "; or ")

  private mutating func reportMixture(_ first: String, _ second: String, _ fields: Fields) {
    let keys = [first, second]
    let isMisplaced = keys.contains("dampingRatio") && keys.contains("duration")
    document.report(
      .contradictoryKeys, "`\(first)` and `\(second)` belong to different kinds of springs",
      at: fields.keyRange(of: second) ?? fields.range,
      labels: fields.keyRange(of: first).map {
        [Diagnostic.Label("this belongs to one kind", at: document.location(of: $0))]
      } ?? [],
      help: isMisplaced
        ? "with `dampingRatio`, write `duration` next to `spring`" : Self.kindsOfSprings)
  }

  private mutating func reportMissing(_ keys: [String], _ fields: Fields) {
    guard !keys.isEmpty else { return }
    let message = "this spring needs \(enumeration(keys, joinedBy: "and")) too"
    let brace = document.openingBrace(of: fields)
    guard !keys.allSatisfy(fields.mayBeMisnamed) else {
      return document.reportConsequence(
        .missingKey, message, at: document.location(of: brace),
        help: Self.kindsOfSprings)
    }
    document.report(
      .missingKey, message, at: brace,
      help: fields.keys == ["damping"]
        ? "for UIKit's damping ratio write `dampingRatio`; \(Self.kindsOfSprings)"
        : Self.kindsOfSprings)
  }
}
