import Reporting

/// A conflict of a log as a timeline that has the same conflict.
struct RestatedConflict {
  let conflict: LoggedConflict
  let tree: ItemTree
  let names: ItemNames
  /// The ids of the constraints, in the order of the log.
  let ids: [String]
  /// Whether views are required not to have a negative size, as UIKit's are.
  let hasSizeLimits: Bool
  /// The index of the constraint that is broken in place of the one of the log; nil for that one.
  private let chosen: Int?

  init(_ conflict: LoggedConflict, hasSizeLimits: Bool = false, breaking chosen: Int? = nil) {
    self.conflict = conflict
    self.hasSizeLimits = hasSizeLimits
    self.chosen = chosen
    tree = ItemTree(conflict.constraints)
    names = ItemNames(tree.items)
    ids = Self.ids(conflict.constraints, names)
  }

  /// What UIKit breaks; where the log does not say so, the last constraint of the app.
  var breaking: Int? {
    chosen ?? conflict.broken ?? conflict.constraints.lastIndex { !$0.isSystem }
      ?? conflict.constraints.indices.last
  }

  private static func ids(_ constraints: [LoggedConstraint], _ names: ItemNames) -> [String] {
    var counts: [String: Int] = [:]
    return constraints.map { constraint in
      let id = "\(names[constraint.first.item])_\(constraint.first.attribute)"
      counts[id, default: 0] += 1
      let count = counts[id] ?? 1
      return count == 1 ? id : "\(id)_\(count)"
    }
  }

  /// `label.top == view.top + 8 @750`.
  func equation(_ index: Int) -> String {
    let constraint = conflict.constraints[index]
    var text = "\(anchor(constraint.first)) \(constraint.relation) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.exactText) * " }
      text += anchor(second)
      text += offset(constraint.constant)
    } else if constraint.isOffset {
      // The keyword for the superview of the first item.
      text += "superview.\(constraint.isHorizontal ? "left" : "top")" + offset(constraint.constant)
    } else {
      text += constraint.constant.exactText
    }
    return constraint.priority == 1000 ? text : text + " @\(constraint.priority.exactText)"
  }

  private func offset(_ constant: Double) -> String {
    constant == 0 ? "" : (constant < 0 ? " - " : " + ") + abs(constant).exactText
  }

  private func anchor(_ anchor: LoggedConstraint.Anchor) -> String {
    "\(names[anchor.item]).\(anchor.attribute)"
  }
}
