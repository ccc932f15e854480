/// Where a row is in the last solution, compared with its constant.
package enum RowSide: Hashable, Sendable {
  /// The basis keeps its residual at zero.
  case basic
  /// The residual is positive or negative; if it is zero, its error counts on this side.
  case above, below
}

extension Solver {
  /// - Precondition: the constraint is in the solver, and the solver is solved.
  package func side(of id: ConstraintID) -> RowSide {
    let row = rows[id.id]
    if row.basisPosition >= 0 { return .basic }
    return (row.residual == 0 ? row.sign : row.residual) > 0 ? .above : .below
  }

  /// The side of the row "variable equals zero" by which the tie rule decides.
  ///
  /// - Precondition: the solver is solved.
  package func staySide(of variable: Variable) -> RowSide {
    if componentOf[variable.id] < 0 || stayPositions[variable.id] >= 0 { return .basic }
    let value = values[variable.id]
    return (value == 0 ? staySigns[variable.id] : value) > 0 ? .above : .below
  }
}
