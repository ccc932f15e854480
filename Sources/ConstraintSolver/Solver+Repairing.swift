extension Solver {
  /// Follows departures that pay until none of the candidates has one.
  ///
  /// A position is looked at again only if a pivot changed its direction, or a row turned that moves
  /// along it: after an edit the work is that of the rows it concerns, and not of the system.
  mutating func repair(_ component: Int, _ patience: inout Patience) -> SearchOutcome {
    defer { scratch.search.dropCandidates() }
    while let position = scratch.search.candidates.last {
      scratch.search.dropCandidate(at: scratch.search.candidates.count - 1)
      if components[component].factorization.isRefactorizationDue, refresh(component) {
        return .disturbed
      }
      guard let departure = departure(position, component) else { continue }
      guard let length = pivot(departure, in: component, isCautious: false) else { return .lost }
      patience.note(length)
      if patience.isThin || patience.isOver { return .disturbed }
      if scratch.search.isRestricted { keepOpen(departure, component) }
      suspectConsequences(of: departure, component)
    }
    return .done
  }

  /// A departure that only the tie rule wants changes no level, and so what the levels closed stays
  /// closed. Looking at all positions again was half of the instructions of solving a tree of contents
  /// (by callgrind).
  private mutating func keepOpen(_ departure: Departure, _ component: Int) {
    guard case .tie = departure.level else {
      // Rounding: the levels were not at their least.
      scratch.search.isRestricted = false
      for position in components[component].variables { scratch.search.propose(position) }
      return
    }
    open(departure.position, for: basis[departure.position], below: -.infinity)
  }

  private mutating func suspectConsequences(of departure: Departure, _ component: Int) {
    proposeCoordinates(besides: departure.position)
    if !scratch.isSettled { scratch.search.propose(departure.position) }
    let entering = basis[departure.position]
    for moving in scratch.movingRows where moving.hasTurned && entering != .row(moving.row) {
      suspect(.row(moving.row), in: component)
    }
    for variable in scratch.turnedStays where entering != .stay(variable) {
      suspect(.stay(variable), in: component)
    }
  }

  /// Makes candidates of the positions whose verdict depends on a row: its own or, if it is not tight,
  /// all that make it up.
  mutating func suspect(_ member: BasisMember, in component: Int) {
    let position = member.isStay ? stayPositions[member.index] : rows[member.index].basisPosition
    guard position < 0 else {
      scratch.search.propose(position)
      return
    }
    addToGradient(member)
    solveMultipliers(in: component)
    proposeCoordinates(besides: nil)
  }

  private mutating func proposeCoordinates(besides own: Int?) {
    for position in scratch.multipliers.pattern where position != own {
      scratch.search.propose(position)
    }
  }

  /// What all levels together, and then the tie rule, say about the two ways of a tight row.
  private mutating func departure(_ position: Int, _ component: Int) -> Departure? {
    scratch.pricingCount += 1
    explore(position, sign: 1, in: component)
    for sign in Pricing.signs {
      switch verdict(position, sign) {
      case .costs: continue
      case .pays(let departure): return departure
      case .isFree: if let departure = tieDeparture(position, sign) { return departure }
      }
    }
    return nil
  }

  private enum Verdict {
    case costs, isFree
    case pays(Departure)
  }

  @inline(__always)
  private func verdict(_ position: Int, _ sign: Double) -> Verdict {
    var own: (priority: Float, slope: Double) = (-.infinity, 0)
    if !basis[position].isStay {
      let row = rows[basis[position].index]
      own = (row.priority, row.slope(toward: sign))
    }
    var above = Float.infinity
    while let priority = strongestChange(below: above, own) {
      let rate = change(of: priority, own, sign)
      if rate < 0 {
        return .pays(
          Departure(position: position, sign: sign, level: .priority(priority), rate: rate))
      }
      if rate > 0 { return .costs }
      above = priority
    }
    return .isFree
  }

  @inline(__always)
  private func strongestChange(
    below limit: Float, _ own: (priority: Float, slope: Double)
  ) -> Float? {
    var strongest = -Float.infinity
    if own.slope != 0, own.priority < limit { strongest = own.priority }
    for moving in scratch.movingRows where moving.gradient != 0 {
      if moving.priority < limit, moving.priority > strongest { strongest = moving.priority }
    }
    return strongest > -.infinity ? strongest : nil
  }

  @inline(__always)
  private func change(
    of priority: Float, _ own: (priority: Float, slope: Double), _ sign: Double
  ) -> Double {
    var sum = own.priority == priority ? own.slope : 0
    var magnitude = sum
    for moving in scratch.movingRows where moving.priority == priority {
      let change = moving.gradient * moving.rate * sign
      sum += change
      magnitude += abs(change)
    }
    return abs(sum) > Self.rateTolerance * magnitude ? sum : 0
  }
}
