import AutoLayout
import TimelineModel

extension FindingWording {
  /// A constraint as a piece of a visual format, such as `[icon]-8@999-[title]`; nil for what a format
  /// cannot say in one piece.
  func format(_ constraint: LayoutConstraint) -> String? {
    size(constraint) ?? spacing(constraint)
  }

  private func size(_ constraint: LayoutConstraint) -> String? {
    guard [.width, .height].contains(constraint.firstAttribute), constraint.multiplier == 1
    else { return nil }
    let value: String
    if let second = constraint.secondItem {
      guard constraint.constant == 0, constraint.secondAttribute == constraint.firstAttribute
      else { return nil }
      value = timeline.text(of: second)
    } else {
      value = constraint.constant.exactText
    }
    return "[\(timeline.text(of: constraint.firstItem))(\(constraint.predicate(value)))]"
  }

  private func spacing(_ constraint: LayoutConstraint) -> String? {
    guard constraint.multiplier == 1, let second = constraint.secondItem else { return nil }
    let first = constraint.firstItem
    let (left, right) = (bracketed(second), bracketed(first))
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      return isSuperview(second, of: first) ? "|\(constraint.connection)\(right)" : nil
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return left + constraint.connection + right
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      return isSuperview(first, of: second) ? "\(left)\(constraint.connection)|" : nil
    default: return nil
    }
  }

  private func bracketed(_ item: LayoutItem) -> String { "[\(timeline.text(of: item))]" }

  private func isSuperview(_ item: LayoutItem, of other: LayoutItem) -> Bool {
    guard case .view(let view) = item, case .view(let subview) = other else { return false }
    return timeline.views[subview.rawValue].superview == view
  }
}

extension LayoutConstraint {
  fileprivate func predicate(_ value: String) -> String {
    (relation == .equal ? "" : relation.symbol) + value
      + (priority.isRequired ? "" : "@" + priority.words)
  }

  /// A relation or a sign needs parentheses; a required 0 is no spacing at all.
  fileprivate var connection: String {
    let predicate = predicate(constant.exactText)
    if predicate == "0" { return "" }
    return relation == .equal && constant >= 0 ? "-\(predicate)-" : "-(\(predicate))-"
  }
}
