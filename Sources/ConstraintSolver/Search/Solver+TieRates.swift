/// The rates at which open positions move a nonbasic member of the tie rule.
extension Solver {
  mutating func tieRates(
    of member: BasisMember, _ component: Int, _ moves: TieMoves
  ) -> [(position: Int, rate: Double)] {
    if moves.isKnown { return moves.rates(of: member) }
    addToGradient(member)
    solveMultipliers(in: component)
    workspace.pricingCount += workspace.multipliers.patternCount
    swap(&workspace.search.prices, &workspace.multipliers)
    defer { workspace.search.prices.clear() }
    let open = workspace.search.prices.pattern.filter { workspace.search.open[$0] != 0 }
    let small = open.filter { isSmallRate($0, of: member) }
    if small.count >= WorkLimit.refinedPrices { refineSmallRates(small, of: member, component) }
    return open.map { ($0, tieRate(of: member, at: $0, component)) }
  }

  private func isSmallRate(_ position: Int, of member: BasisMember) -> Bool {
    abs(workspace.search.prices[position]) * norm(of: basis[position])
      <= Tolerance.price * norm(of: member)
  }

  /// Makes small rates zero where nothing but rounding is left of them.
  private mutating func refineSmallRates(
    _ positions: [Int], of member: BasisMember, _ component: Int
  ) {
    workspace.gradientRest.clear()
    addToGradientRest(1, member)
    solveCorrection(in: component)
    for position in positions {
      let rate = workspace.search.prices[position] + workspace.multipliers[position]
      guard abs(rate) * norm(of: basis[position]) <= Tolerance.refinedPrice * norm(of: member)
      else { continue }
      workspace.search.prices.set(0, at: position)
    }
  }

  /// The change of a member per unit of the residual with which the basic row at a position leaves; zero
  /// if it is within rounding.
  private mutating func tieRate(
    of member: BasisMember, at position: Int, _ component: Int
  ) -> Double {
    let rate = workspace.search.prices[position]
    guard rate != 0, isSmallRate(position, of: member) else { return rate }
    // Whether a small rate is rounding shows only in the terms of its sum.
    solveDirection(position, sign: 1, in: component)
    return member.isStay ? self.rate(ofVariable: member.index) : self.rate(of: member.index)
  }
}
