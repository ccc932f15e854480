import ConstraintSolver

/// `Σ coefficient · variable + constant`: the value of an attribute in terms of the variables.
struct LinearExpression: Sendable {
  var terms: [Term] = []
  var constant = 0.0
}
