import AutoLayout

/// Parses an equation by recursive descent, with one function per production of the grammar.
struct EquationParser {
  typealias Term = EquationSyntax.Term

  private var scanner: TextScanner

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

  /// Parses a text that is an item and nothing else, as in the object form of a constraint.
  mutating func wholeItem() throws(TextError) -> EquationSyntax.Item {
    let name = try itemName()
    let guide = scanner.take(".") ? try guideName() : nil
    guard scanner.isAtEnd else { throw unexpected(after: "the item") }
    return EquationSyntax.Item(name: name, guide: guide)
  }

  /// Parses a text that is a priority and nothing else.
  mutating func wholePriority() throws(TextError) -> EquationSyntax.Priority {
    let priority = try priority()
    guard scanner.isAtEnd else { throw unexpected(after: "the priority") }
    return priority
  }

  /// Parses the right side. Constants are summed from left to right: `- 8 + 4` is −4.
  private mutating func rightSide(of equation: inout EquationSyntax) throws(TextError) {
    let start = scanner.offset
    let isNegative = scanner.take("-")
    if !isNegative, let anchor = try anchorIfAny() {
      equation.second = anchor
    } else {
      if let anchor = try anchorIfAny() {
        throw TextError(
          "an anchor cannot be negated", at: start..<anchor.range.upperBound,
          help: "multiply it by -1, as in `-1 * view.width`")
      }
      let operand = try operand(expecting: "an anchor or a number")
      let term = Term(
        operand: operand, isNegative: isNegative, range: start..<scanner.offset)
      guard scanner.take("*") else { return try finishConstant(from: term, in: &equation) }
      equation.factors.append(term)
      equation.second = try anchor(after: "`*`")
    }
    if scanner.take("*") {
      equation.factors.append(try factor())
    } else if scanner.take("/") {
      equation.divisors.append(try factor())
    }
    try terms(of: &equation)
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
      let isSubtracted: Bool
      if scanner.take("+") {
        isSubtracted = false
      } else if scanner.take("-") {
        isSubtracted = true
      } else {
        return
      }
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
      equation.constant.append(
        Term(
          operand: operand, isNegative: isSubtracted != isNegated, range: start..<scanner.offset))
    }
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

  private mutating func anchor(after symbol: String? = nil) throws(TextError)
    -> EquationSyntax.Anchor
  {
    if let anchor = try anchorIfAny() { return anchor }
    if let name = scanner.takeName() {
      throw TextError(
        "expected `.` and an attribute after \(quoted(name.text))", at: name.range,
        help: "write \(quoted("\(name.text).leading")), for example")
    }
    let place = symbol.map { " after \($0)" } ?? ""
    throw expected("an anchor such as `view.leading`\(place)")
  }

  /// Returns nil and takes nothing unless a name and a period come next.
  private mutating func anchorIfAny() throws(TextError) -> EquationSyntax.Anchor? {
    var ahead = scanner
    guard let name = ahead.takeName(), ahead.take(".") else { return nil }
    scanner = ahead
    guard let second = scanner.takeName() else { throw expected("an attribute") }
    guard scanner.take(".") else {
      return EquationSyntax.Anchor(item: EquationSyntax.Item(name: name), attribute: second)
    }
    guard let third = scanner.takeName() else { throw expected("an attribute") }
    let item = EquationSyntax.Item(name: name, guide: second)
    return EquationSyntax.Anchor(item: item, attribute: third)
  }

  private mutating func itemName() throws(TextError) -> TextName {
    guard let name = scanner.takeName() else { throw expected("the id of a view or a guide") }
    return name
  }

  private mutating func guideName() throws(TextError) -> TextName {
    guard let name = scanner.takeName() else { throw expected("a guide such as `safeArea`") }
    return name
  }

  private mutating func priority() throws(TextError) -> EquationSyntax.Priority {
    let start = scanner.offset
    let base: EquationSyntax.Priority.Base
    if let number = try scanner.takeNumber() {
      base = .number(number)
    } else if let name = scanner.takeName() {
      base = .name(name)
    } else {
      throw expected("a priority: a number, a metric or a name such as `defaultHigh`")
    }
    let offset = try priorityOffset()
    return EquationSyntax.Priority(base: base, offset: offset, range: start..<scanner.offset)
  }

  private mutating func priorityOffset() throws(TextError) -> Double {
    let isNegative = scanner.isAt("-")
    guard scanner.take("+") || scanner.take("-") else { return 0 }
    guard let number = try scanner.takeNumber() else { throw expected("a number") }
    return isNegative ? -number : number
  }

  private func expected(_ wanted: String) -> TextError {
    TextError("expected \(wanted), not \(scanner.description)", at: scanner.here)
  }

  private func unexpected(after what: String) -> TextError {
    TextError("unexpected \(scanner.description) after \(what)", at: scanner.here)
  }
}
