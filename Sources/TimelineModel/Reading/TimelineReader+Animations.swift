import JSONText
import Timing

extension TimelineReader {
  private static let animationShape = ObjectShape(
    "an animation", ["duration", "delay", "curve"],
    later: [
      "spring": .object(spring), "repeatCount": .nonNegative, "autoreverse": .boolean,
      "beginFromCurrentState": .boolean, "relativeKeyframes": .list(of: relativeKeyframe),
      "calculationMode": .word(["linear", "discrete", "paced", "cubic", "cubicPaced"]),
    ])

  private static let spring = ObjectShapeOfValues(
    "a spring",
    optional: [
      "dampingRatio": .number, "initialVelocity": .number, "mass": .number, "stiffness": .number,
      "damping": .number, "bounce": .number, "duration": .time,
    ])

  private static let relativeKeyframe = ValueShape.object(
    ObjectShapeOfValues(
      "a relative keyframe",
      required: [
        "relativeStartTime": .number, "relativeDuration": .number,
        "changes": .list(of: .anyObject),
      ]))

  /// A number is the duration.
  mutating func animation(_ field: Field?) -> Animation? {
    guard let field else { return nil }
    if case .number = field.value.content {
      return document.time(field).map { Animation(duration: $0) }
    }
    guard case .object = field.value.content else {
      document.reportType(of: field, expected: "a number of seconds or an object")
      return nil
    }
    guard let fields = document.fields(field, of: Self.animationShape) else { return nil }
    if !fields.has("duration"), field.value.member("spring") == nil {
      document.reportMissing("duration", in: fields, of: Self.animationShape)
    }
    return Animation(
      duration: document.time(fields["duration"]) ?? .zero,
      delay: document.time(fields["delay"]) ?? .zero,
      curve: curve(fields["curve"]).map { .cubic($0) } ?? .easeInOut)
  }

  private mutating func curve(_ field: Field?) -> TimingFunction? {
    guard let field else { return nil }
    switch field.value.content {
    case .array: return bezier(field)
    case .string(let string): return curve(string, field)
    default:
      document.reportType(of: field, expected: "the name of a curve or a list of four numbers")
      return nil
    }
  }

  private mutating func curve(_ string: JSONString, _ field: Field) -> TimingFunction? {
    let name = string.value
    if name.hasSuffix(")"),
      let family = ["linear", "steps"].first(where: { name.hasPrefix("\($0)(") })
    {
      document.reportNotSupported("the curve `\(family)()`", at: string.range)
      return nil
    }
    guard let word = document.word(field, among: TimingFunction.named.map(\.key)) else {
      return nil
    }
    return TimingFunction.named.first { $0.key == word }?.value
  }

  /// `[x1, y1, x2, y2]` with both x in 0…1.
  private mutating func bezier(_ field: Field) -> TimingFunction? {
    guard let elements = document.list(field) else { return nil }
    guard elements.count == 4 else {
      document.report(
        .wrongValue, "a cubic curve has four numbers, not \(elements.count)",
        at: field.value.shortRange, help: "write `[x1, y1, x2, y2]`")
      return nil
    }
    let numbers = elements.indices.map { index in
      let element = elements[index]
      guard index.isMultiple(of: 2) else { return document.number(element) }
      return document.number(
        Field(name: "the x of a control point", value: element.value), "from 0 to 1"
      ) {
        (0...1).contains($0)
      }
    }
    guard let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2], let y2 = numbers[3] else {
      return nil
    }
    return TimingFunction(x1, y1, x2, y2)
  }
}
