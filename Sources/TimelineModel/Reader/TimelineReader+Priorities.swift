import AutoLayout
import JSONText

extension TimelineReader {
  /// Reads a priority: a number, or a string in the grammar of equations, such as
  /// `defaultHigh + 1`.
  mutating func priority(_ field: Field?) -> LayoutPriority? {
    guard let field else { return nil }
    switch field.value.content {
    case .number(let number): return priority(number.value, at: field.range)
    case .string(let string):
      do throws(TextError) {
        var parser = EquationParser(TextScanner(string.value))
        return priority(try parser.wholePriority(), in: string)
      } catch {
        report(error, in: string, as: .wrongValue)
        return nil
      }
    default:
      document.reportType(of: field, expected: "a priority: a number or a string")
      return nil
    }
  }

  mutating func priority(
    _ syntax: EquationSyntax.Priority, in string: JSONString
  ) -> LayoutPriority? {
    let base: Double
    switch syntax.base {
    case .number(let number): base = number
    case .name(let name):
      guard let value = namedPriority(name, in: string) else { return nil }
      base = value
    }
    let value = base + syntax.offset
    if let priority = LayoutPriority(checked: value) { return priority }
    return priority(value, at: document.range(of: syntax.range, in: string))
  }

  private mutating func namedPriority(_ name: TextName, in string: JSONString) -> Double? {
    if let named = LayoutPriority.named.first(where: { $0.key == name.text }) {
      return Double(named.value.rawValue)
    }
    if let metric = items.metric(name.text) { return metric }
    if isLost(name.text, .metric) {
      reportUnknown(name, .metric, at: document.range(of: name.range, in: string))
      return nil
    }
    let candidates = LayoutPriority.named.map(\.key) + items.metricNames
    document.report(
      .unknownName, "unknown priority \(quoted(name.text))",
      at: document.range(of: name.range, in: string),
      help: FamiliarWord.advice(on: name.text, as: .priority)
        ?? document.correction(of: name.text, among: candidates)
        ?? "a priority is a number, a metric, \(enumeration(LayoutPriority.named.map(\.key)))")
    return nil
  }

  private mutating func priority(_ value: Double, at range: SourceRange) -> LayoutPriority? {
    if let priority = LayoutPriority(checked: value) { return priority }
    document.report(
      .outOfRange, "a priority must be above 0 and at most 1000, not \(decimal(value))", at: range,
      help: "write a number from 1 to 1000; 1000 is required")
    return nil
  }

}

extension LayoutPriority {
  /// Nil if the value is outside (0, 1000], either before rounding to `Float` (so that 1000.00001
  /// is rejected) or after it.
  fileprivate init?(checked value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.init(value)
  }
}
