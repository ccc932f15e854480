import ConstraintSolver

extension LayoutEngine {
  /// The constraint of a conflict's member, with its current constant.
  package func constraint(_ member: LayoutConflict.Member) -> LayoutConstraint {
    switch member {
    case .constraint(let index): installed[index].constraint
    case .system(_, let constraint): constraint
    }
  }

  /// The constraint of a solver row, as a member of conflicts.
  func member(owning row: ConstraintID) -> LayoutConflict.Member {
    member(constraintsByRow[row.id])
  }

  /// The right-hand side of a constraint's row for a given constant. It includes the coordinates of
  /// given rectangles, and in a mirrored layout the constant is subtracted.
  func rightSide(_ constraint: LayoutConstraint, constant: Double) -> Double {
    var constraint = constraint
    constraint.constant = constant
    return linearConstraint(constraint).constant
  }

  /// The contributions of both items' given rectangles to the right-hand side of a constraint's row:
  /// zero for items without a given rectangle.
  func givenShare(_ constraint: LayoutConstraint) -> (first: Double, second: Double) {
    let whole = rightSide(constraint, constant: 0)
    guard constraint.secondItem != nil else { return (whole, 0) }
    var first = constraint
    first.multiplier = 0
    let own = rightSide(first, constant: 0)
    return (own, whole - own)
  }

  /// An attribute's coordinate in `root` in the last solution; for a size, the item's centre.
  func coordinate(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Double {
    guard let axis = attribute.axis else { return 0 }
    let isHorizontal = axis == .horizontal
    let row = linearConstraint(
      LayoutConstraint(
        firstItem: item,
        firstAttribute: attribute.isSize ? (isHorizontal ? .centerX : .centerY) : attribute,
        secondItem: .view(.root), secondAttribute: isHorizontal ? .left : .top, multiplier: 0))
    return solver.value(of: row.terms) - row.constant
  }

  /// The length of an item with a given rectangle; nil for other items.
  func givenExtent(_ item: LayoutItem, _ axis: LayoutAxis) -> Double? {
    let row = linearConstraint(
      LayoutConstraint(
        firstItem: item, firstAttribute: axis == .horizontal ? .width : .height))
    return row.terms.isEmpty ? -row.constant : nil
  }
}
