import AutoLayout

/// Parses an equation by recursive descent, with one function per production of the grammar.
struct EquationParser {
  typealias Term = EquationSyntax.Term

  var scanner: TextScanner

  init(_ scanner: TextScanner) {
    self.scanner = scanner
  }

  mutating func equation() throws(TextError) -> EquationSyntax {
    let first = try anchor()
    var equation = EquationSyntax(first: first, relation: try relation())
    try rightSide(of: &equation)
    if scanner.take("@") { equation.priority = try priority() }
    guard scanner.isAtEnd else { throw unexpected(after: "the equation") }
    return equation
  }

  /// Parses the right side. Constants are summed from left to right: `- 8 + 4` is −4.
  private mutating func rightSide(of equation: inout EquationSyntax) throws(TextError) {
    if let anchor = try anchorIfAny() {
      equation.second = anchor
    } else {
      let term = try firstTerm()
      guard scanner.take("*") else { return try finishConstant(from: term, in: &equation) }
      equation.factors.append(term)
      equation.second = try anchor(after: "`*`")
    }
    try factorAfterAnchor(of: &equation)
    try terms(of: &equation)
  }

  /// Parses a term that starts the right side: a constant, or a factor of the anchor after it.
  private mutating func firstTerm() throws(TextError) -> Term {
    let start = scanner.offset
    let isNegative = scanner.take("-")
    if isNegative, let anchor = try anchorIfAny() {
      throw TextError(
        "an anchor cannot be negated", at: start..<anchor.range.upperBound,
        help: "multiply it by -1, as in `-1 * view.width`")
    }
    let operand = try operand(expecting: "an anchor or a number")
    return Term(operand: operand, isNegative: isNegative, range: start..<scanner.offset)
  }

  private mutating func factorAfterAnchor(
    of equation: inout EquationSyntax
  ) throws(TextError) {
    if scanner.take("*") {
      equation.factors.append(try factor())
    } else if scanner.take("/") {
      equation.divisors.append(try factor())
    }
  }

  private mutating func finishConstant(
    from first: Term, in equation: inout EquationSyntax
  ) throws(TextError) {
    if case .ratio = first.operand {
      throw TextError(
        "expected `*` and an anchor after the fraction", at: scanner.here,
        help: "in a constant, write the number itself, or use the key `constant`")
    }
    equation.constant.append(first)
    try terms(of: &equation)
  }

  private mutating func terms(of equation: inout EquationSyntax) throws(TextError) {
    while true {
      let start = scanner.offset
      let isSubtracted = scanner.isAt("-")
      guard scanner.take("+") || scanner.take("-") else { return }
      equation.constant.append(try term(from: start, isSubtracted: isSubtracted))
    }
  }

  /// Parses a term of the constant after its operator.
  private mutating func term(from start: Int, isSubtracted: Bool) throws(TextError) -> Term {
    // The grammar allows a constant to start with its own sign, so `+ -8` is valid.
    let isNegated = scanner.take("-")
    let operand = try operand(expecting: "a number or a metric")
    if case .ratio = operand {
      throw TextError("a fraction can only be a factor", at: start..<scanner.offset)
    }
    guard !scanner.isAt("*"), !scanner.isAt("/"), !scanner.isAt(".") else {
      throw TextError(
        "an equation ends with a sum of numbers and metrics", at: scanner.here,
        help: "move the arithmetic to the key `constant` of the object form")
    }
    return Term(
      operand: operand, isNegative: isSubtracted != isNegated, range: start..<scanner.offset)
  }

  private mutating func factor() throws(TextError) -> Term {
    let start = scanner.offset
    let isNegative = scanner.take("-")
    let operand = try operand(expecting: "a number, a metric or a fraction in parentheses")
    return Term(operand: operand, isNegative: isNegative, range: start..<scanner.offset)
  }

  private mutating func operand(
    expecting wanted: String
  ) throws(TextError) -> EquationSyntax.Operand {
    if scanner.take("(") { return try ratio() }
    if let number = try scanner.takeNumber() { return .number(number) }
    if let name = scanner.takeName() { return .metric(name) }
    throw expected(wanted)
  }

  /// Parses a fraction after its opening parenthesis.
  private mutating func ratio() throws(TextError) -> EquationSyntax.Operand {
    guard let dividend = try scanner.takeNumber() else { throw expected("a number") }
    guard scanner.take("/") else { throw expected("`/`") }
    guard let divisor = try scanner.takeNumber() else { throw expected("a number") }
    guard scanner.take(")") else { throw expected("`)`") }
    return .ratio(dividend, divisor)
  }

  private mutating func relation() throws(TextError) -> LayoutRelation {
    if scanner.take("=", "=") { return .equal }
    if scanner.take("<", "=") { return .lessThanOrEqual }
    if scanner.take(">", "=") { return .greaterThanOrEqual }
    throw TextError(
      "expected `==`, `<=` or `>=`, not \(scanner.description)", at: scanner.here,
      help: scanner.isAt("=") ? "write `==`" : nil)
  }

  func expected(_ wanted: String) -> TextError {
    TextError("expected \(wanted), not \(scanner.description)", at: scanner.here)
  }

  func unexpected(after what: String) -> TextError {
    TextError("unexpected \(scanner.description) after \(what)", at: scanner.here)
  }
}
