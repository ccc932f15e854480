import ConstraintSolver

extension LayoutEngine {
  /// The constraint that stands behind a member of a conflict, with its present constant.
  package func constraint(_ member: LayoutConflict.Member) -> LayoutConstraint {
    switch member {
    case .constraint(let index): installed[index].constraint
    case .system(_, let constraint): constraint
    }
  }

  /// The member of conflicts that a row of the solver stands for.
  func member(owning row: ConstraintID) -> LayoutConflict.Member {
    member(owners[row.id])
  }

  /// What a constraint's row has on its right side for a constant: it is shifted, and where the
  /// layout runs from right to left turned round.
  func rightSide(_ constraint: LayoutConstraint, constant: Double) -> Double {
    var constraint = constraint
    constraint.constant = constant
    return linear(constraint).constant
  }

  /// What an attribute of a given rectangle adds to the right side of a row with another item in it:
  /// minus its coordinate in the items' closest common ancestor.
  func givenShare(_ constraint: LayoutConstraint) -> (first: Double, second: Double) {
    let whole = rightSide(constraint, constant: 0)
    guard constraint.secondItem != nil else { return (whole, 0) }
    var first = constraint
    first.multiplier = 0
    let own = rightSide(first, constant: 0)
    return (own, whole - own)
  }

  /// An attribute's coordinate in `root` as last solved; of a size the middle of what has it.
  func coordinate(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Double {
    guard let axis = attribute.axis else { return 0 }
    let isHorizontal = axis == .horizontal
    let row = linear(
      LayoutConstraint(
        firstItem: item,
        firstAttribute: attribute.isSize ? (isHorizontal ? .centerX : .centerY) : attribute,
        secondItem: .view(.root), secondAttribute: isHorizontal ? .left : .top, multiplier: 0))
    return solver.value(of: row.terms) - row.constant
  }

  /// The length of an item that nothing in a layout can change; nil of another.
  func givenExtent(_ item: LayoutItem, _ axis: LayoutAxis) -> Double? {
    let row = linear(
      LayoutConstraint(
        firstItem: item, firstAttribute: axis == .horizontal ? .width : .height))
    return row.terms.isEmpty ? -row.constant : nil
  }
}
