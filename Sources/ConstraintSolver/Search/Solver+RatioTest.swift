extension Solver {
  /// The breakpoint at which the step ends.
  ///
  /// The step passes rows of weaker levels and, as long as the level that decides still improves,
  /// rows of that level too (the *long step* or bound flipping ratio test). Only the breakpoints
  /// that matter are sorted: the first one that blocks the step, and those of the deciding level
  /// before it.
  mutating func ratioTest(_ leaving: LeavingCandidate) -> Breakpoint? {
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
      workspace.isEnteringFixed = slope > -leaving.reducedCost * Tolerance.enteringSlope
      if slope >= -Tolerance.rate { return breakpoint }
      workspace.passedIndices.append(breakpoint.movingIndex)
    }
    workspace.isEnteringFixed = blocking != nil
    if blocking == nil, !deciding.isEmpty { workspace.passedIndices.removeLast() }
    return blocking ?? deciding.last ?? last
  }

  func blandRatioTest() -> Breakpoint? {
    var breakpoints: [Breakpoint] = []
    forEachBreakpoint { breakpoints.append($0) }
    guard let least = breakpoints.min(by: { $0.stepLength < $1.stepLength }) else { return nil }
    let limit = least.stepLength + Tolerance.equalStep * (1 + least.stepLength)
    return breakpoints.filter { $0.stepLength <= limit }
      .min { $0.member.precedes($1.member) }
  }

  /// Calls `body` for every nonbasic row that the direction moves towards zero.
  func forEachBreakpoint(_ body: (Breakpoint) -> Void) {
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

  /// Orders breakpoints by step; among equal steps the largest pivot is the most stable.
  private static func isBefore(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
    if a.stepLength != b.stepLength { return a.stepLength < b.stepLength }
    if a.scaledPivot != b.scaledPivot { return a.scaledPivot > b.scaledPivot }
    return a.member.precedes(b.member)
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
      return decider.precedes(.distance(member.index)) ? .passable : .blocking
    }
  }

  /// The increase of the level's slope when the row's residual changes sign.
  @inline(__always)
  private func slopeIncrease(_ breakpoint: Breakpoint) -> Double {
    let row = rows[breakpoint.member.index]
    return (row.slope(toward: 1) + row.slope(toward: -1)) * abs(breakpoint.rate)
  }
}
