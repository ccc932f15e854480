import ConstraintSolver

/// `Σ coefficient · variable + constant`: the value of an attribute in terms of the variables.
struct LinearExpression: Sendable {
  var terms: [Term] = []
  var constant = 0.0

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
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
