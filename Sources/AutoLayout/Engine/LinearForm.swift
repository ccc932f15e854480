import ConstraintSolver

/// `Σ coefficient · variable + constant`: an attribute as the solver sees it.
struct LinearForm: Sendable {
  var terms: [Term] = []
  var constant = 0.0

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    LinearForm(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + right * -1 }

  static func * (form: LinearForm, factor: Double) -> LinearForm {
    LinearForm(
      terms: form.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: form.constant * factor)
  }

  static func + (form: LinearForm, constant: Double) -> LinearForm {
    LinearForm(terms: form.terms, constant: form.constant + constant)
  }

  static func constant(_ value: Double) -> LinearForm { LinearForm(constant: value) }
}
