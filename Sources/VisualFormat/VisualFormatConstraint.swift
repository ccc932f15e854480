package import AutoLayout

/// `first.attribute relation second.attribute + constant`: a constraint between named views.
///
/// The multiplier of a visual format's constraint is always 1.
package struct VisualFormatConstraint: Hashable, Sendable {
  package enum Item: Hashable, Sendable {
    case view(String)
    /// The superview of a view, which `|` next to the view denotes.
    case superview(of: String)
  }

  package var first: Item
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  /// Nil exactly when `secondAttribute` is `notAnAttribute`.
  package var second: Item?
  package var secondAttribute: LayoutAttribute
  /// In points.
  package var constant: Double
  package var priority: LayoutPriority

  package init(
    first: Item, firstAttribute: LayoutAttribute, relation: LayoutRelation = .equal,
    second: Item? = nil, secondAttribute: LayoutAttribute = .notAnAttribute,
    constant: Double = 0, priority: LayoutPriority = .required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.constant = constant
    self.priority = priority
  }
}

extension VisualFormatConstraint: CustomStringConvertible {
  package var description: String {
    let right = second.map { "\($0).\(secondAttribute.rawValue) + " } ?? ""
    let left = "\(first).\(firstAttribute.rawValue)"
    return "\(left) \(relation.symbol) \(right)\(constant) @\(priority.rawValue)"
  }
}

extension VisualFormatConstraint.Item: CustomStringConvertible {
  package var description: String {
    switch self {
    case .view(let name): name
    case .superview(let name): "superview(of: \(name))"
    }
  }
}
