extension Solver {
  /// The basic rows that determine a linear form in the last solution: constraints in order of
  /// addition, then stays.
  ///
  /// With the basis matrix A and its constants b the value of the form g is g·A⁻¹b; the shares are
  /// the solution y of Aᵀy = g (the simplex multipliers: Chvátal, Linear Programming, 1983, chapter
  /// 7). Of several equivalent rows the strongest is reported, and of those the oldest.
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
      guard abs(coefficient) * norm(of: basis[position]) > Tolerance.rate * scale else {
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
