extension Solver {
  /// Computes into `scratch.direction` how the values move when the row in `slot` leaves zero,
  /// by `sign` for each unit of its residual.
  mutating func solveDirection(_ slot: Int, sign: Double, in component: Int) {
    scratch.hasDirectionOf = nil
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
  @inline(__always)
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
  @inline(__always)
  func rate(ofVariable variable: Int) -> Double {
    let rate = scratch.direction[variable]
    return abs(rate) > Self.directionTolerance * scratch.reach ? rate : 0
  }

  /// Computes into `scratch.direction` how the values move when the row in `slot` leaves zero to
  /// the side of `sign`, and into `scratch.movingRows` which rows move with them. The slot that was
  /// looked at last is only turned round.
  mutating func explore(_ slot: Int, sign: Double, in component: Int) {
    if let known = scratch.hasDirectionOf, known.slot == slot {
      if known.sign != sign { reverseDirection() }
    } else {
      solveDirection(slot, sign: sign, in: component)
      findMovingRows()
    }
    scratch.hasDirectionOf = (slot, sign)
  }

  private mutating func reverseDirection() {
    scratch.direction.negate()
    for index in scratch.movingRows.indices {
      scratch.movingRows[index].rate = -scratch.movingRows[index].rate
    }
  }

  /// Computes into `scratch.movingRows` the rows that are not tight and move along
  /// `scratch.direction`: only those that mention a moved variable are looked at.
  private mutating func findMovingRows() {
    var found: [MovingRow] = []
    swap(&found, &scratch.movingRows)
    found.removeAll(keepingCapacity: true)
    for variable in scratch.direction.places where rate(ofVariable: variable) != 0 {
      scratch.rowCount += Self.find(
        from: variable, firstMention.span, pool.span, rows.span, scratch.direction.values.span,
        scratch.reach, &found)
    }
    swap(&found, &scratch.movingRows)
  }

  /// The moving rows whose first variable that moves is this one.
  ///
  /// Over spans, because nearly a fifth of all instructions of an edit that pivots are spent here,
  /// and with arrays half of them again (by callgrind).
  ///
  /// - Returns: the number of rows looked at.
  @inline(__always)
  private static func find(
    from variable: Int, _ firstMention: Span<Int>, _ pool: Span<PooledTerm>, _ rows: Span<Row>,
    _ direction: Span<Double>, _ reach: Double, _ found: inout [MovingRow]
  ) -> Int {
    var count = 0
    var term = firstMention[variable]
    while term >= 0 {
      let row = pool[unchecked: term].row
      term = pool[unchecked: term].next
      guard rows[unchecked: row].isBeside else { continue }
      var (sum, magnitude, first) = (0.0, 0.0, -1)
      let start = rows[unchecked: row].firstTerm
      for i in start..<start &+ rows[unchecked: row].termCount {
        let other = pool[unchecked: i].variable
        let rate = direction[unchecked: other]
        if first < 0, abs(rate) > directionTolerance * reach { first = other }
        sum += pool[unchecked: i].coefficient * rate
        magnitude += abs(pool[unchecked: i].coefficient * rate)
      }
      guard first == variable else { continue }
      count &+= 1
      let noise =
        rateTolerance * magnitude + directionTolerance * rows[unchecked: row].norm * reach
      guard abs(sum) > noise else { continue }
      found.append(
        MovingRow(
          row: row, rate: sum, priority: rows[unchecked: row].priority,
          gradient: rows[unchecked: row].gradient))
    }
    return count
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
      &scratch.agenda, into: &scratch.multipliers, places)
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

  /// Takes the values from the basis, then the residuals from the values. Rows that are on the
  /// other side now become suspects.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  mutating func recomputeValues(of component: Int) -> Bool {
    for slot in components[component].variables where !occupants[slot].isStay {
      scratch.rightSide[slot] = rows[occupants[slot].index].constant
    }
    components[component].factorization.solveAll(
      &scratch.rightSide, into: &scratch.solution, &scratch.work)
    if components[component].factorization.hasUpdates { refineSolution(of: component) }
    scratch.entryCount += components[component].factorization.entryCount
    components[component].needsValues = false
    components[component].changedConstants.removeAll(keepingCapacity: true)
    let known = components[component].suspects.count
    takeSolution(of: component)
    takeReference(of: component)
    return components[component].suspects.count > known
  }

  /// One step of iterative refinement: what the updates of the factors lost comes back.
  private mutating func refineSolution(of component: Int) {
    var isExact = true
    for slot in components[component].variables {
      let missing = missing(of: occupants[slot])
      scratch.rightSide[slot] = missing
      if missing != 0 { isExact = false }
    }
    guard !isExact else { return }
    components[component].factorization.correctAll(
      &scratch.rightSide, &scratch.solution, &scratch.work)
  }

  @inline(__always)
  private func missing(of occupant: Occupant) -> Double {
    guard !occupant.isStay else { return -scratch.solution[occupant.index] }
    var sum = rows[occupant.index].constant
    for i in terms(of: occupant.index) {
      sum -= pool[i].coefficient * scratch.solution[pool[i].variable]
    }
    return sum
  }

  /// Only the rows of variables that have another value now are looked at, unless these are many.
  private mutating func takeSolution(of component: Int) {
    let variables = components[component].variables
    var changed: [Int] = []
    for variable in variables where values[variable] != scratch.solution[variable] {
      changed.append(variable)
    }
    for variable in changed {
      values[variable] = scratch.solution[variable]
      if staySlots[variable] < 0 { turnStay(variable, in: component) }
    }
    if components[component].needsResiduals || changed.count > variables.count / 4 {
      components[component].needsResiduals = false
      components[component].needsRecount = true
      for row in components[component].rows where rows[row].isBeside && refreshResidual(row) {
        components[component].suspects.append(.row(row))
      }
    } else {
      for variable in changed { refreshRows(of: variable, in: component) }
    }
  }

  /// Notices that a variable changed sign.
  mutating func turnStay(_ variable: Int, in component: Int) {
    guard values[variable] * staySides[variable] < 0 else { return }
    staySides[variable] = -staySides[variable]
    components[component].suspects.append(.stay(variable))
  }

  private mutating func refreshRows(of variable: Int, in component: Int) {
    var term = firstMention[variable]
    while term >= 0 {
      let row = pool[term].row
      term = pool[term].next
      if rows[row].isBeside { refreshBeside(row, in: component) }
    }
  }

  /// Fresh factors of the present basis.
  ///
  /// - Returns: whether the basis is regular; a singular one is left as it is.
  mutating func refactor(_ component: Int) -> Bool {
    let names = components[component].variables
    guard names.count > 1 else { return refactorSingle(names[0], component) }
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

  /// Half of the systems of a layout that was just taken apart have one variable.
  private mutating func refactorSingle(_ variable: Int, _ component: Int) -> Bool {
    let occupant = occupants[variable]
    let pivot = occupant.isStay ? 1 : pool[rows[occupant.index].firstTerm].coefficient
    places.stepOfSlot[variable] = 0
    places.stepOfVariable[variable] = 0
    places.updates[variable] = 0
    var factorization = Factorization()
    factorization.steps = [
      .init(slot: variable, variable: variable, pivot: pivot, rowEnd: 0, columnEnd: 0)
    ]
    components[component].factorization = factorization
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
