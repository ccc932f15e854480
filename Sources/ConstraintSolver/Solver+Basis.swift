extension Solver {
  /// Computes into `scratch.direction` how the values move when the row in `slot` leaves zero,
  /// by `sign` for each unit of its residual.
  mutating func solveDirection(_ slot: Int, sign: Double, in component: Int) {
    scratch.direction.clear()
    scratch.impulse.add(sign, at: slot)
    scratch.entryCount += components[component].factorization.solve(
      &scratch.impulse, into: &scratch.direction, &scratch.agenda, places)
    scratch.reach = 0
    for variable in scratch.direction.places {
      scratch.reach = max(scratch.reach, abs(scratch.direction[variable]))
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

  /// Computes into `scratch.movingRows` the rows that are not tight and move along
  /// `scratch.direction`: only those that mention a moved variable are looked at.
  mutating func findMovingRows() {
    scratch.movingRows.removeAll(keepingCapacity: true)
    for variable in scratch.direction.places where rate(ofVariable: variable) != 0 {
      var term = firstMention[variable]
      while term >= 0 {
        let row = pool[term].row
        term = pool[term].next
        guard rows[row].isBeside, !scratch.met.isListed[row] else { continue }
        scratch.met.set(1, at: row)
        let rate = rate(of: row)
        guard rate != 0 else { continue }
        scratch.movingRows.append(
          MovingRow(
            row: row, rate: rate, priority: rows[row].priority, gradient: rows[row].gradient))
      }
    }
    scratch.rowCount += scratch.met.listCount
    scratch.met.clear()
  }

  /// Adds to the gradient `share` times a row's coefficients.
  mutating func addToGradient(_ row: Int, share: Double) {
    for i in terms(of: row) {
      scratch.agenda.add(
        share * pool[i].coefficient, at: places.stepOfVariable[pool[i].variable])
    }
  }

  mutating func addToGradient(_ occupant: Occupant) {
    if occupant.isStay {
      scratch.agenda.add(1, at: places.stepOfVariable[occupant.index])
    } else {
      addToGradient(occupant.index, share: 1)
    }
  }

  /// Computes into `scratch.multipliers` the coordinates of the gradient in the basis.
  mutating func solveMultipliers(in component: Int) {
    scratch.multipliers.clear()
    scratch.entryCount += components[component].factorization.solveTransposed(
      &scratch.agenda, into: &scratch.multipliers)
  }

  /// Puts another row into a slot of the basis; its coordinates in the old one stay in
  /// `scratch.multipliers`. The row that leaves it must already know.
  mutating func exchange(_ slot: Int, for occupant: Occupant, in component: Int) {
    addToGradient(occupant)
    if occupant.isStay {
      staySlots[occupant.index] = slot
    } else {
      rows[occupant.index].slot = slot
      rows[occupant.index].residual = 0
    }
    solveMultipliers(in: component)
    components[component].factorization.replace(
      slot, coordinates: scratch.multipliers, &places)
    components[component].directions.removeAll()
    occupants[slot] = occupant
    statistics.pivots += 1
  }

  /// Takes the values from the basis, then every residual from the values.
  ///
  /// Rows that are on the other side now become suspects.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  mutating func recomputeValues(of component: Int) -> Bool {
    for slot in components[component].variables where !occupants[slot].isStay {
      scratch.rightSide[slot] = rows[occupants[slot].index].constant
    }
    components[component].factorization.solveAll(
      &scratch.rightSide, into: &values, &scratch.work)
    if components[component].factorization.hasUpdates { refineValues(of: component) }
    scratch.entryCount += components[component].factorization.entryCount
    components[component].needsValues = false
    components[component].changedConstants.removeAll()
    components[component].needsRecount = true
    takeReference(of: component)
    return refreshSides(of: component)
  }

  /// One step of iterative refinement: what the updates of the factors lost comes back.
  private mutating func refineValues(of component: Int) {
    for slot in components[component].variables {
      let occupant = occupants[slot]
      scratch.rightSide[slot] =
        occupant.isStay
        ? -values[occupant.index]
        : rows[occupant.index].constant - product(occupant.index)
    }
    components[component].factorization.correctAll(
      &scratch.rightSide, &values, &scratch.work)
  }

  private mutating func refreshSides(of component: Int) -> Bool {
    let known = components[component].suspects.count
    for row in components[component].rows where rows[row].isBeside {
      let side = rows[row].side
      refreshResidual(row)
      if rows[row].side != side { components[component].suspects.append(.row(row)) }
    }
    for variable in components[component].variables where staySlots[variable] < 0 {
      guard values[variable] * staySides[variable] < 0 else { continue }
      components[component].suspects.append(.stay(variable))
      staySides[variable] = -staySides[variable]
    }
    return components[component].suspects.count > known
  }

  /// Fresh factors of the present basis.
  ///
  /// - Returns: whether the basis is regular; a singular one is left as it is.
  mutating func refactor(_ component: Int) -> Bool {
    let names = components[component].variables
    var elimination = SparseElimination(matrix(of: component))
    guard let triangle = elimination.triangle() else { return false }
    let fresh = triangle.factorization(names)
    for (index, step) in fresh.steps.enumerated() {
      places.stepOfSlot[step.slot] = index
      places.stepOfVariable[step.variable] = index
      places.updates[step.slot] = 0
    }
    scratch.entryCount += fresh.entryCount
    components[component].factorization = fresh
    components[component].needsFactors = false
    return true
  }

  private mutating func matrix(of component: Int) -> SparseMatrix {
    let names = components[component].variables
    for (i, variable) in names.enumerated() { scratch.local[variable] = i }
    var matrix = SparseMatrix()
    matrix.rowEnds.reserveCapacity(names.count)
    matrix.entries.reserveCapacity(3 * names.count)
    for slot in names {
      let occupant = occupants[slot]
      if occupant.isStay {
        matrix.entries.append(.init(index: scratch.local[occupant.index], value: 1))
      } else {
        for i in terms(of: occupant.index) {
          matrix.entries.append(
            .init(index: scratch.local[pool[i].variable], value: pool[i].coefficient))
        }
      }
      matrix.rowEnds.append(matrix.entries.count)
    }
    return matrix
  }
}
