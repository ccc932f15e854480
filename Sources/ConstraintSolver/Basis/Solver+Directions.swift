extension Solver {
  /// Computes the derivative of the values when a basic row's residual leaves zero: column
  /// `position` of the inverse basis times `sign`, in `workspace.direction`.
  mutating func solveDirection(_ position: Int, sign: Double, in component: Int) {
    workspace.unitVector.add(sign, at: position)
    solveDirection(in: component)
    if hasDoubtfulComponents { refineDirection(position, sign: sign, in: component) }
  }

  /// The same for several basic rows that leave at once, whose rates are in `workspace.unitVector`. The
  /// vector is clear afterwards.
  mutating func solveDirection(in component: Int) {
    workspace.knownDirection = nil
    workspace.direction.clear()
    workspace.entryCount += components[component].factorization.solve(
      &workspace.unitVector, into: &workspace.direction, &workspace.workVector, permutation)
    workspace.directionNorm = workspace.direction.norm
  }

  /// The change of a row's residual per unit of `workspace.direction`; zero if it is within
  /// rounding.
  @inline(__always)
  func rate(of row: Int) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for i in terms(of: row) {
      let product = pool[i].coefficient * workspace.direction[pool[i].variable]
      sum += product
      magnitude += abs(product)
    }
    let noise =
      Tolerance.rate * magnitude + noiseOfDirections * rows[row].norm * workspace.directionNorm
    return abs(sum) > noise ? sum : 0
  }

  /// The share of a direction's largest component below which a component is zero.
  @inline(__always)
  var noiseOfDirections: Double {
    workspace.search.updatesEdges ? Tolerance.directionOfMany : Tolerance.direction
  }

  /// The change of a variable per unit of `workspace.direction`; zero if it is within rounding.
  @inline(__always)
  func rate(ofVariable variable: Int) -> Double {
    let rate = workspace.direction[variable]
    return abs(rate) > noiseOfDirections * workspace.directionNorm ? rate : 0
  }

  /// Computes `workspace.direction` for the basic row at a position that leaves zero with a sign,
  /// and `workspace.movingRows` along it. If the position is the same as in the last call, the
  /// results are only negated.
  mutating func prepareDirection(_ position: Int, sign: Double, in component: Int) {
    if let known = workspace.knownDirection, known.position == position {
      if known.sign != sign { reverseDirection() }
    } else {
      solveDirection(position, sign: sign, in: component)
      findMovingRows(in: component)
    }
    workspace.knownDirection = (position, sign)
  }

  private mutating func reverseDirection() {
    workspace.direction.negate()
    for index in workspace.movingRows.indices {
      workspace.movingRows[index].rate = -workspace.movingRows[index].rate
    }
  }

  /// Computes `workspace.movingRows`. Only rows with a term of a moving variable are visited, unless
  /// all contradictions of many rows are searched for, and most of them move: one after the other they take
  /// less time than by their columns.
  private mutating func findMovingRows(in component: Int) {
    var found: [MovingRow] = []
    swap(&found, &workspace.movingRows)
    defer { swap(&found, &workspace.movingRows) }
    found.removeAll(keepingCapacity: true)
    if leavesOutContradictions, movesMost(of: component) {
      workspace.rowCount += admittedRows.count
      Self.find(
        among: admittedRows, workspace.direction, workspace.directionNorm, noiseOfDirections, pool,
        rows, &found)
      return
    }
    let visit = workspace.visits.begin(rowCount: rows.count)
    workspace.rowCount += Self.find(
      workspace.direction, workspace.directionNorm, noiseOfDirections, columnHeads, pool, rows,
      &workspace.visits.last, visit, &found)
  }

  private func movesMost(of component: Int) -> Bool {
    components[component].rows.count >= WorkLimit.rowsOneByOne
      && workspace.direction.patternCount * WorkLimit.variablesPerMovingOne
        >= components[component].variables.count
  }

  private static func find(
    among candidateArray: [Int], _ direction: borrowing SparseVector, _ directionNorm: Double,
    _ noise: Double, _ pool: [PooledTerm], _ rows: [Row], _ found: inout [MovingRow]
  ) {
    let (candidates, rates) = (candidateArray.span, direction.values.span)
    let (pool, rows) = (pool.span, rows.span)
    for index in candidates.indices {
      let row = candidates[unchecked: index]
      guard rows[row].isNonbasic else { continue }
      append(row, rows[unchecked: row], pool, rates, noise * directionNorm, to: &found)
    }
  }

  private static func find(
    _ direction: borrowing SparseVector, _ directionNorm: Double, _ noise: Double,
    _ columnHeads: [Int],
    _ pool: [PooledTerm], _ rows: [Row], _ visits: inout [Int], _ visit: Int,
    _ found: inout [MovingRow]
  ) -> Int {
    let (list, rates) = (direction.patternIndices.span, direction.values.span)
    let (columnHeads, pool, rows) = (columnHeads.span, pool.span, rows.span)
    var visits = visits.mutableSpan
    // The unchecked indices below: terms have rows only.
    precondition(visits.count >= rows.count)
    var count = 0
    for index in 0..<direction.patternCount {
      let variable = list[unchecked: index]
      guard abs(rates[unchecked: variable]) > noise * directionNorm else { continue }
      var term = columnHeads[variable]
      while term >= 0 {
        let row = pool[unchecked: term].row
        term = pool[unchecked: term].nextInColumn
        if visits[unchecked: row] == visit || !rows[unchecked: row].isNonbasic { continue }
        visits[unchecked: row] = visit
        count &+= 1
        append(row, rows[unchecked: row], pool, rates, noise * directionNorm, to: &found)
      }
    }
    return count
  }

  /// Appends a row, unless it does not move.
  ///
  /// Uses spans: nearly a fifth of all instructions of an edit that pivots are spent here, and
  /// arrays would add half as many again (callgrind).
  @inline(__always)
  private static func append(
    _ index: Int, _ row: Row, _ pool: Span<PooledTerm>, _ direction: Span<Double>,
    _ directionNoise: Double, to found: inout [MovingRow]
  ) {
    var (sum, magnitude) = (0.0, 0.0)
    for i in row.firstTerm..<row.firstTerm &+ row.termCount {
      let rate = direction[unchecked: pool[unchecked: i].variable]
      let product = pool[unchecked: i].coefficient * rate
      sum += product
      magnitude += abs(product)
    }
    let noise = Tolerance.rate * magnitude + row.norm * directionNoise
    guard abs(sum) > noise else { return }
    found.append(
      MovingRow(row: index, rate: sum, priority: row.priority, gradient: row.gradient))
  }

  /// Adds `share` times a row's coefficients to the gradient in the work vector.
  mutating func addToGradient(_ row: Int, share: Double) {
    workspace.workVector.add(share, pool, terms(of: row), permutation.stepOfVariable)
  }

  mutating func addToGradient(_ member: BasisMember) {
    if member.isStay {
      workspace.workVector.add(1, at: permutation.stepOfVariable[member.index])
    } else {
      addToGradient(member.index, share: 1)
    }
  }

  /// Expresses the gradient in the work vector as a combination of basic rows, in
  /// `workspace.multipliers`. The work vector is clear afterwards.
  mutating func solveMultipliers(in component: Int) {
    workspace.multipliers.clear()
    workspace.entryCount += components[component].factorization.solveTransposed(
      &workspace.workVector, into: &workspace.multipliers, permutation)
  }
}
