import AutoLayout

extension ConstraintDescription {
  /// The forms of constraints that UIKit prints as a visual format.
  private enum Shape {
    case size
    /// The superview's edge, then the first item.
    case leadingEdge(Side)
    /// The second item, then the superview's edge.
    case trailingEdge(Side)
    /// The second item, then the first.
    case neighbours(Side)
  }

  /// The constraint as a visual format; nil if UIKit prints an equation.
  func visualFormat(_ era: Era) -> String? {
    guard let shape = shape(era) else { return nil }
    let axis = first.attribute.axis == .vertical ? "V:" : "H:"
    return axis + text(of: shape) + (first.attribute.isAbsoluteEdge ? "(LTR)" : "")
  }

  /// The item that `|` denotes in the visual format, if it occurs there.
  func barItem(_ era: Era) -> String? {
    switch shape(era) {
    case .leadingEdge(let second): second.item
    case .trailingEdge: first.item
    case .size, .neighbours, nil: nil
    }
  }

  private func shape(_ era: Era) -> Shape? {
    guard let second else { return era == .iOS6 && first.attribute.isSize ? .size : nil }
    guard multiplier == 1 else { return nil }
    switch (superview, first.attribute, second.attribute) {
    case (.secondItem, .leading, .leading), (.secondItem, .left, .left), (.secondItem, .top, .top):
      return .leadingEdge(second)
    case (.firstItem, .trailing, .trailing), (.firstItem, .right, .right),
      (.firstItem, .bottom, .bottom):
      return .trailingEdge(second)
    case (nil, .leading, .trailing), (nil, .left, .right), (nil, .top, .bottom):
      return .neighbours(second)
    default:
      return nil
    }
  }

  private func text(of shape: Shape) -> String {
    switch shape {
    case .size: "[\(first.item)\(predicate)]"
    case .leadingEdge: "|-\(predicate)-[\(first.item)]"
    case .trailingEdge(let second): "[\(second.item)]-\(predicate)-|"
    case .neighbours(let second): "[\(second.item)]-\(predicate)-[\(first.item)]"
    }
  }

  /// `(>=16@750)`, without `==` and without a required priority.
  private var predicate: String {
    let symbol = relation == .equal ? "" : relation.symbol
    guard case .priority(let priority) = strength, !priority.isRequired else {
      return "(\(symbol)\(constantText))"
    }
    return "(\(symbol)\(constantText)@\(priority.text))"
  }
}
