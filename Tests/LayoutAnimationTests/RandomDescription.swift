import LayoutAnimation
import TestSupport

/// Random timelines, most of them with errors.
struct RandomDescription {
  var generator: SeededGenerator

  /// The probability of an error, in thousandths.
  let faults: Int

  mutating func description() -> TimelineDescription {
    let count = below(5)
    let views = list(count) { $0.view(depth: 0) }
    let constraints = list(below(8)) { $0.constraint(depth: 0) }
    return TimelineDescription(
      name: one(of: [nil, "a", "\"\\\u{0}\u{2028}😀"]),
      canvas: .init(width: length(), height: length(), scale: one(of: [nil, 1, 2])),
      framesPerSecond: isFault() ? one(of: [0, -1, .min, .max]) : one(of: [nil, 1, 30]),
      duration: isFault() ? number() : one(of: [nil, 1, 0]),
      compatibility: one(of: [nil, .iOS7]),
      metrics: isFault() ? ["a": number(), "m": 1] : ["m": 4],
      views: views, constraints: constraints, keyframes: list(below(4)) { $0.keyframe() })
  }

  private mutating func view(depth: Int) -> TimelineDescription.View {
    let subviews = depth < 3 ? list(below(3)) { $0.view(depth: depth + 1) } : []
    return .init(
      name(), backgroundColor: isFault() ? "no color" : "#FF000080",
      alpha: isFault() ? number() : nil, transform: isFault() ? .init(rotation: number()) : nil,
      text: text(), contentHuggingPriority: isFault() ? .init(.number(number())) : nil,
      frame: isFault() ? .init(x: number(), y: 0, width: number(), height: 4) : nil,
      subviews: subviews)
  }

  private mutating func text() -> TimelineDescription.Text? {
    if isFault() {
      return .init(
        one(of: [nil, "é\u{0}"]), size: number(), color: "no color", lines: below(3) - 1)
    }
    return one(of: [nil, nil, "one two-three", .init("a\nb", size: 9, weight: .bold, lines: 0)])
  }

  private mutating func constraint(depth: Int) -> TimelineDescription.Constraint {
    switch below(isFault() ? 6 : 4) {
    case 0: .init("\(name()).width == \(below(30)) @\(below(1000) + 1)")
    case 1: "\(name()).left == \(name()).right + m"
    case 2: .equation("\(name()).top == root.top", id: name(), constant: .number(length()))
    case 3: .visualFormat("V:|[\(name())]", group: name())
    case 4 where depth < 3:
      .group(name(), list(below(3)) { $0.constraint(depth: depth + 1) })
    default: .equation("\u{1}nonsense [", constant: .number(number()))
    }
  }

  private mutating func keyframe() -> TimelineDescription.Keyframe {
    .init(
      at: isFault() ? number() : 0.25, animation: animation(), flush: one(of: [nil, false]),
      layout: one(of: [nil, .deferred]), list(below(4)) { $0.change() })
  }

  private mutating func animation() -> TimelineDescription.Animation? {
    if isFault() { return .init(duration: number(), delay: number(), curve: curve()) }
    return one(of: [nil, 0.5, .init(duration: 0.25, curve: .spring(dampingRatio: 0.5))])
  }

  private mutating func curve() -> TimelineDescription.Curve {
    switch below(3) {
    case 0: .cubic(number(), 0, 1, number())
    case 1: .spring(mass: number(), stiffness: 1, damping: number())
    default: .css("steps(\(below(3) - 1))")
    }
  }

  private mutating func change() -> TimelineDescription.Change {
    switch below(5) {
    case 0: .constraint([name()], constant: .number(isFault() ? number() : 3))
    case 1: .activate([name(), name()])
    case 2: .add([constraint(depth: 0)])
    case 3: .remove(.init(name()))
    default: .view(name(), alpha: 0.5, rotation: isFault() ? number() : 400)
    }
  }

  private mutating func name() -> String {
    isFault() ? one(of: ["", "é", "root", "a\"b", "width"]) : one(of: ["a", "b", "c", "d", "e"])
  }

  /// A valid length, unless an error is inserted.
  private mutating func length() -> Double { isFault() ? number() : Double(below(40) + 1) }

  private mutating func number() -> Double {
    one(of: [.nan, .infinity, -1, 1e9, 1e300, .leastNonzeroMagnitude, 0.1, -0.0, 1e15])
  }

  private mutating func isFault() -> Bool { below(1000) < faults }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  private mutating func list<Value>(_ count: Int, _ make: (inout Self) -> Value) -> [Value] {
    (0..<count).map { _ in make(&self) }
  }
}
