extension Solver {
  /// Computes into `scratch.direction` how the values move when the row in `slot` leaves zero,
  /// by `sign` for each unit of its residual.
  mutating func solveDirection(_ slot: Int, sign: Double, in component: Int) {
    scratch.rightSide[slot] = sign
    components[component].factorization.solve(&scratch.rightSide, into: &scratch.direction)
  }

  /// Computes into `scratch.multipliers` the coordinates of `scratch.gradient` in the basis.
  mutating func solveMultipliers(in component: Int) {
    components[component].factorization.solveTransposed(
      &scratch.gradient, into: &scratch.multipliers)
  }

  /// Puts another row into a slot of the basis. The row that leaves it must already know.
  mutating func exchange(_ slot: Int, for occupant: Occupant, in component: Int) {
    if occupant.isStay {
      scratch.gradient[occupant.index] = 1
      staySlots[occupant.index] = slot
    } else {
      for i in terms(of: occupant.index) {
        scratch.gradient[pool[i].variable] += pool[i].coefficient
      }
      rows[occupant.index].slot = slot
      rows[occupant.index].residual = 0
    }
    solveMultipliers(in: component)
    components[component].factorization.replace(
      slot, coordinates: scratch.multipliers, slots: components[component].variables)
    occupants[slot] = occupant
    statistics.pivots += 1
  }

  /// Takes the values from the basis, then every residual from the values.
  ///
  /// - Returns: whether a row is now on the other side.
  @discardableResult
  mutating func recomputeValues(of component: Int) -> Bool {
    for slot in components[component].variables where !occupants[slot].isStay {
      scratch.rightSide[slot] = rows[occupants[slot].index].constant
    }
    components[component].factorization.solve(&scratch.rightSide, into: &values)
    components[component].needsValues = false
    return refreshSides(of: component)
  }

  @discardableResult
  mutating func refreshSides(of component: Int) -> Bool {
    var hasChanged = false
    for row in components[component].rows {
      let side = rows[row].side
      refreshResidual(row)
      if rows[row].side != side { hasChanged = true }
    }
    for variable in components[component].variables where staySlots[variable] < 0 {
      guard values[variable] != 0 else { continue }
      let side = values[variable] > 0 ? 1.0 : -1.0
      if staySides[variable] != side { hasChanged = true }
      staySides[variable] = side
    }
    return hasChanged
  }

  /// Fresh factors of the present basis.
  ///
  /// - Returns: whether the basis is regular; a singular one is left as it is.
  mutating func refactor(_ component: Int) -> Bool {
    let variables = components[component].variables
    for (i, variable) in variables.enumerated() { scratch.local[variable] = i }
    let matrix = variables.map { slot -> [Factorization.Entry] in
      let occupant = occupants[slot]
      guard !occupant.isStay else { return [.init(index: scratch.local[occupant.index], value: 1)] }
      return terms(of: occupant.index).map {
        .init(index: scratch.local[pool[$0].variable], value: pool[$0].coefficient)
      }
    }
    guard let fresh = SparseElimination(names: variables, rows: matrix).factorized() else {
      return false
    }
    components[component].factorization = fresh
    return true
  }
}
