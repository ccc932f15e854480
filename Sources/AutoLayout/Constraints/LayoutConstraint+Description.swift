extension LayoutConstraint: CustomStringConvertible {
  /// As an equation with views by index: `view 2.leading >= view 1.trailing * 0.5 + 8.0 @750.0`.
  package var description: String {
    let left = "\(firstItem).\(firstAttribute) \(relation.symbol) "
    let priority = " @\(priority.rawValue)"
    guard let secondItem else { return left + "\(constant)" + priority }
    let factor = multiplier == 1 ? "" : " * \(multiplier)"
    return left + "\(secondItem).\(secondAttribute)\(factor) + \(constant)" + priority
  }
}

extension LayoutItem: CustomStringConvertible {
  /// The view by index, or its guide.
  package var description: String {
    let view = "view \(owner.rawValue)"
    return switch self {
    case .view: view
    case .guide(let guide, _): "\(view).guide \(guide.rawValue)"
    case .safeArea: "\(view).safeArea"
    case .layoutMarginsGuide: "\(view).layoutMarginsGuide"
    case .readableContentGuide: "\(view).readableContentGuide"
    case .contentLayoutGuide: "\(view).contentLayoutGuide"
    case .frameLayoutGuide: "\(view).frameLayoutGuide"
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    }
  }
}
