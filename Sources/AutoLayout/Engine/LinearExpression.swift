import ConstraintSolver

/// `Σ coefficient · variable + constant`: the value of an attribute in terms of the variables.
struct LinearExpression: Sendable {
  var terms: [Term] = []
  var constant = 0.0

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// In place: a product and a difference of their own would be two more arrays for each constraint.
  mutating func subtract(_ other: LinearExpression, times factor: Double) {
    terms.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms { terms.append(Term(term.variable, -(term.coefficient * factor))) }
    constant -= other.constant * factor
  }

  static func * (form: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: form.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: form.constant * factor)
  }

  static func + (form: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(terms: form.terms, constant: form.constant + constant)
  }

  static func constant(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }
}
