import AutoLayout
import JSONText

extension TimelineReader {
  /// The constraints of an equation: one, or those that a shorthand such as `edges` expands to. Nil
  /// if an error has been reported.
  mutating func constraints(
    _ equation: EquationSyntax, in string: JSONString
  ) -> [LayoutConstraint]? {
    let before = document.errorCount
    let first = item(equation.first.item, secondAfter: nil, in: string)
    let second = equation.second.flatMap { item($0.item, secondAfter: .some(first), in: string) }
    let pairs = attributePairs(equation, first, second, in: string)
    let value = linearValue(equation, in: string)
    let priority = equation.priority.map { self.priority($0, in: string) } ?? .required
    guard document.errorCount == before, let first, let value, let priority else {
      return nil
    }
    let constraints = pairs.map { pair in
      LayoutConstraint(
        firstItem: first, firstAttribute: pair.0, relation: equation.relation, secondItem: second,
        secondAttribute: pair.1, multiplier: value.multiplier ?? 1, constant: value.constant,
        priority: priority)
    }
    return checkLegality(constraints, of: equation, in: string) ? constraints : nil
  }

  private typealias AttributePair = (LayoutAttribute, LayoutAttribute)

  private mutating func attributePairs(
    _ equation: EquationSyntax, _ first: LayoutItem?, _ second: LayoutItem?, in string: JSONString
  ) -> [AttributePair] {
    if let attributes = Self.shorthands[equation.first.attribute.text] {
      return shorthandPairs(attributes, equation, in: string)
    }
    let left = attribute(equation.first.attribute, of: first, in: string)
    guard let anchor = equation.second else {
      return left.map { [($0, .notAnAttribute)] } ?? []
    }
    guard Self.shorthands[anchor.attribute.text] == nil else {
      reportShorthand(anchor.attribute, opposite: equation.first.attribute, equation, in: string)
      return []
    }
    let right = attribute(anchor.attribute, of: second, in: string)
    guard let left, let right else { return [] }
    return [(left, right)]
  }

  private mutating func attribute(
    _ name: TextName, of item: LayoutItem?, in string: JSONString
  ) -> LayoutAttribute? {
    attribute(name.text, of: item, at: .part(name.range, string))
  }

  /// In the order of the ids `id#0`, `id#1`, …
  private static let shorthands: [String: [LayoutAttribute]] = [
    "edges": [.top, .leading, .bottom, .trailing],
    "center": [.centerX, .centerY],
    "size": [.width, .height],
  ]

  static func isShorthand(_ attribute: String) -> Bool { shorthands[attribute] != nil }

  private mutating func shorthandPairs(
    _ attributes: [LayoutAttribute], _ equation: EquationSyntax, in string: JSONString
  ) -> [AttributePair] {
    guard let anchor = equation.second else { return attributes.map { ($0, .notAnAttribute) } }
    guard anchor.attribute.text == equation.first.attribute.text else {
      reportShorthand(equation.first.attribute, opposite: anchor.attribute, equation, in: string)
      return []
    }
    return attributes.map { ($0, $0) }
  }

  private mutating func reportShorthand(
    _ shorthand: TextName, opposite: TextName, _ equation: EquationSyntax, in string: JSONString
  ) {
    document.report(
      .illegalEquation,
      "`\(shorthand.text)` needs `\(shorthand.text)` on the other side, not \(quoted(opposite.text))",
      at: document.range(of: opposite.range, in: string),
      help: Self.shorthands[shorthand.text].flatMap { Self.advice(on: $0, opposite, equation) }
        ?? "write `\(shorthand.text)` on both sides, or an equation for each attribute")
  }

  /// Advice to write an equation for each attribute that a shorthand stands for, where all are legal.
  private static func advice(
    on attributes: [LayoutAttribute], _ opposite: TextName, _ equation: EquationSyntax
  ) -> String? {
    guard let second = equation.second, let attribute = LayoutAttribute(rawValue: opposite.text),
      (attributes + [attribute]).allSatisfy(\.isSize)
    else { return nil }
    let isFirst = second.attribute.range == opposite.range
    let (item, other) =
      isFirst ? (equation.first.item, second.item) : (second.item, equation.first.item)
    let equations = attributes.map { attribute in
      "\(item.text).\(attribute.rawValue) == \(other.text).\(opposite.text)"
    }
    return "write an equation for each: " + enumeration(equations, joinedBy: "and")
  }

  private mutating func checkLegality(
    _ constraints: [LayoutConstraint], of equation: EquationSyntax, in string: JSONString
  ) -> Bool {
    let last = equation.second?.range ?? equation.first.range
    let range = equation.first.range.lowerBound..<last.upperBound
    for constraint in constraints {
      do throws(IllegalEquation) {
        try constraint.checkLegality()
      } catch {
        report(error, in: constraint, at: document.range(of: range, in: string))
        return false
      }
    }
    return true
  }

  mutating func report(
    _ error: IllegalEquation, in constraint: LayoutConstraint, at range: SourceRange
  ) {
    document.report(
      .illegalEquation, error.message(about: constraint), at: range,
      help: error.help(about: constraint))
  }
}
