import AutoLayout

/// Parses an expression of the key `constant`. Operators of equal precedence associate to the left.
///
/// Subexpressions of numbers alone are computed while parsing.
struct ExpressionParser {
  /// An expression and the height of its tree, which is limited because its evaluation is
  /// recursive.
  private struct Node {
    var expression: Expression
    var height = 0
  }

  private var scanner: TextScanner
  private let names: ItemNames
  private let depthLimit: Int
  private var openParentheses = 0

  init(_ text: String, names: ItemNames, depthLimit: Int) {
    scanner = TextScanner(text)
    self.names = names
    self.depthLimit = depthLimit
  }

  mutating func parse() throws(TextError) -> Expression {
    let sum = try self.sum()
    guard scanner.isAtEnd else {
      throw TextError(
        "unexpected \(scanner.description) after the expression", at: scanner.here,
        help: unitAdvice)
    }
    return sum.expression
  }

  private mutating func sum() throws(TextError) -> Node {
    var left = try product()
    while true {
      if scanner.take("+") {
        left = try combine(left, try product(), Expression.sum)
      } else if scanner.take("-") {
        left = try combine(left, try product(), Expression.difference)
      } else {
        return left
      }
    }
  }

  private mutating func product() throws(TextError) -> Node {
    var left = try signed()
    while true {
      if scanner.take("*") {
        left = try combine(left, try signed(), Expression.product)
      } else if scanner.take("/") {
        left = try combine(left, try signed(), Expression.quotient)
      } else {
        return left
      }
    }
  }

  private mutating func signed() throws(TextError) -> Node {
    var isNegative = false
    while scanner.take("-") { isNegative.toggle() }
    let operand = try self.operand()
    guard isNegative else { return operand }
    if case .number(let number) = operand.expression { return Node(expression: .number(-number)) }
    return try node(.negated(operand.expression), height: operand.height + 1)
  }

  private mutating func operand() throws(TextError) -> Node {
    if let number = try scanner.takeNumber() { return Node(expression: .number(number)) }
    if let name = scanner.takeName() { return try named(name) }
    if scanner.isAt("(") { return try parenthesized() }
    throw TextError(
      "expected a number, a metric or a size such as `root.width`, not \(scanner.description)",
      at: scanner.here,
      help: Self.grammar)
  }

  private mutating func parenthesized() throws(TextError) -> Node {
    let opening = scanner.here
    _ = scanner.take("(")
    openParentheses += 1
    guard openParentheses <= depthLimit else { throw tooDeep(at: opening) }
    let inside = try sum()
    openParentheses -= 1
    guard scanner.take(")") else {
      throw TextError(
        "expected `)`, not \(scanner.description)", at: scanner.here, help: unitAdvice)
    }
    return inside
  }

  private mutating func named(_ name: TextName) throws(TextError) -> Node {
    guard scanner.take(".") else {
      guard let number = names.metric(name.text) else { throw TextError(unknown: name, .metric) }
      return Node(expression: .number(number))
    }
    let place = scanner.here
    let attribute = scanner.takeName()
    guard let axis = attribute.flatMap({ LayoutAttribute(rawValue: $0.text)?.sizeAxis }) else {
      throw TextError(
        "only `width` and `height` can be used in an expression",
        at: attribute?.range ?? place,
        help: "write `root.width`, for example; locations can be related in an equation")
    }
    guard let view = names.view(name.text) else { throw TextError(unknown: name, .view) }
    return Node(expression: .size(view, axis))
  }

  private func combine(
    _ left: Node, _ right: Node, _ operation: (Expression, Expression) -> Expression
  ) throws(TextError) -> Node {
    let combined = operation(left.expression, right.expression)
    if case .number = left.expression, case .number = right.expression {
      return Node(expression: .number(combined.value { _, _ in 0 }))
    }
    return try node(combined, height: max(left.height, right.height) + 1)
  }

  private func node(_ expression: Expression, height: Int) throws(TextError) -> Node {
    guard height <= depthLimit else { throw tooDeep(at: 0..<scanner.offset) }
    return Node(expression: expression, height: height)
  }

  private static let grammar =
    "an expression has numbers, metrics, sizes, `+`, `-`, `*`, `/` and parentheses"

  /// Advice on a number with a unit, or on expressions.
  private var unitAdvice: String { WrittenUnit.advice(on: scanner.whole) ?? Self.grammar }

  private func tooDeep(at range: Range<Int>) -> TextError {
    TextError(
      "the expression is nested more than \(depthLimit) operations deep", at: range,
      help: "compute a part of it in `metrics`, and write the name of that")
  }
}

extension LayoutAttribute {
  fileprivate var sizeAxis: LayoutAxis? { isSize ? axis : nil }
}
