package import Certificates
package import ConstraintSolver

extension Certificate.Side {
  init(_ side: RowSide) {
    switch side {
    case .basic: self = .basic
    case .above: self = .above
    case .below: self = .below
    }
  }
}

extension LinearProblem.Row {
  /// A constraint with equal terms summed, as the solver does.
  package init(_ constraint: LinearConstraint) {
    var terms: [LinearProblem.Term] = []
    for term in constraint.terms {
      if let index = terms.firstIndex(where: { $0.variable == term.variable.id }) {
        terms[index].coefficient += term.coefficient
      } else {
        terms.append(LinearProblem.Term(term.variable.id, term.coefficient))
      }
    }
    self.init(
      terms, LinearProblem.Relation(constraint.relation), constraint.constant,
      priority: constraint.priority, prefersEquality: constraint.prefersEquality)
  }
}

extension LinearProblem.Relation {
  init(_ relation: Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
