package import Primitives

/// The attributes that a constraint refers to, as positions on the rectangles of its items.
package struct ConstraintAttachments: Hashable, Sendable {
  /// An attribute of one item.
  package struct Attachment: Hashable, Sendable {
    package let owner: ViewIndex
    /// The distances from the owner's bounds to the item's rectangle in the last solution, in points.
    package let insets: EdgeInsets
    /// The attribute, with leading and trailing replaced by left and right.
    package let attribute: LayoutAttribute
    /// The distance from the rectangle's edge down to the baseline, in points; 0 for other attributes.
    package let baselineOffset: Double
  }

  /// The items' closest common ancestor, in whose coordinates locations are measured.
  package let container: ViewIndex
  package let first: Attachment
  package let second: Attachment?
}

extension LayoutEngine {
  /// The attributes that a constraint of the caller refers to, whether it is active or not.
  package func attachments(of index: Int) -> ConstraintAttachments {
    let constraint = constraint(index)
    let first = constraint.firstItem
    let container = commonAncestor(first.owner, constraint.secondItem?.owner ?? first.owner)
    return ConstraintAttachments(
      container: container, first: attachment(constraint.firstAttribute, of: first, in: container),
      second: constraint.secondItem.map {
        attachment(constraint.secondAttribute, of: $0, in: container)
      }
    )
  }

  private func attachment(
    _ attribute: LayoutAttribute, of item: LayoutItem, in container: ViewIndex
  ) -> ConstraintAttachments.Attachment {
    let view = views[item.owner.rawValue]
    let offset: Double =
      switch attribute {
      case .firstBaseline: view.firstBaselineOffset
      case .lastBaseline: -view.lastBaselineOffset
      default: 0
      }
    return ConstraintAttachments.Attachment(
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
