import JSONText

/// What a part of an equation's right side amounts to: `multiplier` times the anchor plus `constant`.
struct LinearValue {
  /// Nil without the anchor.
  var multiplier: Double?
  var constant: Double

  static func + (left: LinearValue, right: LinearValue) -> LinearValue {
    LinearValue(
      multiplier: left.multiplier ?? right.multiplier, constant: left.constant + right.constant)
  }

  static prefix func - (value: LinearValue) -> LinearValue {
    LinearValue(multiplier: value.multiplier.map { -$0 }, constant: -value.constant)
  }

  /// - Precondition: at most one of the two has the anchor.
  static func * (left: LinearValue, right: LinearValue) -> LinearValue {
    let multiplier =
      left.multiplier.map { $0 * right.constant } ?? right.multiplier.map { left.constant * $0 }
    return LinearValue(multiplier: multiplier, constant: left.constant * right.constant)
  }

  static func / (left: LinearValue, right: Double) -> LinearValue {
    LinearValue(multiplier: left.multiplier.map { $0 / right }, constant: left.constant / right)
  }
}

extension TimelineReader {
  /// The multiplier and the constant of an equation, computed in `Double` from left to right as
  /// written: the multiplier of `a.width * 9 / 16` is 9 / 16. Nil if an error has been reported.
  mutating func linearValue(
    _ equation: EquationSyntax, in string: JSONString
  ) -> LinearValue? {
    guard let value = value(equation.rightSide, in: string) else { return nil }
    let range = document.range(of: equation.rightRange, in: string)
    guard
      let multiplier = document.checked(value.multiplier ?? 1, "the multiplier", at: range),
      let constant = document.checked(value.constant, "the constant", at: range)
    else { return nil }
    // Without the sign of a zero.
    return LinearValue(multiplier: multiplier, constant: constant + 0)
  }

  private mutating func value(_ sum: EquationSyntax.Sum, in string: JSONString) -> LinearValue? {
    var values: [LinearValue] = []
    for term in sum.terms {
      guard let value = value(term, in: string) else { continue }
      values.append(term.isSubtracted ? -value : value)
    }
    guard values.count == sum.terms.count else { return nil }
    return values.dropFirst().reduce(values[0], +)
  }

  private mutating func value(_ term: EquationSyntax.Term, in string: JSONString) -> LinearValue? {
    var product: LinearValue? = LinearValue(constant: 1)
    for factor in term.factors {
      guard let value = value(factor, in: string) else {
        product = nil
        continue
      }
      if factor.isDivisor, value.constant == 0 {
        reportDivision(by: factor, in: string)
        product = nil
      } else if factor.isDivisor {
        product = product.map { $0 / value.constant }
      } else {
        product = product.map { $0 * value }
      }
    }
    return product
  }

  private mutating func reportDivision(by factor: EquationSyntax.Factor, in string: JSONString) {
    document.report(
      .notFinite, "division by zero", at: document.range(of: factor.range, in: string),
      help: "divide by a number other than 0")
  }

  private mutating func value(
    _ factor: EquationSyntax.Factor, in string: JSONString
  ) -> LinearValue? {
    let value: LinearValue?
    switch factor.operand {
    case .number(let number): value = LinearValue(constant: number)
    case .anchor: value = LinearValue(multiplier: 1, constant: 0)
    case .sum(let sum): value = self.value(sum, in: string)
    case .metric(let name):
      value = items.metric(name.text).map { LinearValue(constant: $0) }
      if value == nil {
        reportUnknown(name, .metric, at: document.range(of: name.range, in: string))
      }
    }
    return factor.isNegative ? value.map { -$0 } : value
  }
}
