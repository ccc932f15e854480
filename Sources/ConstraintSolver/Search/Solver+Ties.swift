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

  private func decidingTie(_ position: Int, _ sign: Double) -> (BasisMember, slope: Double)? {
    let leavingMember = basis[position]
    var first: (BasisMember, slope: Double)?
    func consider(_ member: BasisMember, _ slope: Double) {
      guard slope != 0 else { return }
      if let known = first, known.0.precedes(member) { return }
      first = (member, slope)
    }
    consider(
      leavingMember, leavingMember.isStay ? 1 : rows[leavingMember.index].slope(toward: sign))
    for moving in workspace.movingRows {
      consider(.row(moving.row), rows[moving.row].gradient * moving.rate * sign)
    }
    // Constraints decide before variables.
    if let first, !first.0.isStay { return first }
    for variable in workspace.direction.pattern where stayPositions[variable] < 0 {
      consider(.stay(variable), staySigns[variable] * rate(ofVariable: variable) * sign)
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
