extension Solver {
  /// The tight rows that determine `Σ coefficient · variable` in the last solution: constraints
  /// in the order of adding, then stays.
  ///
  /// With the basis A and its right signs b the value is g·A⁻¹b, so that the shares are the
  /// solution y of Aᵀy = g (Chvátal, Linear Programming, 1983, chapter 7: the simplex
  /// multipliers). Where several rows say the same, the strongest of them speaks, and the oldest
  /// of those.
  package func support(of terms: [Term]) -> [SupportShare] {
    var trial = self
    var shares: [SupportShare] = []
    for component in Set(terms.map { componentIndex(ofVariable: $0.variable.id) }).sorted()
    where component >= 0 {
      trial.preferStrongestRows(in: component)
      shares += trial.support(of: terms, in: component)
    }
    for term in terms
    where componentIndex(ofVariable: term.variable.id) < 0 && term.coefficient != 0 {
      shares.append(
        SupportShare(source: .stay(term.variable), coefficient: term.coefficient, constant: 0))
    }
    return shares.sorted { $0.source.precedes($1.source) }
  }

  private mutating func support(of terms: [Term], in component: Int) -> [SupportShare] {
    for term in terms where componentIndex(ofVariable: term.variable.id) == component {
      workspace.workVector.add(term.coefficient, at: permutation.stepOfVariable[term.variable.id])
    }
    let scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
    solveMultipliers(in: component)
    return components[component].variables.compactMap { position in
      let coefficient = workspace.multipliers[position]
      guard abs(coefficient) * norm(of: basis[position]) > Self.rateTolerance * scale else {
        return nil
      }
      let member = basis[position]
      return member.isStay
        ? SupportShare(
          source: .stay(Variable(id: member.index)), coefficient: coefficient, constant: 0)
        : SupportShare(
          source: .constraint(ConstraintID(id: member.index)), coefficient: coefficient,
          constant: rows[member.index].constant)
    }
  }

  func norm(of member: BasisMember) -> Double {
    member.isStay ? 1 : rows[member.index].norm
  }
}
