extension Solver {
  /// Decides which variables have different values in equally good solutions, by moving a
  /// combination of all of them, in turn to either side. Each search that finds a movement decides several.
  ///
  /// - Returns: the variables that are not decided, because a search was abandoned.
  mutating func decide(
    _ undecided: [Int], in component: Int, _ isUndetermined: inout [Bool]
  ) -> [Int] {
    var left = undecided.sorted().filter { !isUndetermined[$0] && values[$0].isFinite }
    guard !left.isEmpty else { return [] }
    let part = restricted(to: [component]).solver
    let most = min(pivotLimit.work, moveWorkLimit - moveWork)
    var workLeft = most
    defer { moveWork += most - workLeft }
    var (sign, isHeld) = (1.0, false)
    while !left.isEmpty {
      guard workLeft > 0, let moved = part.moved(left, by: sign, within: &workLeft) else {
        return left
      }
      if moved.isEmpty && isHeld { return [] }
      for variable in moved { isUndetermined[variable] = true }
      left.removeAll { isUndetermined[$0] }
      (sign, isHeld) = (-sign, moved.isEmpty)
    }
    return []
  }

  /// The variables that move when an objective weaker than every constraint pulls at all of them.
  ///
  /// The coefficients are the square roots of different primes. They are linearly independent over
  /// the rational numbers (Besicovitch, Journal of the London Mathematical Society 15, 1940,
  /// doi:10.1112/jlms/s1-15.1.3), and directions between solutions of layouts are rational, so that
  /// no movement cancels.
  ///
  /// - Parameter workLeft: what all searches together may still take.
  /// - Returns: nil if the search was abandoned.
  private func moved(
    _ variables: [Int], by sign: Double, within workLeft: inout Int
  ) -> [Int]? {
    var trial = self
    trial.appliesTieRule = false
    trial.pivotLimit.work = workLeft
    let form = zip(variables, trial.workspace.primeRoots.first(variables.count)).map {
      Term(Variable(id: $0), $1)
    }
    // So far that no few of them reach it where all are bounded: each of the others would take a search.
    let farthest = 1 + variables.reduce(0) { max($0, abs(values[$1])) }
    let distance = sign * form.reduce(0) { $0 + $1.coefficient * farthest }
    _ = trial.addConstraint(
      LinearConstraint(form, .equal, value(of: form) + distance, priority: -1))
    trial.solve()
    workLeft -= trial.statistics.work - statistics.work
    guard trial.isBestSolution, workLeft > 0 else { return nil }
    return variables.filter {
      abs(trial.values[$0] - values[$0]) > Tolerance.displacement * (1 + abs(values[$0]))
    }
  }
}
