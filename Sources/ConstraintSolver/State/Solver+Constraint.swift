extension Solver {
  /// A constraint as the solver stores it: equal terms summed in the order of their first mention,
  /// terms that cancel left out. Nil if it was removed or never added.
  package func constraint(_ id: ConstraintID) -> LinearConstraint? {
    guard rows.indices.contains(id.id), rows[id.id].isLive else { return nil }
    let row = rows[id.id]
    var constraint = LinearConstraint(
      terms(of: id.id).map { Term(Variable(id: pool[$0].variable), pool[$0].coefficient) },
      row.relation, row.constant, priority: row.priority)
    (constraint.tieOrder, constraint.prefersEquality) = (row.tieOrder, row.prefersEquality)
    return constraint
  }
}
