import AutoLayout
import JSONText
import Primitives

extension TimelineReader {
  /// Reads the constant of a declared constraint. An initial constraint's is computed at once,
  /// because before the first layout only `root` has a size.
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
