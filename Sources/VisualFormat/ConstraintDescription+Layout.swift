package import AutoLayout

extension ConstraintDescription {
  /// Describes a constraint of a layout.
  ///
  /// - Parameters:
  ///   - superviews: by view, the superview; nil for `root`.
  ///   - name: returns the name of an item.
  package init(
    _ constraint: LayoutConstraint, address: String? = nil, superviews: [ViewIndex?],
    name: (LayoutItem) -> String
  ) {
    self.init(
      address: address, first: Side(name(constraint.firstItem), constraint.firstAttribute),
      relation: constraint.relation,
      second: constraint.secondItem.map { Side(name($0), constraint.secondAttribute) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      strength: .priority(constraint.priority))
    guard let second = constraint.secondItem else { return }
    if second.isSuperview(of: constraint.firstItem, superviews) { superview = .secondItem }
    if constraint.firstItem.isSuperview(of: second, superviews) { superview = .firstItem }
  }
}

extension LayoutItem {
  /// Whether the item is a view that contains the other: its subview, or a guide that it owns.
  fileprivate func isSuperview(of other: LayoutItem, _ superviews: [ViewIndex?]) -> Bool {
    guard case .view(let view) = self else { return false }
    if case .view(let inner) = other { return superviews[inner.rawValue] == view }
    return other.owner == view
  }
}
