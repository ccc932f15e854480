/// Block pivots: the violated equations of a level enter the basis together.
extension Solver {
  /// Lets the violated equations of a level replace members with an open sign, as many as are independent.
  /// One by one, each would move most variables of a long chain.
  ///
  /// The members that give way may violate stronger levels. The new basis is kept only if that is
  /// little for what is gained; the search then begins again at the strongest level. There is one
  /// attempt for each level after a crash basis, so that this cannot cycle.
  ///
  /// Inequalities and rows of one variable, such as those of contents, are left to pivots: a long step
  /// often passes many of them.
  ///
  /// - Returns: whether the basis changed.
  mutating func pivotInBlock(_ level: Level) -> Bool {
    let component = level.component
    guard level.priority < components[component].weakestBlockLevel else { return false }
    let violated = level.rows.filter {
      rows[$0].isNonbasic && rows[$0].error > 0 && rows[$0].relation == .equal
        && rows[$0].termCount > 1
    }
    guard violated.count >= WorkLimit.blockEquations else { return false }
    components[component].weakestBlockLevel = level.priority
    let open = components[component].variables.filter { isOpen($0, below: level.priority) }
    let exchange = blockExchange(of: violated, at: open, in: component)
    return !exchange.isEmpty && improve(level, by: exchange)
  }

  private mutating func improve(_ level: Level, by exchange: BlockExchange) -> Bool {
    let members = components[level.component].rowsByStrength.prefix {
      rows[$0].priority >= level.priority
    }
    return perform(exchange, in: level.component, ifImproving: members, slack: [])
  }

  /// Lets the inequalities that prefer equality replace members with an open sign before the tie rule takes them
  /// one by one, under the same conditions. There is one attempt after a crash basis, too.
  ///
  /// - Parameter levels: of their slack, in tie order.
  /// - Returns: whether the basis changed. The search then begins again at the strongest level.
  mutating func pivotInBlock(_ levels: [TieLevel], in component: Int) -> Bool {
    guard components[component].weakestBlockLevel > -.infinity else { return false }
    let slack = levels.map(\.member.index).filter { rows[$0].isNonbasic }
    let open = components[component].variables.filter { workspace.search.open[$0] != 0 }
    guard min(slack.count, open.count) >= WorkLimit.blockEquations else { return false }
    components[component].weakestBlockLevel = -.infinity
    let exchange = blockExchange(of: slack, at: open, in: component)
    let members = components[component].rowsByStrength[...]
    return !exchange.isEmpty
      && perform(exchange, in: component, ifImproving: members, slack: slack)
  }

  /// - Parameters:
  ///   - members: rows whose errors count, in order of strength.
  ///   - slack: rows whose residuals count, after all errors.
  private mutating func perform(
    _ exchange: BlockExchange, in component: Int, ifImproving members: ArraySlice<Int>,
    slack: [Int]
  ) -> Bool {
    let before = errors(of: members, slack: slack) { solver, row in solver.rows[row] }
    let factors = components[component].factorization
    guard perform(exchange, in: component) else { return false }
    solveForValues(of: component)
    let after = errors(of: members, slack: slack) { solver, row in solver.solvedRow(row) }
    guard Self.isImprovement(from: before, to: after) else {
      undo(exchange, factors, in: component)
      return false
    }
    keep(exchange)
    applyNewBasis(of: component)
    return true
  }

  private mutating func applyNewBasis(of component: Int) {
    workspace.knownDirection = nil
    components[component].directions.removeAll()
    components[component].needsResiduals = true
    recomputeValues(of: component)
    if leavesOutContradictions { resetEdges(of: component) }
    statistics.pivots += 1
    workspace.pivotCount += 1
  }

  /// The error of each level of some rows, and then the sum of the residuals of others, if there are any.
  ///
  /// - Parameter members: in order of strength.
  private mutating func errors(
    of members: ArraySlice<Int>, slack: [Int], _ state: (inout Solver, Int) -> Row
  ) -> [Double] {
    var errors: [Double] = []
    var priority = Float.nan
    for row in members {
      if rows[row].priority != priority { errors.append(0) }
      priority = rows[row].priority
      if rows[row].isNonbasic { errors[errors.count - 1] += state(&self, row).error }
    }
    guard !slack.isEmpty else { return errors }
    errors.append(0)
    for row in slack where rows[row].isNonbasic {
      errors[errors.count - 1] += abs(state(&self, row).residual)
    }
    return errors
  }

  private static func isImprovement(from before: [Double], to after: [Double]) -> Bool {
    guard let old = before.last, let new = after.last else { return false }
    let rise = zip(before, after).dropLast().reduce(0) { $0 + max(0, $1.1 - $1.0) }
    return new < old && rise * WorkLimit.blockGain <= old - new
  }
}
