extension Solver {
  /// The variables that have different values in different equally good solutions, ascending. The
  /// tie rule is ignored, and variables that no constraint uses are included.
  package mutating func undeterminedVariables() -> [Variable] {
    let isUndetermined = undeterminedFlags()
    return isUndetermined.indices.filter { isUndetermined[$0] }.map { Variable(id: $0) }
  }

  /// The variables of which it is not known, because a search was abandoned, ascending.
  package mutating func undecidedVariables() -> [Variable] {
    guard hasAbandonedMoves else { return [] }
    updateUndetermined()
    return undetermined.components.filter { !components[$0].variables.isEmpty }
      .flatMap { undetermined[$0]?.undecided ?? [] }.sorted().map { Variable(id: $0) }
  }

  private mutating func updateUndetermined() {
    grow()
    defer { flushCounts() }
    workspace.knownDirection = nil
    for component in undetermined.takeOutdated() where !components[component].variables.isEmpty {
      let result = knownUndetermined(component) ?? findUndetermined(component)
      guard !result.found.isEmpty || !result.undecided.isEmpty else { continue }
      undetermined[component] = result
    }
  }

  /// Those of a system that came back.
  private func knownUndetermined(_ component: Int) -> UndeterminedVariables? {
    components[component].savedBasis.flatMap { savedBases.undetermined(ofBasis: $0) }
  }

  /// Those that are undetermined, by variable.
  package mutating func undeterminedFlags() -> [Bool] {
    updateUndetermined()
    var isUndetermined = componentOf.map { $0 < 0 }
    for component in components {
      for variable in component.looseVariables { isUndetermined[variable] = true }
    }
    for component in undetermined.components where !components[component].variables.isEmpty {
      for variable in undetermined[component]?.found ?? [] { isUndetermined[variable] = true }
    }
    return isUndetermined
  }

  /// A basic row that can leave without a cost on any level moves its variables, unless a nonbasic
  /// row with residual zero blocks it at once. In that case only a search among the equally good
  /// solutions decides.
  private mutating func findUndetermined(_ component: Int) -> UndeterminedVariables {
    let variables = components[component].variables
    let pricing = price(component)
    guard pricing.openCount > 0 else { return UndeterminedVariables(found: [], undecided: []) }
    var moves = FreeMoves(variableCount: values.count, pricing.openCount)
    if moves.areMany { moves.shares = workspace.primeRoots.first(variables.count) }
    let blocked = blockedMoves(in: component)
    let doubtful = followUnblocked(pricing, blocked, moves: &moves, in: component)
    for i in doubtful where mayMoveOthers(variables[i], moves: &moves, in: component) {
      for sign in Pricing.signs where isMove(i, sign, pricing, blocked, variables) {
        prepareDirection(variables[i], sign: sign, in: component)
        let moved = workspace.direction.pattern.filter { rate(ofVariable: $0) != 0 }
        moves.record(moved, isBlocked: isBlockedAtOnce)
      }
      moves.endRow()
    }
    var isUndetermined = moves.isUndetermined
    let undecided = decide(moves.undecided, in: component, &isUndetermined)
    if !undecided.isEmpty { hasAbandonedMoves = true }
    let result = UndeterminedVariables(
      found: variables.filter { isUndetermined[$0] }, undecided: undecided)
    if undecided.isEmpty, let known = components[component].savedBasis {
      savedBases.record(result, ofBasis: known)
    }
    return result
  }

  private func isMove(
    _ i: Int, _ sign: Double, _ pricing: Pricing, _ blocked: BlockedMoves, _ variables: [Int]
  ) -> Bool {
    pricing.isOpen(i, sign) && !blocked.contains(variables[i], sign)
  }

