extension Solver {
  /// The interval of values that a linear form takes among equally good solutions; the tie rule is
  /// ignored.
  ///
  /// - Precondition: the solver is solved.
  package func range(of terms: [Term]) -> ValueRange {
    ValueRange(least: -maximum(of: terms, times: -1), greatest: maximum(of: terms, times: 1))
  }

  /// The greatest value of `sign` times the form.
  private func maximum(of terms: [Term], times sign: Double) -> Double {
    let form = terms.map { Term($0.variable, $0.coefficient * sign) }
    let now = value(of: form)
    var distance = WorkLimit.rangeDistance * (1 + abs(now))
    // Tried first, because most ends are near. At the apex of a cone everything is degenerate, and
    // its search takes hundreds of times as long.
    if let maximum = maximum(of: form, within: distance, from: now) { return maximum }
    guard !isUnbounded(form) else { return .infinity }
    while distance < WorkLimit.farthestRangeEnd {
      distance *= WorkLimit.rangeDistance
      if let maximum = maximum(of: form, within: distance, from: now) { return maximum }
    }
    return .infinity
  }

  /// The greatest value of the form, if it is nearer than a distance.
  private func maximum(of form: [Term], within distance: Double, from now: Double) -> Double? {
    let (trial, error) = solved(form, at: now + distance)
    return error > distance * Tolerance.rangeEnd ? trial.value(of: form) : nil
  }

  /// Whether the form is unbounded above.
  ///
  /// The directions in which equally good solutions extend forever are the solutions of the same
  /// system with all constants zero, since a sum of absolute errors remains constant along a
  /// direction only if every error does. They form a cone, so that an objective is either met in
  /// full or not at all.
  private func isUnbounded(_ form: [Term]) -> Bool {
    var cone = self
    cone.appliesTieRule = false
    for component in Set(form.map { componentIndex(ofVariable: $0.variable.id) }).sorted()
    where component >= 0 {
      for row in components[component].rows { cone.setConstant(0, of: ConstraintID(id: row)) }
    }
    cone.solve()
    return cone.solved(form, at: 1).error < Tolerance.coneObjective
  }

  /// A solved copy with an objective weaker than every constraint, and the objective's error.
  private func solved(_ form: [Term], at value: Double) -> (trial: Solver, error: Double) {
    var trial = self
    trial.appliesTieRule = false
    let objective = trial.addConstraint(LinearConstraint(form, .equal, value, priority: -1))
    trial.solve()
    return (trial, trial.error(of: objective))
  }

  /// The value of a linear form in the last solution.
  package func value(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.id] }
  }
}
