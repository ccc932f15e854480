extension Solver {
  /// Follows a departing row to the best point on its way, and exchanges it there.
  ///
  /// The way goes through rows of weaker levels and, while the deciding level still gains, through
  /// rows of that level (the *long step*, or bound flipping ratio test).
  ///
  /// - Parameter usesBlandRule: stop at the very first row, the lowest number among equals.
  /// - Returns: the stepLength of the way, or nil if nothing ends it (rounding made the rate up).
  mutating func pivot(_ leaving: LeavingCandidate, in component: Int, usesBlandRule: Bool)
    -> Double?
  {
    prepareDirection(leaving.position, sign: leaving.sign, in: component)
    workspace.isEnteringFixed = false
    workspace.passedIndices.removeAll(keepingCapacity: true)
    let found = usesBlandRule ? blandRatioTest() : ratioTest(leaving)
    workspace.knownDirection = nil
    guard let stop = found else { return nil }
    let member = stop.member
    let sign = member.isStay ? 1 : rows[member.index].sign
    takeStep(stop.stepLength)
    leaveBasis(leaving)
    if mayChangeViolations(leaving) { components[component].needsViolationCount = true }
    if member.isStay { values[member.index] = 0 } else { rows[member.index].sign = sign }
    exchange(leaving.position, for: member, in: component)
    return stop.stepLength
  }

  private mutating func takeStep(_ stepLength: Double) {
    workspace.flippedStays.removeAll(keepingCapacity: true)
    if stepLength > 0 { moveValues(stepLength) }
    for movingIndex in workspace.passedIndices where !workspace.movingRows[movingIndex].hasFlipped {
      flip(movingIndex)
    }
  }

  private mutating func moveValues(_ stepLength: Double) {
    for variable in workspace.direction.pattern {
      values[variable] += stepLength * workspace.direction[variable]
      guard stayPositions[variable] < 0, values[variable] * staySigns[variable] < 0 else {
        continue
      }
      staySigns[variable] = -staySigns[variable]
      workspace.flippedStays.append(variable)
    }
    workspace.rowCount += workspace.movingRows.count
    Self.refresh(&workspace.movingRows, &rows, pool, values)
  }

  private static func refresh(
    _ moving: inout [MovingRow], _ rowArray: inout [Row], _ poolArray: [PooledTerm],
    _ valueArray: [Double]
  ) {
    let (pool, values) = (poolArray.span, valueArray.span)
    var rows = rowArray.mutableSpan
    for index in moving.indices where refresh(&rows[moving[index].row], pool, values) {
      moving[index].hasFlipped = true
    }
  }

  /// A row that the way passed in the very point where it ends is on the far sign. Otherwise all
  /// rows that meet there would enter the basis one after the other.
  private mutating func flip(_ movingIndex: Int) {
    let row = workspace.movingRows[movingIndex].row
    guard rows[row].residual == 0 else { return }
    rows[row].sign = -rows[row].sign
    workspace.movingRows[movingIndex].hasFlipped = true
  }

  /// Whether the last way took a required row into an error or out of one.
  private func mayChangeViolations(_ leaving: LeavingCandidate) -> Bool {
    let leavingMember = basis[leaving.position]
    if !leavingMember.isStay, rows[leavingMember.index].priority >= LinearConstraint.required,
      rows[leavingMember.index].relation.slope(toward: leaving.sign) != 0
    {
      return true
    }
    return workspace.movingRows.contains {
      $0.priority >= LinearConstraint.required && ($0.gradient != 0 || $0.hasFlipped)
    }
  }

  private mutating func leaveBasis(_ leaving: LeavingCandidate) {
    let member = basis[leaving.position]
    if member.isStay {
      stayPositions[member.index] = -1
      staySigns[member.index] = leaving.sign
    } else {
      rows[member.index].basisPosition = -1
      rows[member.index].sign = leaving.sign
      _ = refreshResidual(member.index)
    }
  }
}
