extension Solver {
  /// The leaving candidate by the tie rule: the strongest tie level that `workspace.direction`
  /// changes decides, and each tie level has one member.
  ///
  /// - Parameter sign: the sign with which the direction is taken.
  func tieCandidate(_ position: Int, _ sign: Double) -> LeavingCandidate? {
    guard let (deciding, slope) = decidingTie(position, sign), slope < 0 else { return nil }
    return LeavingCandidate(
      position: position, sign: sign, level: .tie(deciding), reducedCost: slope)
  }

  private func decidingTie(_ position: Int, _ sign: Double) -> (TieLevel, slope: Double)? {
    var first = ownTieLevel(of: basis[position], sign).map { ($0, slope: 1.0) }
    func consider(_ level: TieLevel, _ rate: Double) {
      let slope = gradient(of: level) * rate * sign
      guard slope != 0 else { return }
      if let known = first, known.0.precedes(level) { return }
      first = (level, slope)
    }
    for moving in workspace.movingRows {
      if let level = tieLevel(ofNonbasic: moving.row) { consider(level, moving.rate) }
    }
    // Constraints decide before variables.
    if let first, !first.0.member.isStay { return first }
    for variable in workspace.direction.pattern where stayPositions[variable] < 0 {
      consider(.distance(variable), rate(ofVariable: variable))
    }
    return first
  }

  /// All leaving candidates by the tie rule, for Bland's rule.
  mutating func allTieCandidates(_ component: Int, _ pricing: Pricing) -> [LeavingCandidate] {
    var found: [LeavingCandidate] = []
    guard pricing.openCount > 0 else { return [] }
    for (i, position) in components[component].variables.enumerated() where pricing.isOpen(i) {
      prepareDirection(position, sign: 1, in: component)
      for sign in Pricing.signs where pricing.isOpen(i, sign) {
        if let leaving = tieCandidate(position, sign) { found.append(leaving) }
      }
    }
    return found
  }
}
