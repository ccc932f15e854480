import AutoLayout
import JSONText

extension TimelineReader {
  /// The text of a constraint as an equation, without the priority if it is required.
  ///
  /// - Parameter constant: the value of the key `constant`; an expression is shown as written.
  func text(of constraint: LayoutConstraint, _ constant: Field?) -> String {
    var expression: String?
    if case .string(let string)? = constant?.value.content { expression = "(\(string.value))" }
    let first = anchor(constraint.firstItem, constraint.firstAttribute)
    var text = "\(first) \(constraint.relation.symbol) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(decimal(constraint.multiplier)) * " }
      text +=
        anchor(second, constraint.secondAttribute)
        + (expression.map { " + \($0)" } ?? signed(constraint.constant))
    } else {
      text += expression ?? decimal(constraint.constant)
    }
    if !constraint.priority.isRequired {
      text += " @\(decimal(Double(constraint.priority.rawValue)))"
    }
    return text
  }

  private func signed(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return constant < 0 ? " - \(decimal(-constant))" : " + \(decimal(constant))"
  }

  private func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
    item.text(owner: views[item.owner.rawValue].id, guides) + ".\(attribute.rawValue)"
  }
}