  /// Records what the rows that no row with residual zero depends on move, in one solve for all of
  /// them.
  ///
  /// - Returns: the other rows that can leave, as indices of positions.
  private mutating func followUnblocked(
    _ pricing: Pricing, _ blocked: BlockedMoves, moves: inout FreeMoves, in component: Int
  ) -> [Int] {
    let variables = components[component].variables
    let free = variables.indices.filter { i in
      Pricing.signs.contains { isMove(i, $0, pricing, blocked, variables) }
    }
    guard moves.areMany else { return free }
    findMovers(of: blocked.others, in: component)
    defer { workspace.search.prices.clear() }
    let doubtful = free.filter { workspace.search.prices[variables[$0]] != 0 }
    for i in free where workspace.search.prices[variables[i]] == 0 {
      workspace.unitVector.add(moves.shares[i], at: variables[i])
    }
    solveDirection(in: component)
    moves.record(
      workspace.direction.pattern.filter { rate(ofVariable: $0) != 0 }, isBlocked: false)
    return doubtful
  }

  /// Computes which basic rows move at least one of some nonbasic rows: those whose prices in the workspace are not
  /// zero afterwards. Rounding leaves small prices, too; a second solve with twice the digits clears these.
  private mutating func findMovers(of others: [Int], in component: Int) {
    let shares = workspace.primeRoots.first(others.count)
    for (row, share) in zip(others, shares) { addToGradient(row, share: share) }
    solveMultipliers(in: component)
    swap(&workspace.search.prices, &workspace.multipliers)
    workspace.gradientRest.clear()
    for (row, share) in zip(others, shares) { addToGradientRest(share, .row(row)) }
    solveCorrection(in: component)
    let scale = zip(others, shares).reduce(0) { $0 + $1.1 * rows[$1.0].norm }
    for position in workspace.search.prices.pattern {
      let rate = workspace.search.prices[position] + workspace.multipliers[position]
      guard abs(rate) * norm(of: basis[position]) <= Tolerance.refinedPrice * scale else {
        continue
      }
      workspace.search.prices.set(0, at: position)
    }
  }

  /// Whether the basic row at a position may move a variable about which nothing is known yet: one
  /// solve for all positions, with a form of those variables, instead of a direction for each.
  private mutating func mayMoveOthers(
    _ position: Int, moves: inout FreeMoves, in component: Int
  ) -> Bool {
    guard moves.areMany else { return true }
    if moves.needsForm {
      moves.beginForm()
      for (variable, share) in zip(components[component].variables, moves.shares)
      where !moves.isKnown[variable] {
        workspace.workVector.add(share, at: permutation.stepOfVariable[variable])
      }
      solveMultipliers(in: component)
    }
    return workspace.multipliers[position] != 0
  }

  private struct BlockedMoves {
    /// By position: the signs, bit 0 positive and bit 1 negative, with which the basic row cannot leave, because
    /// a nonbasic row with residual zero is a multiple of it: for example the other bound of a content size. This
    /// avoids a search for each of them.
    private var signs: [UInt8]
    /// The other nonbasic rows with residual zero.
    var others: [Int] = []

    init(positionCount: Int) { signs = Array(repeating: 0, count: positionCount) }

    func contains(_ position: Int, _ sign: Double) -> Bool {
      signs[position] & (sign > 0 ? 1 : 2) != 0
    }

    mutating func insert(_ position: Int, isPositive: Bool) {
      signs[position] |= isPositive ? 1 : 2
    }
  }

  private func blockedMoves(in component: Int) -> BlockedMoves {
    var blocked = BlockedMoves(positionCount: values.count)
    var bounds = Array(repeating: -1, count: values.count)
    for position in components[component].variables where !basis[position].isStay {
      guard let term = onlyTerm(of: basis[position].index) else { continue }
      bounds[term.variable] = position
    }
    for row in components[component].rows
    where rows[row].basisPosition < 0 && rows[row].residual == 0 {
      guard let term = onlyTerm(of: row), bounds[term.variable] >= 0 else {
        blocked.others.append(row)
        continue
      }
      let position = bounds[term.variable]
      let coefficient = pool[rows[basis[position].index].firstTerm].coefficient
      let rate = term.coefficient / coefficient
      blocked.insert(position, isPositive: rate * rows[row].sign < 0)
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
}
