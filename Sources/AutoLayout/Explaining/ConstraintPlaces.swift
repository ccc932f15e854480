package import Primitives

/// Where a constraint takes hold of its items.
package struct ConstraintPlaces: Hashable, Sendable {
  /// An attribute of an item, by the rectangle that it belongs to.
  package struct Place: Hashable, Sendable {
    package let owner: ViewIndex
    /// How far the rectangle lies inside the owner's bounds, in points, as last solved.
    package let insets: EdgeInsets
    /// With leading and trailing as left and right.
    package let attribute: LayoutAttribute
    /// From the rectangle's edge to the baseline, downward, in points; 0 for other attributes.
    package let baselineOffset: Double
  }

  /// The items' closest common ancestor, in whose coordinates locations are measured.
  package let container: ViewIndex
  package let first: Place
  package let second: Place?
}

extension LayoutEngine {
  /// Where a constraint of the caller's takes hold, be it active or not.
  package func places(of index: Int) -> ConstraintPlaces {
    let constraint = constraint(index)
    let first = constraint.firstItem
    let container = commonAncestor(first.owner, constraint.secondItem?.owner ?? first.owner)
    return ConstraintPlaces(
      container: container, first: place(constraint.firstAttribute, of: first, in: container),
      second: constraint.secondItem.map { place(constraint.secondAttribute, of: $0, in: container) }
    )
  }

  private func place(
    _ attribute: LayoutAttribute, of item: LayoutItem, in container: ViewIndex
  ) -> ConstraintPlaces.Place {
    let view = views[item.owner.rawValue]
    let offset: Double =
      switch attribute {
      case .firstBaseline: view.firstBaselineOffset
      case .lastBaseline: -view.lastBaselineOffset
      default: 0
      }
    return ConstraintPlaces.Place(
      owner: item.owner,
      insets: insets(of: attribute.isMargin ? .layoutMarginsGuide(item.owner) : item),
      attribute: absolute(attribute, in: container), baselineOffset: offset)
  }

  private func insets(of item: LayoutItem) -> EdgeInsets {
    func distance(_ attribute: LayoutAttribute) -> Double {
      let bounds = LayoutItem.frameLayoutGuide(item.owner)
      return value(of: attribute, of: item, in: item.owner)
        - value(of: attribute, of: bounds, in: item.owner)
    }
    return EdgeInsets(
      top: distance(.top), left: distance(.left), bottom: -distance(.bottom),
      right: -distance(.right))
  }
}
