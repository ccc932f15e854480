import AutoLayout
import JSONText
import Primitives

extension TimelineReader {
  /// The value of a key `constant`: a number, or an expression as a string.
  mutating func expression(_ field: Field?) -> Expression? {
    guard let field else { return nil }
    switch field.value.content {
    case .number: return document.number(field).map { .number($0) }
    case .string(let string): return expression(string)
    default:
      document.reportType(of: field, expected: "a number or an expression as a string")
      return nil
    }
  }

  private mutating func expression(_ string: JSONString) -> Expression? {
    do throws(TextError) {
      var parser = ExpressionParser(string.value, names: items, depthLimit: limits.depth)
      let expression = try parser.parse()
      guard case .number(let number) = expression else { return expression }
      return document.checked(number, "the expression", at: string.range).map { .number($0) }
    } catch {
      report(error, in: string, as: .expressionSyntax)
      return nil
    }
  }

  /// The constant of a constraint where it is declared. Before the first layout only `root` has a
  /// size, so there the value is computed at once.
  mutating func initialValue(_ field: Field?, _ context: ConstraintContext) -> Expression? {
    guard let field, let expression = expression(field) else { return nil }
    guard context.isInitial, case .string(let string) = field.value.content else {
      return expression
    }
    if let view = expression.views.first(where: { $0 != .root }) {
      reportNoSize(of: view, at: string.range)
      return nil
    }
    let size = canvas.size
    let value = expression.value { _, axis in axis == .horizontal ? size.width : size.height }
    return document.checked(value, "the expression", at: string.range).map { .number($0) }
  }

  private mutating func reportNoSize(of view: ViewIndex, at range: SourceRange) {
    document.report(
      .wrongValue, "\(quoted(views[view.rawValue].id)) has no size before the first layout",
      at: range, help: "only `root` has one; set this constant in a keyframe")
  }
}

extension Expression {
  /// The views whose sizes it reads, from left to right.
  var views: [ViewIndex] {
    switch self {
    case .number: []
    case .size(let view, _): [view]
    case .negated(let operand): operand.views
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      a.views + b.views
    }
  }
}
