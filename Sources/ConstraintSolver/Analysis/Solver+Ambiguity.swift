extension Solver {
  /// The variables that have different values in different equally good solutions, ascending. The
  /// tie rule is ignored, and variables that no constraint uses are included.
  package mutating func undeterminedVariables() -> [Variable] {
    grow()
    workspace.knownDirection = nil
    for component in undetermined.takeOutdated() where !components[component].variables.isEmpty {
      let found = findUndetermined(component)
      if !found.isEmpty { undetermined[component] = found }
    }
    var isUndetermined = componentOf.map { $0 < 0 }
    for component in undetermined.components where !components[component].variables.isEmpty {
      for variable in undetermined[component] ?? [] { isUndetermined[variable] = true }
    }
    return isUndetermined.indices.filter { isUndetermined[$0] }.map { Variable(id: $0) }
  }

  /// A basic row that can leave without a cost on any level moves its variables, unless a nonbasic
  /// row with residual zero blocks it at once. In that case only a search among the equally good
  /// solutions decides.
  private mutating func findUndetermined(_ component: Int) -> [Int] {
    let variables = components[component].variables
    let pricing = price(component)
    guard pricing.openCount > 0 else { return [] }
    var undecided: [Int] = []
    var isUndetermined = Array(repeating: false, count: values.count)
    let blocked = blockedMoves(in: component)
    for (i, position) in variables.enumerated() where pricing.isOpen(i) {
      for sign in Pricing.signs where pricing.isOpen(i, sign) {
        if blocked.contains(SignedPosition(position: position, isPositive: sign > 0)) { continue }
        prepareDirection(position, sign: sign, in: component)
        let moved = workspace.direction.pattern.filter { rate(ofVariable: $0) != 0 }
        if isBlockedAtOnce {
          undecided += moved
        } else {
          for variable in moved { isUndetermined[variable] = true }
        }
      }
    }
    decide(undecided, in: component, &isUndetermined)
    return variables.filter { isUndetermined[$0] }
  }

  /// One of the two signs with which the basic row at a position can leave.
  private struct SignedPosition: Hashable {
    var position: Int
    var isPositive: Bool
  }

  /// Moves that are always blocked, because a nonbasic row with residual zero is a multiple of the
  /// basic row: for example the other bound of a content size. This avoids a search for each of
  /// them.
  private func blockedMoves(in component: Int) -> Set<SignedPosition> {
    var blocked: Set<SignedPosition> = []
    var basic: [Int: (position: Int, coefficient: Double)] = [:]
    for position in components[component].variables where !basis[position].isStay {
      guard let term = onlyTerm(of: basis[position].index) else { continue }
      basic[term.variable] = (position, term.coefficient)
    }
    for row in components[component].rows
    where rows[row].basisPosition < 0 && rows[row].residual == 0 {
      guard let term = onlyTerm(of: row), let basicRow = basic[term.variable] else { continue }
      let rate = term.coefficient / basicRow.coefficient
      blocked.insert(
        SignedPosition(position: basicRow.position, isPositive: rate * rows[row].sign < 0))
    }
    return blocked
  }

  private func onlyTerm(of row: Int) -> (variable: Int, coefficient: Double)? {
    guard rows[row].termCount == 1 else { return nil }
    let term = pool[rows[row].firstTerm]
    return (term.variable, term.coefficient)
  }

  private var isBlockedAtOnce: Bool {
    workspace.movingRows.contains { moving in
      rows[moving.row].residual == 0 && moving.rate * rows[moving.row].sign < 0
    }
  }

  /// Decides which variables have different values in equally good solutions, by moving a
  /// combination of all of them. Each search that finds a movement decides several.
  private func decide(
    _ undecided: [Int], in component: Int, _ isUndetermined: inout [Bool]
  ) {
    var left = Set(undecided).sorted().filter { !isUndetermined[$0] && values[$0].isFinite }
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

/// The first prime numbers, by the sieve of Eratosthenes.
private struct Primes: Sequence {
  private let primes: ArraySlice<Int>

  init(count: Int) {
    // The n-th prime is less than n (ln n + ln ln n) for n > 5 (Rosser, 1941); the binary logarithm
    // is larger than both.
    let bits = Int.bitWidth - (count + 6).leadingZeroBitCount
    var isPrime = Array(repeating: true, count: (count + 6) * bits)
    for number in isPrime.indices.dropFirst(2) where isPrime[number] {
      for multiple in stride(from: number * number, to: isPrime.count, by: number) {
        isPrime[multiple] = false
      }
    }
    primes = isPrime.indices.dropFirst(2).filter { isPrime[$0] }.prefix(count)
  }

  func makeIterator() -> ArraySlice<Int>.Iterator { primes.makeIterator() }
}
