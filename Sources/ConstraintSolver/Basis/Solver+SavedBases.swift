/// Warm starts: constraints that come back, perhaps with other constants, begin with the basis that was optimal
/// for them last. A stack view that changes its axis and changes back is an example.
extension Solver {
  /// Saves the basis of a component that was rebuilt. That of a small one is as quickly found again.
  ///
  /// - Parameter isOther: whether it is not the basis with which the search began.
  mutating func saveBasis(of component: Int, isOther: Bool) {
    guard let form = components[component].form else { return }
    components[component].form = nil
    guard components[component].isOptimal else { return }
    guard savedBases.recordSolution(of: form), isOther || savedBases[form] == nil else { return }
    var saved = SavedBasis()
    saved.rows.reserveCapacity(components[component].rows.count)
    for row in components[component].rows {
      let position = rows[row].basisPosition
      saved.rows[self.form(of: row)] =
        position < 0 ? .nonbasic(sign: rows[row].sign) : .basic(position: position)
    }
    saved.stays = components[component].variables.filter { basis[$0].isStay }
      .map { ($0, basis[$0].index) }
    savedBases.save(saved, of: form)
  }

  /// - Returns: false if no basis of the component's constraints is known. The basis then consists of stays.
  mutating func adoptSavedBasis(of component: Int) -> Bool {
    guard mayHaveSavedBasis(component) else { return false }
    let form = form(ofComponent: component)
    components[component].form = form
    guard let saved = savedBases[form] else { return false }
    let exchange = exchange(of: saved, in: component)
    guard exchange.positions.count == components[component].variables.count,
      perform(exchange, in: component, knowing: saved.factors)
    else { return false }
    keep(exchange)
    if saved.factors == nil { savedBases.setFactors(knownFactors(of: component), of: form) }
    return true
  }

  private func mayHaveSavedBasis(_ component: Int) -> Bool {
    components[component].variables.count >= WorkLimit.savedVariables && !leavesOutContradictions
  }

  /// The basic members that the component still has. Its other rows get their signs.
  private mutating func exchange(of saved: SavedBasis, in component: Int) -> BlockExchange {
    var exchange = BlockExchange()
    var states = saved.rows
    for row in components[component].rows {
      switch states.removeValue(forKey: form(of: row)) {
      case .basic(let position) where componentIndex(ofVariable: position) == component:
        exchange.positions.append(position)
        exchange.entering.append(.row(row))
      case .nonbasic(let sign): rows[row].sign = sign
      default: break
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

  /// What the constraints of a component share with others that have the same optimal basis but for constants.
  private func form(ofComponent component: Int) -> Fingerprint {
    var form = Fingerprint()
    for row in components[component].rows { form.add(self.form(of: row)) }
    return form
  }

  private func form(of row: Int) -> Fingerprint {
    let row = rows[row]
    var form = Fingerprint()
    for term in pool[row.firstTerm..<row.firstTerm + row.termCount] {
      form.add(UInt64(term.variable), term.coefficient.bitPattern)
    }
    form.add(
      UInt64(row.relation.freeDirections), UInt64(row.priority.bitPattern),
      UInt64(bitPattern: Int64(row.tieOrder)))
    return form
  }
}
