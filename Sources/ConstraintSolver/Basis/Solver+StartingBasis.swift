/// A basis that another search found for the same constraints: a new search begins there, where most of them
/// are satisfied already.
extension Solver {
  /// A row and the variable at whose position it is basic.
  package struct BasicRow: Sendable {
    package var row: ConstraintID
    package var variable: Variable

    package init(row: ConstraintID, variable: Variable) {
      self.row = row
      self.variable = variable
    }
  }

  /// The basic rows of the last solution, in the order of their variables.
  package var basicRows: [BasicRow] {
    basis.indices.compactMap { position in
      guard !basis[position].isStay else { return nil }
      return BasicRow(
        row: ConstraintID(id: basis[position].index), variable: Variable(id: position))
    }
  }

  /// Lets the rows of the starting basis take the places of stays.
  ///
  /// - Returns: false if there are none, or if they depend on each other. The basis then consists of stays.
  mutating func adoptStartingBasis(of component: Int) -> Bool {
    let adopted = startingBasis.filter {
      rows[$0.row.id].isNonbasic && componentIndex(of: $0.row.id) == component
        && componentIndex(ofVariable: $0.variable.id) == component
    }
    guard !adopted.isEmpty else { return false }
    for basic in adopted { makeBasic(basic.row.id, in: basic.variable.id) }
    if refactorize(component) { return true }
    resetToStays(component)
    return false
  }
}
