extension Solver {
  /// Decides which variables have different values in equally good solutions, by moving a
  /// combination of all of them. Each search that finds a movement decides several.
  ///
  /// - Returns: false if a search was abandoned, so that some of the variables are not decided.
  func decide(
    _ undecided: [Int], in component: Int, _ isUndetermined: inout [Bool]
  ) -> Bool {
    var left = undecided.sorted().filter { !isUndetermined[$0] && values[$0].isFinite }
    guard !left.isEmpty else { return true }
    let part = restricted(to: [component]).solver
    var workLeft = pivotLimit.work
    while !left.isEmpty {
      guard let up = part.moved(left, by: 1, within: &workLeft),
        let down = part.moved(left, by: -1, within: &workLeft)
      else { return false }
      guard !(up.isEmpty && down.isEmpty) else { return true }
      for variable in up + down { isUndetermined[variable] = true }
      left.removeAll { isUndetermined[$0] }
    }
    return true
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
    let distance = sign * (1 + variables.reduce(0) { max($0, abs(values[$1])) })
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
