/// Computes small prices again with twice the digits, all at once, to see which are only rounding.
extension Solver {
  /// Makes the reduced cost of queued positions zero where nothing but rounding is left of it.
  ///
  /// One step of iterative refinement, with residuals of twice the digits, leaves about the square of the
  /// rounding of one operation (Skeel, "Iterative Refinement Implies Numerical Stability for Gaussian
  /// Elimination", Mathematics of Computation 35(151), 1980, doi:10.1090/S0025-5718-1980-0572859-4). What is
  /// larger is left to a proof of its own.
  mutating func refineSmallPrices(_ level: Level) {
    solveCorrection(of: level)
    for position in workspace.search.queue {
      for sign in Pricing.signs where workspace.search.isOpen(position, sign) {
        guard clearReducedCost(position, sign, level) == nil else { continue }
        let slope = ownSlope(position, sign, level)
        let reducedCost =
          slope + sign * workspace.search.prices[position] + sign * workspace.multipliers[position]
        guard
          abs(reducedCost) * norm(of: basis[position]) <= Tolerance.refinedPrice * level.scale
        else { continue }
        workspace.search.prices.set(-sign * slope, at: position)
      }
    }
  }

  /// Adds to the prices of queued positions what they lack.
  mutating func refinePrices(_ level: Level) {
    solveCorrection(of: level)
    for position in workspace.search.queue {
      workspace.search.prices.add(workspace.multipliers[position], at: position)
      workspace.search.enqueue(position)
    }
  }

  /// Computes what the prices of a level lack, in `workspace.multipliers`.
  private mutating func solveCorrection(of level: Level) {
    workspace.gradientRest.clear()
    for row in level.rows where rows[row].isNonbasic && rows[row].gradient != 0 {
      addToGradientRest(rows[row].gradient, .row(row))
    }
    solveCorrection(in: level.component)
  }

  /// The same for the prices of the gradient in `workspace.gradientRest`.
  mutating func solveCorrection(in component: Int) {
    for position in workspace.search.prices.pattern where workspace.search.prices[position] != 0 {
      addToGradientRest(-workspace.search.prices[position], basis[position])
    }
    for variable in workspace.gradientRest.pattern {
      workspace.workVector.add(
        workspace.gradientRest[variable], at: permutation.stepOfVariable[variable])
    }
    solveMultipliers(in: component)
  }

  mutating func addToGradientRest(_ share: Double, _ member: BasisMember) {
    workspace.rowCount += 1
    guard !member.isStay else {
      workspace.gradientRest.add(share, times: 1, at: member.index)
      return
    }
    for i in terms(of: member.index) {
      workspace.gradientRest.add(share, times: pool[i].coefficient, at: pool[i].variable)
    }
  }
}
