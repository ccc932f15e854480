import JSONText

extension TimelineReader {
  mutating func multiplier(_ equation: EquationSyntax, in string: JSONString) -> Double? {
    var product = 1.0
    for factor in equation.factors {
      guard let value = value(factor, in: string) else { return nil }
      product *= value
    }
    for divisor in equation.divisors {
      guard let value = value(divisor, in: string) else { return nil }
      product /= value
    }
    return checked(product, "multiplier", of: equation.factors + equation.divisors, in: string)
  }

  mutating func constant(
    _ terms: [EquationSyntax.Term], in string: JSONString
  ) -> Double? {
    var sum = 0.0
    for term in terms {
      guard let value = value(term, in: string) else { return nil }
      sum += value
    }
    return checked(sum, "constant", of: terms, in: string)
  }

  private mutating func checked(
    _ value: Double, _ what: String, of terms: [EquationSyntax.Term], in string: JSONString
  ) -> Double? {
    let lower = terms.first?.range.lowerBound ?? 0
    let range = lower..<(terms.last?.range.upperBound ?? lower)
    return document.checked(value, "the \(what)", at: document.range(of: range, in: string))
  }

  private mutating func value(_ term: EquationSyntax.Term, in string: JSONString) -> Double? {
    let magnitude: Double
    switch term.operand {
    case .number(let number): magnitude = number
    case .ratio(let dividend, let divisor): magnitude = dividend / divisor
    case .metric(let name):
      guard let metric = items.metric(name.text) else {
        reportUnknown(name, .metric, at: document.range(of: name.range, in: string))
        return nil
      }
      magnitude = metric
    }
    return term.isNegative ? -magnitude : magnitude
  }
}
