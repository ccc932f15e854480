import AutoLayout

extension IllegalEquation {
  func message(about constraint: LayoutConstraint) -> String {
    let first = constraint.firstAttribute.rawValue
    let second = constraint.secondAttribute.rawValue
    return switch self {
    case .locationWithoutSecondItem: "the location `\(first)` cannot equal a constant"
    case .locationTimesZero: "a location cannot be multiplied by 0"
    case .sizeWithLocation:
      "`\(first)` and `\(second)` cannot be related: one is a size, the other a location"
    case .leadingOrTrailingWithLeftOrRight:
      "`\(first)` and `\(second)` cannot be related: only one depends on the layout direction"
    case .horizontalWithVertical: "`\(first)` and `\(second)` are on different axes"
    }
  }

  func help(about constraint: LayoutConstraint) -> String {
    let first = constraint.firstAttribute.rawValue
    return switch self {
    case .locationWithoutSecondItem:
      "relate it to another location, as in `== superview.leading + 8`"
    case .leadingOrTrailingWithLeftOrRight:
      "use `leading` and `trailing`, or `left` and `right`, on both sides"
    case .sizeWithLocation:
      "relate a size to a size or a number, and a location to a location, as in `a.centerX * 0.5`"
    case .locationTimesZero: "write another multiplier, or relate it to the location itself"
    case .horizontalWithVertical:
      "relate `\(first)` to \(enumeration(constraint.firstAttribute.related))"
    }
  }
}

extension LayoutAttribute {
  /// The usual attributes to which this location may be related.
  fileprivate var related: [String] {
    guard axis == .horizontal else { return ["top", "bottom", "centerY"] }
    return ["left", "right"].contains { rawValue.hasPrefix($0) }
      ? ["left", "right", "centerX"] : ["leading", "trailing", "centerX"]
  }
}
