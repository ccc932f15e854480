extension Solver {
  /// The components with violated required rows, ascending.
  package var violatedComponents: [Int] {
    components.indices.filter { components[$0].violations > 0 }
  }

  /// The component of a variable in the last solve; nil if no constraint used it.
  package func component(of variable: Variable) -> Int? {
    let component = componentIndex(ofVariable: variable.id)
    guard component >= 0, !components[component].looseVariables.contains(variable.id) else {
      return nil
    }
    return component
  }

  /// The required constraints of a component, ascending.
  package func requiredConstraints(ofComponent component: Int) -> [ConstraintID] {
    components[component].rows.filter { rows[$0].priority >= LinearConstraint.required }
      .map(ConstraintID.init)
  }

  /// The constant of a constraint.
  package func constant(of id: ConstraintID) -> Double { rows[id.id].constant }

  /// The required constraints without variables that cannot be satisfied, in order of addition.
  package var impossibleConstraints: [ConstraintID] {
    emptyRows.filter(isViolatedAndRequired).map(ConstraintID.init)
  }
}
