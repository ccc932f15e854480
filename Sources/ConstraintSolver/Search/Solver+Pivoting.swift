extension Solver {
  /// Moves along the direction of a leaving row to the best breakpoint, whose row enters the basis.
  ///
  /// - Parameter usesBlandRule: whether to stop at the first breakpoint and choose the lowest
  ///   member among equals.
  /// - Returns: the length of the step, or nil if no breakpoint ends it (then the reduced cost was
  ///   rounding).
  mutating func pivot(_ leaving: LeavingCandidate, in component: Int, usesBlandRule: Bool)
    -> Double?
  {
    if !usesBlandRule, let rival = tightRival(of: leaving) {
      exchangeAtOnce(leaving, for: rival, in: component)
      return 0
    }
    prepareDirection(leaving.position, sign: leaving.sign, in: component)
    workspace.isEnteringFixed = false
    workspace.passedIndices.removeAll(keepingCapacity: true)
    let found = usesBlandRule ? blandRatioTest() : ratioTest(leaving)
    guard let entering = found else { return nil }
    workspace.knownDirection = nil
    let member = entering.member
    let sign = member.isStay ? 1 : rows[member.index].sign
    if workspace.search.updatesEdges { multiplyEdges(with: leaving, in: component) }
    takeStep(entering.stepLength)
    leaveBasis(leaving)
    if mayChangeViolations(leaving) { components[component].needsViolationCount = true }
    if member.isStay { values[member.index] = 0 } else { rows[member.index].sign = sign }
    exchange(leaving.position, for: member, in: component)
    if workspace.search.updatesEdges { updateEdges(leaving.position) }
    return entering.stepLength
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

  /// Flips the sign of a row that was passed exactly where the step ends. Otherwise all rows that
  /// meet there would enter the basis one after the other.
  private mutating func flip(_ movingIndex: Int) {
    let row = workspace.movingRows[movingIndex].row
    guard rows[row].residual == 0 else { return }
    rows[row].sign = -rows[row].sign
    workspace.movingRows[movingIndex].hasFlipped = true
  }

  /// Whether the step may have changed which required rows are violated.
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

  mutating func leaveBasis(_ leaving: LeavingCandidate) {
    let member = basis[leaving.position]
    if member.isStay {
      stayPositions[member.index] = -1
      staySigns[member.index] = leaving.sign
    } else {
      rows[member.index].basisPosition = member.index < firstWaitingRow ? -1 : -2
      rows[member.index].sign = leaving.sign
      _ = refreshResidual(member.index)
    }
  }
}
