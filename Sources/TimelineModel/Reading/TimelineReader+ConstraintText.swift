import AutoLayout

extension TimelineReader {
  /// A constraint as an equation, without the priority if that is required.
  func text(of constraint: LayoutConstraint) -> String {
    let first = anchor(constraint.firstItem, constraint.firstAttribute)
    var text = "\(first) \(constraint.relation.symbol) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) * " }
      text += anchor(second, constraint.secondAttribute) + signed(constraint.constant)
    } else {
      text += number(constraint.constant)
    }
    if !constraint.priority.isRequired {
      text += " @\(number(Double(constraint.priority.rawValue)))"
    }
    return text
  }

  private func signed(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
  }

  private func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
    let id = views[item.owner.rawValue].id
    let name =
      switch item {
      case .view: id
      case .safeArea: "\(id).safeArea"
      case .layoutMarginsGuide: "\(id).layoutMarginsGuide"
      case .readableContentGuide: "\(id).readableContentGuide"
      case .topLayoutGuide: "topLayoutGuide"
      case .bottomLayoutGuide: "bottomLayoutGuide"
      }
    return "\(name).\(attribute.rawValue)"
  }
}
