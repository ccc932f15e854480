/// `first.attribute (== | <= | >=) second.attribute * multiplier + constant`, at a priority.
///
/// The properties are those of `NSLayoutConstraint`. Only `constant` and `priority` change after
/// creation.
package struct LayoutConstraint: Hashable, Sendable {
  package var firstItem: LayoutItem
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  /// Nil exactly when `secondAttribute` is `notAnAttribute`.
  package var secondItem: LayoutItem?
  package var secondAttribute: LayoutAttribute
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var priority: LayoutPriority

  /// The largest magnitude of a constant or multiplier. Above it a `Double` cannot represent
  /// fractions of a pixel precisely enough.
  package static let largestMagnitude = 1e9

  package init(
    firstItem: LayoutItem, firstAttribute: LayoutAttribute, relation: LayoutRelation = .equal,
    secondItem: LayoutItem? = nil, secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}
