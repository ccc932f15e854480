import AutoLayout

extension ConstraintDescription {
  /// `a.width == 0.5*b.width - 8`, without a multiplier of 1 and a constant of 0.
  var equation: String {
    let left = "\(first.item).\(first.printedAttribute(isAlone: second == nil))"
    guard let second else { return "\(left) \(relation.symbol) \(constantText)" }
    let right = "\(factor)\(second.item).\(second.printedAttribute(isAlone: false))"
    return "\(left) \(relation.symbol) \(right)\(summand)"
  }

  private var factor: String {
    switch multiplier {
    case 1: ""
    case -1: "-"
    default: "\(GeneralNumber(multiplier))*"
    }
  }

  /// A spacing chosen by the system is printed without a sign.
  private var summand: String {
    if spacing.symbol != nil { return " \(constantText)" }
    guard constant != 0 else { return "" }
    return constant < 0
      ? " - \(GeneralNumber(constant.magnitude))" : " + \(GeneralNumber(constant))"
  }

  /// The constant on its own, for equations without a second item and for visual formats.
  var constantText: String {
    let number = GeneralNumber(constant == 0 ? 0 : constant).description
    return spacing.symbol.map { "\($0)(\(number))" } ?? number
  }
}

extension ConstraintDescription.Side {
  /// Without a second item, as in autoresizing constraints, a location is printed as one of the frame.
  fileprivate func printedAttribute(isAlone: Bool) -> String {
    guard isAlone else { return attribute.rawValue }
    switch attribute {
    case .left, .leading: return "minX"
    case .right, .trailing: return "maxX"
    case .centerX: return "midX"
    case .top: return "minY"
    case .bottom: return "maxY"
    case .centerY: return "midY"
    case .width, .height, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      return attribute.rawValue
    }
  }
}
