extension Solver {
  /// Follows the open directions that the tie rule wants, until there are none left.
  ///
  /// A direction is looked at again only if a pivot changed it, or a row turned that it moves.
  mutating func settleTies(_ component: Int, _ patience: inout Patience) -> SearchOutcome {
    for slot in components[component].variables.reversed() where scratch.search.open[slot] != 0 {
      scratch.search.propose(slot)
    }
    defer { scratch.search.dropCandidates() }
    while let slot = scratch.search.candidates.last {
      scratch.search.dropCandidate(at: scratch.search.candidates.count - 1)
      guard scratch.search.open[slot] != 0 else { continue }
      guard let departure = tieDeparture(component, slot) else { continue }
      let outcome = take(departure, component, &patience)
      guard outcome == .done else { return outcome }
    }
    return .done
  }

  private mutating func take(
    _ departure: Departure, _ component: Int, _ patience: inout Patience
  ) -> SearchOutcome {
    guard let length = pivot(departure, in: component, isCautious: false) else { return .lost }
    patience.note(length)
    if patience.isThin || patience.isOver { return .disturbed }
    let entering = occupants[departure.slot]
    if scratch.movingRows.contains(where: { $0.hasTurned && entering != .row($0.row) }) {
      return .disturbed
    }
    open(departure.slot, for: entering, below: -.infinity)
    scratch.search.propose(departure.slot)
    proposeOpen()
    for variable in scratch.turnedStays where entering != .stay(variable) {
      scratch.agenda.add(1, at: places.stepOfVariable[variable])
      solveMultipliers(in: component)
      proposeOpen()
    }
    if components[component].factorization.isWorn, refresh(component) { return .disturbed }
    return .done
  }

  private mutating func proposeOpen() {
    for slot in scratch.multipliers.places where scratch.search.open[slot] != 0 {
      scratch.search.propose(slot)
    }
  }

  private mutating func tieDeparture(_ component: Int, _ slot: Int) -> Departure? {
    solveDirection(slot, sign: 1, in: component)
    findMovingRows()
    for side in Pricing.sides where scratch.search.isOpen(slot, side) {
      if let departure = tieDeparture(slot, side) { return departure }
    }
    return nil
  }

  /// All departures among equally good answers that the tie rule wants.
  mutating func allTieDepartures(_ component: Int, _ pricing: Pricing) -> [Departure] {
    var found: [Departure] = []
    guard pricing.openCount > 0 else { return [] }
    for (i, slot) in components[component].variables.enumerated() where pricing.isOpen(i) {
      solveDirection(slot, sign: 1, in: component)
      findMovingRows()
      for side in Pricing.sides where pricing.isOpen(i, side) {
        if let departure = tieDeparture(slot, side) { found.append(departure) }
      }
    }
    return found
  }

  /// What the strongest tie level that the direction changes decides; each has one row.
  ///
  /// - Parameter side: the sign of `scratch.direction` to take.
  private func tieDeparture(_ slot: Int, _ side: Double) -> Departure? {
    guard let (deciding, slope) = deciding(slot, side), slope < 0 else { return nil }
    return Departure(slot: slot, side: side, level: .tie(deciding), rate: slope)
  }

  private func deciding(_ slot: Int, _ side: Double) -> (Occupant, slope: Double)? {
    let leaving = occupants[slot]
    var first: (Occupant, slope: Double)?
    func consider(_ occupant: Occupant, _ slope: Double) {
      guard slope != 0 else { return }
      if let known = first, known.0.precedes(occupant) { return }
      first = (occupant, slope)
    }
    consider(leaving, leaving.isStay ? 1 : rows[leaving.index].slope(toward: side))
    for moving in scratch.movingRows {
      consider(.row(moving.row), rows[moving.row].gradient * moving.rate * side)
    }
    for variable in scratch.direction.places where staySlots[variable] < 0 {
      consider(.stay(variable), staySides[variable] * rate(ofVariable: variable) * side)
    }
    return first
  }
}
