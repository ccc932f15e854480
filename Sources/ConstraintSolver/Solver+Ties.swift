extension Solver {
  /// What the strongest tie level that `scratch.direction` changes decides; each has one row.
  ///
  /// - Parameter side: the sign of the direction to take.
  func tieDeparture(_ slot: Int, _ side: Double) -> Departure? {
    guard let (deciding, slope) = decidingTie(slot, side), slope < 0 else { return nil }
    return Departure(slot: slot, side: side, level: .tie(deciding), rate: slope)
  }

  private func decidingTie(_ slot: Int, _ side: Double) -> (Occupant, slope: Double)? {
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
    // A row decides before any variable.
    if let first, !first.0.isStay { return first }
    for variable in scratch.direction.pattern where staySlots[variable] < 0 {
      consider(.stay(variable), staySides[variable] * rate(ofVariable: variable) * side)
    }
    return first
  }

  /// All departures among equally good answers that the tie rule wants.
  mutating func allTieDepartures(_ component: Int, _ pricing: Pricing) -> [Departure] {
    var found: [Departure] = []
    guard pricing.openCount > 0 else { return [] }
    for (i, slot) in components[component].variables.enumerated() where pricing.isOpen(i) {
      explore(slot, sign: 1, in: component)
      for side in Pricing.sides where pricing.isOpen(i, side) {
        if let departure = tieDeparture(slot, side) { found.append(departure) }
      }
    }
    return found
  }
}
