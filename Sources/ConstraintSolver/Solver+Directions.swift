extension Solver {
  /// Computes into `scratch.direction` how the values move when the row in `position` leaves zero,
  /// by `sign` for each unit of its residual.
  mutating func solveDirection(_ position: Int, sign: Double, in component: Int) {
    scratch.hasDirectionOf = nil
    scratch.direction.clear()
    scratch.impulse.add(sign, at: position)
    scratch.entryCount += components[component].factorization.solve(
      &scratch.impulse, into: &scratch.direction, &scratch.workVector, permutation)
    scratch.reach = 0
    for variable in scratch.direction.pattern {
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

  /// Computes into `scratch.direction` how the values move when the row in `position` leaves zero to
  /// the sign of `sign`, and into `scratch.movingRows` which rows move with them. The position that was
  /// looked at last is only turned round.
  mutating func explore(_ position: Int, sign: Double, in component: Int) {
    if let known = scratch.hasDirectionOf, known.position == position {
      if known.sign != sign { reverseDirection() }
    } else {
      solveDirection(position, sign: sign, in: component)
      findMovingRows()
    }
    scratch.hasDirectionOf = (position, sign)
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
    scratch.rowCount += Self.find(
      scratch.direction, scratch.reach, firstMention, pool, rows, &found)
    swap(&found, &scratch.movingRows)
  }

  private static func find(
    _ direction: borrowing SparseVector, _ reach: Double, _ firstMention: [Int],
    _ pool: [PooledTerm], _ rows: [Row], _ found: inout [MovingRow]
  ) -> Int {
    let (list, rates) = (direction.patternIndices.span, direction.values.span)
    let (firstMention, pool, rows) = (firstMention.span, pool.span, rows.span)
    var count = 0
    for index in 0..<direction.patternCount {
      let variable = list[unchecked: index]
      guard abs(rates[unchecked: variable]) > directionTolerance * reach else { continue }
      count += find(from: variable, firstMention, pool, rows, rates, reach, &found)
    }
    return count
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
      guard rows[unchecked: row].isNonbasic else { continue }
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
    scratch.workVector.add(share, pool, terms(of: row), permutation.stepOfVariable)
  }

  mutating func addToGradient(_ member: BasisMember) {
    if member.isStay {
      scratch.workVector.add(1, at: permutation.stepOfVariable[member.index])
    } else {
      addToGradient(member.index, share: 1)
    }
  }

  /// Computes into `scratch.multipliers` the coordinates of the gradient in the basis.
  mutating func solveMultipliers(in component: Int) {
    scratch.multipliers.clear()
    scratch.entryCount += components[component].factorization.solveTransposed(
      &scratch.workVector, into: &scratch.multipliers, permutation)
  }
}
