extension Solver {
  /// The departures among equally good answers that the tie rule wants.
  ///
  /// - Parameter collectsAll: false stops at the first.
  mutating func tieDepartures(
    _ component: Int, _ pricing: Pricing, collectsAll: Bool
  ) -> [Departure] {
    var found: [Departure] = []
    guard pricing.openCount > 0 else { return [] }
    for (i, slot) in components[component].variables.enumerated() where pricing.isOpen(i) {
      for side in Pricing.sides where pricing.isOpen(i, side) {
        solveDirection(slot, sign: side, in: component)
        guard let departure = tieDeparture(component, slot, side) else { continue }
        found.append(departure)
        if !collectsAll { return found }
      }
    }
    return found
  }

  /// The strongest tie level that the direction changes decides; each has one row.
  private func tieDeparture(_ component: Int, _ slot: Int, _ side: Double) -> Departure? {
    let leaving = occupants[slot]
    for row in components[component].rows {
      let slope =
        leaving == .row(row)
        ? rows[row].slope(toward: side)
        : rows[row].slot < 0 ? rows[row].gradient * rate(of: row) : 0
      guard slope != 0 else { continue }
      return slope < 0
        ? Departure(slot: slot, side: side, level: .tie(.row(row)), rate: slope) : nil
    }
    for variable in components[component].variables {
      let slope =
        leaving == .stay(variable)
        ? 1 : staySlots[variable] < 0 ? staySides[variable] * rate(ofVariable: variable) : 0
      guard slope != 0 else { continue }
      return slope < 0
        ? Departure(slot: slot, side: side, level: .tie(.stay(variable)), rate: slope) : nil
    }
    return nil
  }
}
