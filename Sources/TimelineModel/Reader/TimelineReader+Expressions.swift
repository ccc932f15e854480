import AutoLayout
import JSONText
import Primitives

extension TimelineReader {
  /// Reads the value of the key `constant`: a number, or an expression as a string.
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

}
