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
    var form = LinearExpression()
    form.terms.reserveCapacity(4)
    add(constraint.firstAttribute, of: constraint.firstItem, in: frame, to: &form)
    if let second {
      let multiplier = constraint.multiplier
      add(constraint.secondAttribute, of: second, in: frame, times: -multiplier, to: &form)
      // Mirrored locations start at the container's right edge, which cancels for a multiplier of 1.
      if frame.isMirrored, multiplier != 1 {
        form.constant +=
          (1 - multiplier)
          * appendExtent(1 - multiplier, of: container, .horizontal, to: &form.terms)
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

  private func add(
    _ attribute: LayoutAttribute, of item: LayoutItem, in system: CoordinateSystem,
    times factor: Double = 1, to form: inout LinearExpression
  ) {
    guard let axis = attribute.axis else { return }
    let container = attribute.isSize ? item.owner : system.container
    let isMirrored = system.isMirrored && !attribute.isSize
    let attribute = isMirrored ? attribute.mirrored : attribute
    let sign: Double = isMirrored ? -1 : 1
    let share = attribute.coordinate * (sign * factor)
    var fixed: FixedInterval
    if attribute.isMargin {
      fixed = appendBounds(share, of: item.owner, axis, in: container, to: &form.terms)
      fixed.inset(by: insets[item.owner.rawValue].margins, axis)
    } else {
      fixed = append(share, of: item, axis, in: container, to: &form.terms)
    }
    let constant = fixed.value(at: attribute.coordinate) + baseline(attribute, of: item.owner)
    form.constant += sign * factor * constant
  }

  /// The distance of a baseline from the edge that it belongs to; 0 for other attributes.
  private func baseline(_ attribute: LayoutAttribute, of view: ViewIndex) -> Double {
    switch attribute {
    case .firstBaseline: views[view.rawValue].firstBaselineOffset
    case .lastBaseline: -views[view.rawValue].lastBaselineOffset
    default: 0
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
