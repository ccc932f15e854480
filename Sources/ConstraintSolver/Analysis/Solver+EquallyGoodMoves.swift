extension Solver {
  /// Decides which variables have different values in equally good solutions, by moving a
  /// combination of all of them. Each search that finds a movement decides several.
  func decide(
    _ undecided: [Int], in component: Int, _ isUndetermined: inout [Bool]
  ) {
    var left = undecided.sorted().filter { !isUndetermined[$0] && values[$0].isFinite }
    guard !left.isEmpty else { return }
    let part = restricted(to: [component])
    while !left.isEmpty {
      let moved = part.moved(left, by: 1) + part.moved(left, by: -1)
      guard !moved.isEmpty else { return }
      for variable in moved { isUndetermined[variable] = true }
      left.removeAll { isUndetermined[$0] }
    }
  }

  /// The variables that move when an objective weaker than every constraint pulls at all of them.
  ///
  /// The coefficients are the square roots of different primes. They are linearly independent over
  /// the rational numbers (Besicovitch, Journal of the London Mathematical Society 15, 1940,
  /// doi:10.1112/jlms/s1-15.1.3), and directions between solutions of layouts are rational, so that
  /// no movement cancels.
  private func moved(_ variables: [Int], by sign: Double) -> [Int] {
    var trial = self
    trial.appliesTieRule = false
    let form = zip(variables, Primes(count: variables.count)).map {
      Term(Variable(id: $0), Double($1).squareRoot())
    }
    let distance = sign * (1 + variables.reduce(0) { max($0, abs(values[$1])) })
    _ = trial.addConstraint(
      LinearConstraint(form, .equal, value(of: form) + distance, priority: -1))
    trial.solve()
    return variables.filter {
      abs(trial.values[$0] - values[$0]) > Tolerance.displacement * (1 + abs(values[$0]))
    }
  }
}
