/// One of the rows that determine a value: the value is the sum of their shares.
package struct SupportShare: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case constraint(ConstraintID)
    /// Nothing else determines the variable: the tie rule keeps it at zero.
    case stay(Variable)
  }

  package var source: Source
  /// How far the value moves for each unit by which the row's constant grows.
  package var coefficient: Double
  /// The row's; 0 for a stay.
  package var constant: Double

  package init(source: Source, coefficient: Double, constant: Double) {
    self.source = source
    self.coefficient = coefficient
    self.constant = constant
  }

  package var contribution: Double { coefficient * constant }
}

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

extension Solver {
  /// Exchanges tight rows for stronger equations that hold as well: the values stay, and the basis
  /// no longer depends on which of several equal reasons came first.
  mutating func preferStrongestRows(in component: Int) {
    let candidates = components[component].rows.filter {
      rows[$0].isNonbasic && rows[$0].residual == 0 && rows[$0].relation == .equal
    }
    for row in candidates.sorted(by: isStronger) {
      guard let position = weakestPosition(spanning: row, in: component) else { continue }
      leaveBasis(position)
      exchange(position, for: .row(row), in: component)
      if components[component].factorization.isRefactorizationDue { _ = refactorize(component) }
    }
  }

  /// Of the tight rows that add up to a row the weakest, if it is weaker than that one.
  private mutating func weakestPosition(spanning row: Int, in component: Int) -> Int? {
    addToGradient(row, share: 1)
    solveMultipliers(in: component)
    var weakest: Int?
    for position in components[component].variables {
      let member = basis[position]
      let share = abs(workspace.multipliers[position]) * norm(of: member)
      guard share > Self.rateTolerance * rows[row].norm, isStronger(row, member) else { continue }
      if let known = weakest, !isStronger(basis[known], member) { continue }
      weakest = position
    }
    return weakest
  }

  private func isStronger(_ row: Int, _ member: BasisMember) -> Bool {
    member.isStay || isStronger(row, member.index)
  }

  private func isStronger(_ a: BasisMember, _ b: BasisMember) -> Bool {
    a.isStay || b.isStay ? a.precedes(b) : isStronger(a.index, b.index)
  }

  private mutating func leaveBasis(_ position: Int) {
    if basis[position].isStay {
      stayPositions[basis[position].index] = -1
    } else {
      rows[basis[position].index].basisPosition = -1
    }
  }
}

extension SupportShare.Source {
  fileprivate func precedes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.constraint(let a), .constraint(let b)): a < b
    case (.constraint, .stay): true
    case (.stay, .constraint): false
    case (.stay(let a), .stay(let b)): a < b
    }
  }
}
