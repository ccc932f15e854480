package import AutoLayout

/// An arithmetic expression of the key `constant`: `+ - * /`, parentheses, numbers and sizes of
/// views. Metrics have been replaced by their numbers.
package indirect enum Expression: Hashable, Sendable {
  case number(Double)
  case size(ViewIndex, LayoutAxis)
  case negated(Expression)
  case sum(Expression, Expression)
  case difference(Expression, Expression)
  case product(Expression, Expression)
  case quotient(Expression, Expression)

  /// - Parameter size: returns the width or height of a view's bounds as last laid out, in points.
  /// - Returns: the value; it may be infinite or not a number, which the caller reports.
  package func value(size: (ViewIndex, LayoutAxis) -> Double) -> Double {
    switch self {
    case .number(let number): number
    case .size(let view, let axis): size(view, axis)
    case .negated(let operand): -operand.value(size: size)
    case .sum(let a, let b): a.value(size: size) + b.value(size: size)
    case .difference(let a, let b): a.value(size: size) - b.value(size: size)
    case .product(let a, let b): a.value(size: size) * b.value(size: size)
    case .quotient(let a, let b): a.value(size: size) / b.value(size: size)
    }
  }
}

extension Expression {
  /// The views whose sizes the expression reads, from left to right.
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
