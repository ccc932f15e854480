extension Solver {
  /// The interval of values that a linear form takes among equally good solutions; the tie rule is
  /// ignored.
  ///
  /// - Precondition: the solver is solved.
  /// - Returns: nil if a search for an end was abandoned.
  package func range(of terms: [Term]) -> ValueRange? {
    let part = restricted(to: components(of: terms)).solver
    guard let least = part.maximum(of: terms, times: -1),
      let greatest = part.maximum(of: terms, times: 1)
    else { return nil }
    return ValueRange(least: -least, greatest: greatest)
  }

  /// The greatest value of `sign` times the form.
  private func maximum(of terms: [Term], times sign: Double) -> Double? {
    let form = terms.map { Term($0.variable, $0.coefficient * sign) }
    let now = value(of: form)
    var distance = WorkLimit.rangeDistance * (1 + abs(now))
    var isBounded = false
    while true {
      switch search(form, within: distance, from: now) {
      case .found(let maximum): return maximum
      case .unbounded: return .infinity
      case .farther: break
      case .abandoned: return nil
      }
      // Asked after the second trial, because most ends are near. At the apex of a cone everything
      // is degenerate, and its search takes hundreds of times as long.
      if distance > WorkLimit.rangeDistance * WorkLimit.rangeDistance, !isBounded {
        guard let isUnbounded = isUnbounded(form) else { return nil }
        guard !isUnbounded else { return .infinity }
        isBounded = true
      }
      guard distance < WorkLimit.farthestRangeEnd else { return .infinity }
      distance *= WorkLimit.rangeDistance
    }
  }

  /// What a trial with an objective at some distance shows.
  private enum TrialResult {
    /// The greatest value, which is nearer.
    case found(Double)
    /// There is no greatest value: nothing ends the movement that reached the objective.
    case unbounded
    case farther
    case abandoned
  }

  private func search(_ form: [Term], within distance: Double, from now: Double) -> TrialResult {
    var (trial, objective) = solved(form, at: now + distance)
    guard trial.isBestSolution else { return .abandoned }
    if trial.error(of: objective) > distance * Tolerance.rangeEnd {
      return .found(trial.value(of: form))
    }
    return trial.isEndlessRay(of: objective) ? .unbounded : .farther
  }

  /// Whether the form of a basic row can increase forever without a change of any error: no row that
  /// moves with it has an error or comes nearer to zero. Sufficient, and not necessary.
  private mutating func isEndlessRay(of objective: ConstraintID) -> Bool {
    let position = rows[objective.id].basisPosition
    guard position >= 0, let term = terms(of: objective.id).first else { return false }
    prepareDirection(position, sign: 1, in: componentIndex(ofVariable: pool[term].variable))
    return workspace.movingRows.allSatisfy { moving in
      rows[moving.row].gradient == 0 && moving.rate * rows[moving.row].sign > 0
    }
  }

  /// Whether the form is unbounded above.
  ///
  /// The directions in which equally good solutions extend forever are the solutions of the same
  /// system with all constants zero, since a sum of absolute errors remains constant along a
  /// direction only if every error does. They form a cone, so that an objective is either met in
  /// full or not at all.
  private func isUnbounded(_ form: [Term]) -> Bool? {
    var cone = self
    cone.appliesTieRule = false
    for component in components(of: form) {
      for row in components[component].rows { cone.setConstant(0, of: ConstraintID(id: row)) }
    }
    cone.solve()
    let (trial, objective) = cone.solved(form, at: 1)
    guard trial.isBestSolution else { return nil }
    return trial.error(of: objective) < Tolerance.coneObjective
  }

  /// A solved copy with an objective weaker than every constraint.
  private func solved(_ form: [Term], at value: Double) -> (trial: Solver, objective: ConstraintID)
  {
    var trial = self
    trial.appliesTieRule = false
    let objective = trial.addConstraint(LinearConstraint(form, .equal, value, priority: -1))
    trial.solve()
    return (trial, objective)
  }

  /// The value of a linear form in the last solution.
  package func value(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.id] }
  }
}
