import AutoLayout

/// Parses an equation by recursive descent, with one function per production of the grammar.
struct EquationParser {
  typealias Factor = EquationSyntax.Factor

  /// How deep parentheses may be nested, because both the parser and the evaluation are recursive.
  private static let depthLimit = 32

  var scanner: TextScanner
  /// The anchor of the right side, once it has been met.
  private var second: EquationSyntax.Anchor?
  private var openParentheses = 0

  init(_ scanner: TextScanner) {
    self.scanner = scanner
  }

  mutating func equation() throws(TextError) -> EquationSyntax {
    let first = try anchor()
    let relation = try relation()
    let start = scanner.offset
    let sum = try sum()
    var equation = EquationSyntax(
      first: first, relation: relation, second: second, rightSide: sum,
      rightRange: start..<scanner.offset)
    if scanner.take("@") { equation.priority = try priority() }
    guard scanner.isAtEnd else { throw unexpected(after: "the equation") }
    return equation
  }

  private mutating func sum() throws(TextError) -> EquationSyntax.Sum {
    var terms = [try term(isSubtracted: false)]
    while true {
      let isSubtracted = scanner.isAt("-")
      guard scanner.take("+") || scanner.take("-") else { break }
      terms.append(try term(isSubtracted: isSubtracted))
    }
    return EquationSyntax.Sum(terms: terms)
  }

  private mutating func term(isSubtracted: Bool) throws(TextError) -> EquationSyntax.Term {
    let isFirstWithAnchor = second == nil
    var factors = [try factor(isDivisor: false, isFirstWithAnchor)]
    while true {
      let isDivisor = scanner.isAt("/")
      guard scanner.take("*") || scanner.take("/") else { break }
      factors.append(try factor(isDivisor: isDivisor, isFirstWithAnchor))
    }
    return EquationSyntax.Term(factors: factors, isSubtracted: isSubtracted)
  }

  /// - Parameter isFirstWithAnchor: whether no earlier term has an anchor, so that a second anchor is
  ///   multiplied by the first.
  private mutating func factor(
    isDivisor: Bool, _ isFirstWithAnchor: Bool
  ) throws(TextError) -> Factor {
    let start = scanner.offset
    let hadAnchor = second != nil
    let isNegative = scanner.take("-")
    let operand = try operand(isFirstWithAnchor)
    let range = start..<scanner.offset
    if isDivisor, !hadAnchor, second != nil {
      throw TextError(
        "an equation cannot divide by an anchor", at: range,
        help: "an anchor can only be multiplied and divided by numbers")
    }
    return Factor(
      operand: operand, isNegative: isNegative, isDivisor: isDivisor, range: range)
  }

  private mutating func operand(_ isFirstWithAnchor: Bool) throws(TextError) -> Factor.Operand {
    if scanner.isAt("(") { return .sum(try parenthesized()) }
    if let number = try scanner.takeNumber() { return .number(number) }
    if let anchor = try anchorIfAny() {
      guard second == nil else { throw tooMany(anchor, isProduct: isFirstWithAnchor) }
      second = anchor
      return .anchor
    }
    if let name = scanner.takeName() { return .metric(name) }
    throw expected("an anchor or a number")
  }

  private mutating func parenthesized() throws(TextError) -> EquationSyntax.Sum {
    let opening = scanner.here
    _ = scanner.take("(")
    openParentheses += 1
    guard openParentheses <= Self.depthLimit else {
      throw TextError(
        "more than \(Self.depthLimit) parentheses are open", at: opening,
        help: "compute a part of it in `metrics`, and write the name of that")
    }
    let sum = try sum()
    openParentheses -= 1
    guard scanner.take(")") else { throw expected("`)`") }
    return sum
  }

  private func tooMany(_ anchor: EquationSyntax.Anchor, isProduct: Bool) -> TextError {
    TextError(
      isProduct
        ? "the product of two anchors is not linear"
        : "the right side of an equation has at most one anchor",
      at: anchor.range,
      help: isProduct
        ? "an anchor can only be multiplied and divided by numbers"
        : "constrain a layout guide to one of them and relate this item to the guide")
  }

  private mutating func relation() throws(TextError) -> LayoutRelation {
    if scanner.take("=", "=") { return .equal }
    if scanner.take("<", "=") { return .lessThanOrEqual }
    if scanner.take(">", "=") { return .greaterThanOrEqual }
    throw TextError(
      "expected `==`, `<=` or `>=`, not \(scanner.description)", at: scanner.here,
      help: relationAdvice)
  }

  private var relationAdvice: String {
    switch scanner.isAtEnd ? "" : scanner.text(scanner.here) {
    case "=": "write `==`"
    case "(": "write the relation itself, as in `a.leading == b.trailing + 8`"
    case "<", "≤": "write `<=`"
    case ">", "≥": "write `>=`"
    case "+", "-", "*", "/": "the left side is one anchor; write the arithmetic on the right side"
    default: Self.example
    }
  }

  private static let example = "write an equation as in `a.leading == b.trailing + 8 @750`"

  private var unexpectedAdvice: String {
    if scanner.rest.hasPrefix("%") {
      return "write a share of another length, as in `a.width == superview.width * 0.5`"
    }
    return WrittenUnit.advice(on: "1" + scanner.rest) == nil
      ? "a term follows `+` or `-`, a priority follows `@`; " + Self.example
      : "write the number alone: lengths are points"
  }

  func expected(_ wanted: String) -> TextError {
    TextError(
      "expected \(wanted), not \(scanner.description)", at: scanner.here,
      help: Self.example)
  }

  func unexpected(after what: String) -> TextError {
    TextError(
      "unexpected \(scanner.description) after \(what)", at: scanner.here,
      help: unexpectedAdvice)
  }
}
