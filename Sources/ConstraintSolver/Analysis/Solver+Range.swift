extension Solver {
  /// The values that a sum takes among equally good answers; the tie rule has no say in this.
  ///
  /// - Precondition: the solver is solved.
  package func range(of terms: [Term]) -> ValueRange {
    ValueRange(least: -farthest(terms, -1), greatest: farthest(terms, 1))
  }

  /// The greatest value of `sign` times the sum.
  private func farthest(_ terms: [Term], _ sign: Double) -> Double {
    let form = terms.map { Term($0.variable, $0.coefficient * sign) }
    let now = value(of: form)
    var distance = 1024 * (1 + abs(now))
    // First of all, because most ends are near, and a cone is all corner: to search it takes
    // hundreds of times as long.
    if let end = end(of: form, within: distance, of: now) { return end }
    guard !isUnbounded(form) else { return .infinity }
    while distance < 1e15 {
      distance *= 1024
      if let end = end(of: form, within: distance, of: now) { return end }
    }
    return .infinity
  }

  /// The greatest value of the sum if it is nearer than some distance.
  private func end(of form: [Term], within distance: Double, of now: Double) -> Double? {
    let (trial, error) = wishing(form, now + distance)
    return error > distance * 1e-6 ? trial.value(of: form) : nil
  }

  /// Whether the sum grows beyond all bounds.
  ///
  /// The directions in which the best answers go on for ever are the answers of the same system
  /// with every constant zero: a sum of absolute errors stays what it is along such a direction
  /// only if each of them does. They form a cone, so that a wish is either met or not at all.
  private func isUnbounded(_ form: [Term]) -> Bool {
    var cone = self
    for component in Set(form.map { componentIndex(ofVariable: $0.variable.id) }).sorted()
    where component >= 0 {
      for row in components[component].rows { cone.setConstant(0, of: ConstraintID(id: row)) }
    }
    cone.solve()
    return cone.wishing(form, 1).error < 0.5
  }

  /// A solved copy with a wish weaker than every priority, and how far it misses that.
  private func wishing(_ form: [Term], _ value: Double) -> (trial: Solver, error: Double) {
    var trial = self
    let wish = trial.addConstraint(LinearConstraint(form, .equal, value, priority: -1))
    trial.solve()
    return (trial, trial.error(of: wish))
  }

  package func value(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.id] }
  }
}
