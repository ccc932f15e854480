import JSONText
import Timing

extension TimelineReader {
  /// Reads a curve: a name, a list of four numbers, or an easing function of CSS.
  mutating func curve(_ field: Field?) -> TimingCurve? {
    guard let field else { return nil }
    switch field.value.content {
    case .array: return bezier(field).map { .cubic($0) }
    case .string(let string):
      return string.value.utf8.contains(UInt8(ascii: "("))
        ? function(string) : namedCurve(field).map { .cubic($0) }
    default:
      document.reportType(
        of: field, expected: "the name of a curve, a function of CSS or a list of four numbers",
        help: "for a spring, write `\"spring\": { … }` instead of `curve`")
      return nil
    }
  }

  private mutating func function(_ string: JSONString) -> TimingCurve? {
    do throws(TextError) {
      var parser = CurveParser(string.value)
      return try parser.curve()
    } catch {
      report(error, in: string, as: .wrongValue)
      return nil
    }
  }

  private mutating func namedCurve(_ field: Field) -> TimingFunction? {
    let word = document.word(
      field, among: TimingFunction.named.map(\.key), help: advice(on: field.value))
    return word.flatMap { word in TimingFunction.named.first { $0.key == word }?.value }
  }

  private func advice(on value: JSONValue) -> String? {
    guard case .string(let string) = value.content else { return nil }
    return FamiliarWord.advice(on: string.value, as: .curve)
  }

  /// Reads `[x1, y1, x2, y2]`, with x1 and x2 in 0…1.
  private mutating func bezier(_ field: Field) -> TimingFunction? {
    guard let elements = document.list(field) else { return nil }
    guard elements.count == 4 else {
      document.report(
        .wrongValue, "a cubic curve needs four numbers, not \(elements.count)",
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
