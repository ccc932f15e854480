extension Solver {
  /// Computes into `scratch.direction` how the values move when the row in `slot` leaves zero,
  /// by `sign` for each unit of its residual.
  mutating func solveDirection(_ slot: Int, sign: Double, in component: Int) {
    scratch.rightSide[slot] = sign
    components[component].factorization.solve(&scratch.rightSide, into: &scratch.direction)
    scratch.reach = components[component].variables.reduce(0) {
      max($0, abs(scratch.direction[$1]))
    }
  }

  /// How a row's residual changes along `scratch.direction`; zero where that is rounding.
  func rate(of row: Int) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for i in terms(of: row) {
      let product = pool[i].coefficient * scratch.direction[pool[i].variable]
      sum += product
      magnitude += abs(product)
    }
    let noise =
      Self.rateTolerance * magnitude + Self.directionTolerance * rows[row].norm * scratch.reach
    return abs(sum) > noise ? sum : 0
  }

  /// How a variable changes along `scratch.direction`; zero where that is rounding.
  func rate(ofVariable variable: Int) -> Double {
    let rate = scratch.direction[variable]
    return abs(rate) > Self.directionTolerance * scratch.reach ? rate : 0
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
    if components[component].factorization.hasUpdates { refineValues(of: component) }
    components[component].needsValues = false
    return refreshSides(of: component)
  }

  /// One step of iterative refinement: what the updates of the factors lost comes back.
  private mutating func refineValues(of component: Int) {
    for slot in components[component].variables {
      let occupant = occupants[slot]
      scratch.rightSide[slot] =
        occupant.isStay
        ? -values[occupant.index]
        : rows[occupant.index].constant - product(occupant.index, values)
    }
    components[component].factorization.solve(&scratch.rightSide, into: &scratch.direction)
    for variable in components[component].variables {
      values[variable] += scratch.direction[variable]
    }
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
