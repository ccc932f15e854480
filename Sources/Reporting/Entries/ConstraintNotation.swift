import AutoLayout
import TimelineModel

/// How messages write constraints.
package enum ConstraintNotation: String, CaseIterable, Hashable, Sendable {
  /// As timelines do: `b.leading == a.trailing + 8 @750`.
  case equation
  /// As UIKit's debugger does: `<NSLayoutConstraint:gap H:[a]-(8)-[b]   (active)>`.
  case uikit
}

extension TimelineWords {
  /// `id: first == m * second + c @p`, without a multiplier of 1, a constant of 0 and a required
  /// priority.
  func fullEquation(_ constraint: LayoutConstraint, id: String? = nil) -> String {
    let first = anchor(constraint.firstItem, constraint.firstAttribute)
    let priority =
      constraint.priority.isRequired ? "" : " @" + constraint.priority.words
    let name = id.map { $0 + ": " } ?? ""
    return "\(name)\(first) \(constraint.relation.symbol) \(rightSide(constraint))\(priority)"
  }

  private func rightSide(_ constraint: LayoutConstraint) -> String {
    let constant = constraint.constant
    guard let item = constraint.secondItem, constraint.multiplier != 0 else {
      return constant.exactText
    }
    let factor = constraint.multiplier == 1 ? "" : constraint.multiplier.exactText + " * "
    let anchor = factor + anchor(item, constraint.secondAttribute)
    guard constant != 0 else { return anchor }
    return "\(anchor) \(constant < 0 ? "-" : "+") \(abs(constant).exactText)"
  }
}
