import ConstraintSolver
import Primitives

extension LayoutEngine {
  /// An installed constraint as a linear constraint. To pass the engine's own constraint to the other
  /// overload copies the engine first, which took a fifth of the instructions of building a layout.
  func linearConstraint(at index: Int) -> LinearConstraint {
    var linear = linearConstraint(installed[index].constraint)
    linear.tieOrder = tieOrder(at: index)
    return linear
  }

  /// Translates a constraint for the solver: `first − multiplier · second  (== | <= | >=)  constant`.
  ///
  /// Locations are in the coordinates of the items' closest common ancestor, so that a multiplier
  /// scales a coordinate of that view. If an attribute follows the layout direction and that view
  /// reads from right to left, its coordinates are mirrored: a positive constant then points inward
  /// as in a layout from left to right.
  func linearConstraint(_ constraint: LayoutConstraint) -> LinearConstraint {
    let second = constraint.secondItem
    let container = commonAncestor(
      constraint.firstItem.owner, second?.owner ?? constraint.firstItem.owner)
    let frame = CoordinateSystem(
      container: container, isMirrored: isMirrored(constraint, container))
    var form = attribute(constraint.firstAttribute, of: constraint.firstItem, in: frame)
    if let second {
      form.subtract(
        attribute(constraint.secondAttribute, of: second, in: frame), times: constraint.multiplier)
      // Mirrored locations start at the container's right edge, which cancels for a multiplier of 1.
      if frame.isMirrored, constraint.multiplier != 1 {
        form = form + extent(of: container, .horizontal) * (1 - constraint.multiplier)
      }
    }
    var linear = LinearConstraint(
      form.terms, constraint.relation.solverRelation, constraint.constant - form.constant,
      priority: constraint.priority.rawValue)
    // UIKit's engine holds an inequality between positions as an equation where nothing else does.
    linear.prefersEquality = constraint.relation != .equal && !constraint.firstAttribute.isSize
    return linear
  }

  /// The coordinates of locations.
  private struct CoordinateSystem {
    var container: ViewIndex
    /// Whether horizontal locations grow to the left, from the right edge.
    var isMirrored: Bool
  }

  private func isMirrored(_ constraint: LayoutConstraint, _ container: ViewIndex) -> Bool {
    (constraint.firstAttribute.followsLayoutDirection
      || constraint.secondAttribute.followsLayoutDirection)
      && directions[container.rawValue] == .rightToLeft
  }

  /// The closest common ancestor of two views. A view counts as its own ancestor.
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
  ) -> LinearExpression {
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
  ) -> LinearExpression {
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
  var solverRelation: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
