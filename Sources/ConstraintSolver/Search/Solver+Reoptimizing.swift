extension Solver {
  /// Prices queued positions one by one and pivots until the queue is empty.
  ///
  /// A position is queued again only if a pivot changed its direction, or if a row that its
  /// direction moves has flipped. After an edit the work is therefore in proportion to the rows it
  /// affects, not to the component.
  mutating func reoptimize(_ component: Int, _ budget: inout IterationBudget) -> SearchOutcome {
    defer { workspace.search.clearQueue() }
    let most = workspace.pricingCount + components[component].variables.count
    while let position = workspace.search.queue.last {
      workspace.search.dequeue(at: workspace.search.queue.count - 1)
      if components[component].factorization.isRefactorizationDue, refreshValues(of: component) {
        return .restart
      }
      // Each takes a direction; level by level all positions are priced at once.
      if workspace.pricingCount > most { return .restart }
      guard let leaving = leavingCandidate(position, component) else { continue }
      guard let stepLength = pivot(leaving, in: component, usesBlandRule: false) else {
        return .unbounded
      }
      budget.recordStep(stepLength, work: workspace.work)
      if budget.isStalling || budget.isExhausted { return .restart }
      queueAffectedPositions(after: leaving, component)
    }
    return .optimal
  }

  private mutating func queueAffectedPositions(after leaving: LeavingCandidate, _ component: Int) {
    enqueueCoordinates(besides: leaving.position)
    if !workspace.isEnteringFixed { workspace.search.enqueue(leaving.position) }
    let entering = basis[leaving.position]
    for moving in workspace.movingRows where moving.hasFlipped && entering != .row(moving.row) {
      queueForPricing(.row(moving.row), in: component)
    }
    for variable in workspace.flippedStays where entering != .stay(variable) {
      queueForPricing(.stay(variable), in: component)
    }
  }

  /// Queues for repricing every basis position that a row affects: its own or, for a nonbasic row,
  /// those where its coordinates are nonzero.
  mutating func queueForPricing(_ member: BasisMember, in component: Int) {
    let position = member.isStay ? stayPositions[member.index] : rows[member.index].basisPosition
    guard position < 0 else {
      workspace.search.enqueue(position)
      return
    }
    addToGradient(member)
    solveMultipliers(in: component)
    enqueueCoordinates(besides: nil)
  }

  private mutating func enqueueCoordinates(besides own: Int?) {
    for position in workspace.multipliers.pattern where position != own {
      workspace.search.enqueue(position)
    }
  }

  /// Prices both signs of a position on all levels, and then by the tie rule.
  private mutating func leavingCandidate(_ position: Int, _ component: Int) -> LeavingCandidate? {
    workspace.pricingCount += 1
    prepareDirection(position, sign: 1, in: component)
    for sign in Pricing.signs {
      switch lexicographicSign(position, sign) {
      case .positive: continue
      case .negative(let leaving): return leaving
      case .zero:
        if appliesTieRule, let leaving = tieCandidate(position, sign) { return leaving }
      }
    }
    return nil
  }

  private enum LexicographicSign {
    case positive, zero
    case negative(LeavingCandidate)
  }

  @inline(__always)
  private func lexicographicSign(_ position: Int, _ sign: Double) -> LexicographicSign {
    var own: (priority: Float, slope: Double) = (-.infinity, 0)
    if !basis[position].isStay {
      let row = rows[basis[position].index]
      own = (row.priority, row.slope(toward: sign))
    }
    var above = Float.infinity
    while let priority = strongestAffectedLevel(below: above, own) {
      let reducedCost = self.reducedCost(of: priority, own, sign)
      if reducedCost < 0 {
        return .negative(
          LeavingCandidate(
            position: position, sign: sign, level: .priority(priority), reducedCost: reducedCost))
      }
      if reducedCost > 0 { return .positive }
      above = priority
    }
    return .zero
  }

  @inline(__always)
  private func strongestAffectedLevel(
    below limit: Float, _ own: (priority: Float, slope: Double)
  ) -> Float? {
    var strongest = -Float.infinity
    if own.slope != 0, own.priority < limit { strongest = own.priority }
    for moving in workspace.movingRows where moving.gradient != 0 {
      if moving.priority < limit, moving.priority > strongest { strongest = moving.priority }
    }
    return strongest > -.infinity ? strongest : nil
  }

  @inline(__always)
  private func reducedCost(
    of priority: Float, _ own: (priority: Float, slope: Double), _ sign: Double
  ) -> Double {
    var sum = own.priority == priority ? own.slope : 0
    var magnitude = sum
    for moving in workspace.movingRows where moving.priority == priority {
      let term = moving.gradient * moving.rate * sign
      sum += term
      magnitude += abs(term)
    }
    return abs(sum) > Tolerance.rate * magnitude ? sum : 0
  }
}
