import ConstraintSolver
import Primitives

extension LayoutEngine {
  /// An installed constraint as a row. Asking `linear` for one of the engine's own instead would copy
  /// the engine first, which took a fifth of what it takes to build a layout.
  func linear(at place: Int) -> LinearConstraint { linear(installed[place].constraint) }

  /// A constraint as a row: `first − multiplier · second  (== | <= | >=)  constant`.
  ///
  /// Locations are measured in the coordinates of the items' closest common ancestor, so that a
  /// multiplier on a location scales the coordinate in that view's system. Where an attribute
  /// follows the layout direction, the system is that view's mirrored one if it reads from right
  /// to left: a constant then points inward as it does from left to right.
  func linear(_ constraint: LayoutConstraint) -> LinearConstraint {
    let second = constraint.secondItem
    let container = commonAncestor(
      constraint.firstItem.owner, second?.owner ?? constraint.firstItem.owner)
    let frame = CoordinateSystem(
      container: container, isMirrored: isMirrored(constraint, container))
    var form = attribute(constraint.firstAttribute, of: constraint.firstItem, in: frame)
    if let second {
      form =
        form - attribute(constraint.secondAttribute, of: second, in: frame)
        * constraint.multiplier
      // Mirrored locations begin at the container's far edge; of equal shares nothing is left.
      if frame.isMirrored, constraint.multiplier != 1 {
        form = form + extent(of: container, .horizontal) * (1 - constraint.multiplier)
      }
    }
    return LinearConstraint(
      form.terms, constraint.relation.linear, constraint.constant - form.constant,
      priority: constraint.priority.rawValue)
  }

  /// Where locations are measured from.
  private struct CoordinateSystem {
    var container: ViewIndex
    /// Whether horizontal locations count leftward.
    var isMirrored: Bool
  }

  private func isMirrored(_ constraint: LayoutConstraint, _ container: ViewIndex) -> Bool {
    (constraint.firstAttribute.followsLayoutDirection
      || constraint.secondAttribute.followsLayoutDirection)
      && directions[container.rawValue] == .rightToLeft
  }

  /// A view is its own ancestor.
  func commonAncestor(_ a: ViewIndex, _ b: ViewIndex) -> ViewIndex {
    var (a, b) = (a.rawValue, b.rawValue)
    while a != b {
      if depths[a] >= depths[b] {
        a = views[a].superview?.rawValue ?? 0
      } else {
        b = views[b].superview?.rawValue ?? 0
      }
    }
    return ViewIndex(a)
  }

  private func attribute(
    _ attribute: LayoutAttribute, of item: LayoutItem, in system: CoordinateSystem
  ) -> LinearForm {
    guard let axis = attribute.axis else { return .constant(0) }
    if attribute.isSize { return interval(of: item, axis, in: item.owner).extent }
    let interval =
      attribute.isMargin
      ? bounds(of: item.owner, axis, in: system.container)
        .inset(by: insets[item.owner.rawValue].margins, axis)
      : interval(of: item, axis, in: system.container)
    guard system.isMirrored else { return location(attribute, of: item, interval) }
    return location(attribute.mirrored, of: item, interval) * -1
  }

  private func location(
    _ attribute: LayoutAttribute, of item: LayoutItem, _ interval: Interval
  ) -> LinearForm {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: interval.origin
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: interval.end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: interval.middle
    case .firstBaseline: interval.origin + views[item.owner.rawValue].firstBaselineOffset
    case .lastBaseline: interval.end + -views[item.owner.rawValue].lastBaselineOffset
    case .width, .height, .notAnAttribute: .constant(0)
    }
  }
}

extension LayoutRelation {
  var linear: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
