/// A row that reaches zero on the way of a departing one.
struct Breakpoint: Sendable {
  var member: BasisMember
  /// Its movingIndex among the moving rows; -1 for a variable.
  var movingIndex = -1
  /// The stepLength of the way, in units of the departing row's residual.
  var stepLength: Double
  /// The change of the row's residual on each unit of the way.
  var rate: Double
  /// The same, for a row whose largest coefficient is 1.
  var scaledPivot: Double
}

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

  /// Calls `body` with every row that the way reaches.
  private func forEachBreakpoint(_ body: (Breakpoint) -> Void) {
    for (movingIndex, moving) in workspace.movingRows.enumerated()
    where moving.rate * rows[moving.row].sign < 0 {
      let (residual, norm) = (rows[moving.row].residual, rows[moving.row].norm)
      body(
        Breakpoint(
          member: .row(moving.row), movingIndex: movingIndex,
          stepLength: abs(residual / moving.rate),
          rate: moving.rate, scaledPivot: abs(moving.rate) / norm))
    }
    for variable in workspace.direction.pattern where stayPositions[variable] < 0 {
      let rate = rate(ofVariable: variable)
      guard rate * staySigns[variable] < 0 else { continue }
      body(
        Breakpoint(
          member: .stay(variable), stepLength: abs(values[variable] / rate), rate: rate,
          scaledPivot: abs(rate)))
    }
  }

  /// Among rows reached at once the steepest is the most stable pivot.
  private static func isBefore(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
    if a.stepLength != b.stepLength { return a.stepLength < b.stepLength }
    if a.scaledPivot != b.scaledPivot { return a.scaledPivot > b.scaledPivot }
    return a.member.precedes(b.member)
  }

  private func blandRatioTest() -> Breakpoint? {
    var breakpoints: [Breakpoint] = []
    forEachBreakpoint { breakpoints.append($0) }
    guard let least = breakpoints.min(by: { $0.stepLength < $1.stepLength }) else { return nil }
    let limit = least.stepLength + 1e-12 * (1 + least.stepLength)
    return breakpoints.filter { $0.stepLength <= limit }
      .min { $0.member.precedes($1.member) }
  }

  /// Only the rows that have a say are put in order: the first that bars the way, and before it
  /// those of the deciding level.
  private mutating func ratioTest(_ leaving: LeavingCandidate) -> Breakpoint? {
    var deciding: [Breakpoint] = []
    swap(&deciding, &workspace.breakpoints)
    defer { swap(&deciding, &workspace.breakpoints) }
    deciding.removeAll(keepingCapacity: true)
    var blocking: Breakpoint?
    var last: Breakpoint?
    forEachBreakpoint { breakpoint in
      switch role(of: breakpoint.member, leaving.level) {
      case .passable: if last.map({ Self.isBefore($0, breakpoint) }) ?? true { last = breakpoint }
      case .deciding: deciding.append(breakpoint)
      case .blocking:
        if blocking.map({ Self.isBefore(breakpoint, $0) }) ?? true { blocking = breakpoint }
      }
    }
    if let blocking { deciding.removeAll { Self.isBefore(blocking, $0) } }
    if deciding.count > 1 { deciding.sort { Self.isBefore($0, $1) } }
    var slope = leaving.reducedCost
    for breakpoint in deciding {
      slope += slopeIncrease(breakpoint)
      workspace.isEnteringFixed = slope > -leaving.reducedCost * 1e-6
      if slope >= -Self.rateTolerance { return breakpoint }
      workspace.passedIndices.append(breakpoint.movingIndex)
    }
    workspace.isEnteringFixed = blocking != nil
    if blocking == nil, !deciding.isEmpty { workspace.passedIndices.removeLast() }
    return blocking ?? deciding.last ?? last
  }

  private enum BreakpointRole { case passable, deciding, blocking }

  @inline(__always)
  private func role(of member: BasisMember, _ level: LeavingCandidate.Level) -> BreakpointRole {
    switch level {
    case .priority(let priority):
      guard !member.isStay else { return .passable }
      let own = rows[member.index].priority
      return own > priority ? .blocking : own == priority ? .deciding : .passable
    case .tie(let decider):
      guard member.isStay else { return .blocking }
      return decider.precedes(member) ? .passable : .blocking
    }
  }

  /// How much steeper the row's level becomes when its residual changes sign.
  @inline(__always)
  private func slopeIncrease(_ breakpoint: Breakpoint) -> Double {
    let row = rows[breakpoint.member.index]
    return (row.slope(toward: 1) + row.slope(toward: -1)) * abs(breakpoint.rate)
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
