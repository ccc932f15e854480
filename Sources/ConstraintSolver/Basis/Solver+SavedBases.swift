/// Warm starts: constraints that come back, perhaps with other constants, begin with the basis that was optimal
/// for them at the nearest constants. A stack view that changes its axis, or the spacing of many views, and changes
/// back is an example.
extension Solver {
  /// Saves the basis of a component that took many pivots, or that was rebuilt again. That of a small one is as
  /// quickly found again.
  mutating func saveBasis(of component: Int, wasRebuilt: Bool, pivots: Int) {
    guard components[component].isOptimal, wasRebuilt || pivots >= WorkLimit.savedPivots,
      mayHaveSavedBasis(component)
    else { return }
    let isKnown = savedBases.recordSolution(of: fingerprint(ofComponent: component))
    guard isKnown || pivots >= WorkLimit.savedPivots else { return }
    let form = form(ofComponent: component)
    guard pivots > 0 || savedBases.nearest(to: form)?.distance != 0 else { return }
    var saved = SavedBasis(form: form)
    saved.states = form.rows.map { row in
      let position = rows[row].basisPosition
      return position < 0 ? .nonbasic(sign: rows[row].sign) : .basic(position: position)
    }
    saved.stays = components[component].variables.filter { basis[$0].isStay }
      .map { ($0, basis[$0].index) }
    saved.staySigns = components[component].variables.filter { stayPositions[$0] < 0 }
      .map { ($0, staySigns[$0]) }
    saved.ties = ties(of: form)
    components[component].savedBasis = savedBases.save(saved)
  }

  /// - Returns: false if no basis of the component's constraints is known. The basis then consists of stays.
  mutating func adoptSavedBasis(of component: Int) -> Bool {
    guard let form = savedForm(of: component), let nearest = savedBases.nearest(to: form) else {
      return false
    }
    return adopt(nearest, for: form, in: component)
  }

  /// Returns to a basis that was optimal for the same constants, or, after a change of many constants, for nearer
  /// ones than the last.
  mutating func adoptNearerBasis(of component: Int) {
    let hasOtherRows = components[component].structuralChanges > 0
    guard hasOtherRows || components[component].hasShifted,
      let form = savedForm(of: component), let nearest = savedBases.nearest(to: form)
    else { return }
    let most = hasOtherRows ? 0 : components[component].shift / WorkLimit.nearerBasis
    guard nearest.distance <= most else { return }
    beginAgain(component)
    guard !adopt(nearest, for: form, in: component) else { return }
    buildCrashBasis(component)
    completeCrashBasis(component)
  }

  /// The form of a component of which a basis is saved.
  private func savedForm(of component: Int) -> SystemForm? {
    guard !savedBases.isEmpty, mayHaveSavedBasis(component),
      savedBases.contains(fingerprint(ofComponent: component))
    else { return nil }
    return form(ofComponent: component)
  }

  private func mayHaveSavedBasis(_ component: Int) -> Bool {
    components[component].variables.count >= WorkLimit.savedVariables && savesBases
      && !leavesOutContradictions
  }

  /// - Returns: false if the saved basis is not one of the component any more.
  private mutating func adopt(
    _ nearest: (index: Int, distance: Double), for form: SystemForm, in component: Int
  ) -> Bool {
    let saved = savedBases.saved[nearest.index]
    let exchange = exchange(of: saved, for: form, in: component)
    guard exchange.positions.count == components[component].variables.count,
      perform(exchange, in: component, knowing: saved.factors)
    else { return false }
    keep(exchange)
    savedBases.use(nearest.index, saved.factors ?? knownFactors(of: component))
    // Near the optimum pivots are cheaper.
    components[component].weakestBlockLevel = -.infinity
    if nearest.distance == 0, saved.ties == ties(of: form) { returnToOptimum(saved, component) }
    return true
  }

  /// Nothing is left to search where the system is the same: the basis is optimal unless rounding crosses a sign.
  private mutating func returnToOptimum(_ saved: SavedBasis, _ component: Int) {
    for (variable, sign) in saved.staySigns where stayPositions[variable] < 0 {
      staySigns[variable] = sign
    }
    components[component].pricingCandidates.removeAll(keepingCapacity: true)
    components[component].isOptimal = true
    components[component].savedBasis = saved.id
  }

  private func ties(of form: SystemForm) -> [SavedBasis.TiePlace] {
    form.rows.enumerated()
      .sorted { (rows[$0.element].tieOrder, $0.element) < (rows[$1.element].tieOrder, $1.element) }
      .map { .init(index: $0.offset, prefersEquality: rows[$0.element].prefersEquality) }
  }

  /// The basic members that the component still has. Its other rows get their signs.
  private mutating func exchange(
    of saved: SavedBasis, for form: SystemForm, in component: Int
  ) -> BlockExchange {
    var exchange = BlockExchange()
    for (row, state) in zip(form.rows, saved.states) {
      switch state {
      case .basic(let position) where componentIndex(ofVariable: position) == component:
        exchange.positions.append(position)
        exchange.entering.append(.row(row))
      case .nonbasic(let sign): rows[row].sign = sign
      case .basic: break
      }
    }
    for (position, variable) in saved.stays
    where componentIndex(ofVariable: position) == component
      && componentIndex(ofVariable: variable) == component
    {
      exchange.positions.append(position)
      exchange.entering.append(.stay(variable))
    }
    exchange.leaving = exchange.positions.map { basis[$0] }
    return exchange
  }

  private func fingerprint(ofComponent component: Int) -> Fingerprint {
    var fingerprint = Fingerprint()
    for row in components[component].rows { fingerprint.add(form(of: row)) }
    return fingerprint
  }

  private func form(ofComponent component: Int) -> SystemForm {
    SystemForm(components[component].rows.map { (form(of: $0), $0, rows[$0].constant) })
  }

  private func form(of row: Int) -> Fingerprint {
    let row = rows[row]
    var form = Fingerprint()
    for term in pool[row.firstTerm..<row.firstTerm + row.termCount] {
      form.add(UInt64(term.variable), term.coefficient.bitPattern)
    }
    form.add(UInt64(row.relation.freeDirections), UInt64(row.priority.bitPattern))
    return form
  }
}
