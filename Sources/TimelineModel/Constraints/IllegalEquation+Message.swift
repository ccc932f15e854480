import AutoLayout

extension IllegalEquation {
  func message(about constraint: LayoutConstraint) -> String {
    let first = constraint.firstAttribute.rawValue
    let second = constraint.secondAttribute.rawValue
    return switch self {
    case .locationWithoutSecondItem: "the location `\(first)` cannot equal a constant"
    case .locationTimesZero: "a location cannot be multiplied by 0"
    case .sizeWithLocation: "`\(first)` and `\(second)` are a size and a location"
    case .leadingOrTrailingWithLeftOrRight:
      "`\(first)` and `\(second)` cannot be paired: one follows the layout direction"
    case .horizontalWithVertical: "`\(first)` and `\(second)` lie on different axes"
    }
  }

  var help: String? {
    switch self {
    case .locationWithoutSecondItem:
      "relate it to another location, as in `== superview.leading + 8`"
    case .leadingOrTrailingWithLeftOrRight:
      "use `leading` and `trailing`, or `left` and `right`, on both sides"
    case .sizeWithLocation: "a size can be compared with a size or a number only"
    case .locationTimesZero, .horizontalWithVertical: nil
    }
  }
}
