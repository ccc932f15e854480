/// A row that reaches zero on the way of a departing one.
struct Breakpoint: Sendable {
  var member: BasisMember
  /// Its place among the moving rows; -1 for a variable.
  var place = -1
  /// The length of the way, in units of the departing row's residual.
  var length: Double
  /// The change of the row's residual on each unit of the way.
  var rate: Double
  /// The same, for a row whose largest coefficient is 1.
  var merit: Double
}

extension Solver {
  /// Follows a departing row to the best point on its way, and exchanges it there.
  ///
  /// The way goes through rows of weaker levels and, while the deciding level still gains, through
  /// rows of that level (the *long step*, or bound flipping ratio test).
  ///
  /// - Parameter isCautious: stop at the very first row, the lowest number among equals.
  /// - Returns: the length of the way, or nil if nothing ends it (rounding made the rate up).
  mutating func pivot(_ departure: Departure, in component: Int, isCautious: Bool) -> Double? {
    explore(departure.position, sign: departure.sign, in: component)
    scratch.isSettled = false
    scratch.passedRows.removeAll(keepingCapacity: true)
    let found = isCautious ? firstBreakpoint() : stop(departure)
    scratch.hasDirectionOf = nil
    guard let stop = found else { return nil }
    let member = stop.member
    let sign = member.isStay ? 1 : rows[member.index].sign
    follow(stop.length)
    leave(departure)
    if mayViolate(departure) { components[component].needsRecount = true }
    if member.isStay { values[member.index] = 0 } else { rows[member.index].sign = sign }
    exchange(departure.position, for: member, in: component)
    return stop.length
  }

  /// Calls `body` with every row that the way reaches.
  private func forEachBreakpoint(_ body: (Breakpoint) -> Void) {
    for (place, moving) in scratch.movingRows.enumerated()
    where moving.rate * rows[moving.row].sign < 0 {
      let (residual, norm) = (rows[moving.row].residual, rows[moving.row].norm)
      body(
        Breakpoint(
          member: .row(moving.row), place: place, length: abs(residual / moving.rate),
          rate: moving.rate, merit: abs(moving.rate) / norm))
    }
    for variable in scratch.direction.pattern where stayPositions[variable] < 0 {
      let rate = rate(ofVariable: variable)
      guard rate * staySigns[variable] < 0 else { continue }
      body(
        Breakpoint(
          member: .stay(variable), length: abs(values[variable] / rate), rate: rate,
          merit: abs(rate)))
    }
  }

  /// Among rows reached at once the steepest is the most stable pivot.
  private static func isBefore(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
    if a.length != b.length { return a.length < b.length }
    if a.merit != b.merit { return a.merit > b.merit }
    return a.member.precedes(b.member)
  }

  private func firstBreakpoint() -> Breakpoint? {
    var breakpoints: [Breakpoint] = []
    forEachBreakpoint { breakpoints.append($0) }
    guard let least = breakpoints.min(by: { $0.length < $1.length }) else { return nil }
    let limit = least.length + 1e-12 * (1 + least.length)
    return breakpoints.filter { $0.length <= limit }
      .min { $0.member.precedes($1.member) }
  }

  /// Only the rows that have a say are put in order: the first that bars the way, and before it
  /// those of the deciding level.
  private mutating func stop(_ departure: Departure) -> Breakpoint? {
    var counted: [Breakpoint] = []
    swap(&counted, &scratch.breakpoints)
    defer { swap(&counted, &scratch.breakpoints) }
    counted.removeAll(keepingCapacity: true)
    var barrier: Breakpoint?
    var last: Breakpoint?
    forEachBreakpoint { breakpoint in
      switch passage(of: breakpoint.member, departure.level) {
      case .free: if last.map({ Self.isBefore($0, breakpoint) }) ?? true { last = breakpoint }
      case .counted: counted.append(breakpoint)
      case .barred:
        if barrier.map({ Self.isBefore(breakpoint, $0) }) ?? true { barrier = breakpoint }
      }
    }
    if let barrier { counted.removeAll { Self.isBefore(barrier, $0) } }
    if counted.count > 1 { counted.sort { Self.isBefore($0, $1) } }
    var rate = departure.rate
    for breakpoint in counted {
      rate += bend(breakpoint)
      scratch.isSettled = rate > -departure.rate * 1e-6
      if rate >= -Self.rateTolerance { return breakpoint }
      scratch.passedRows.append(breakpoint.place)
    }
    scratch.isSettled = barrier != nil
    if barrier == nil, !counted.isEmpty { scratch.passedRows.removeLast() }
    return barrier ?? counted.last ?? last
  }

  private enum Passage { case free, counted, barred }

  @inline(__always)
  private func passage(of member: BasisMember, _ level: Departure.Level) -> Passage {
    switch level {
    case .priority(let priority):
      guard !member.isStay else { return .free }
      let own = rows[member.index].priority
      return own > priority ? .barred : own == priority ? .counted : .free
    case .tie(let deciding):
      guard member.isStay else { return .barred }
      return deciding.precedes(member) ? .free : .barred
    }
  }

  /// How much steeper the row's level becomes when its residual changes sign.
  @inline(__always)
  private func bend(_ breakpoint: Breakpoint) -> Double {
    let row = rows[breakpoint.member.index]
    return (row.slope(toward: 1) + row.slope(toward: -1)) * abs(breakpoint.rate)
  }

  private mutating func follow(_ length: Double) {
    scratch.turnedStays.removeAll(keepingCapacity: true)
    if length > 0 { moveValues(length) }
    for place in scratch.passedRows where !scratch.movingRows[place].hasTurned { turn(place) }
  }

  private mutating func moveValues(_ length: Double) {
    for variable in scratch.direction.pattern {
      values[variable] += length * scratch.direction[variable]
      guard stayPositions[variable] < 0, values[variable] * staySigns[variable] < 0 else {
        continue
      }
      staySigns[variable] = -staySigns[variable]
      scratch.turnedStays.append(variable)
    }
    scratch.rowCount += scratch.movingRows.count
    Self.refresh(&scratch.movingRows, &rows, pool, values)
  }

  private static func refresh(
    _ moving: inout [MovingRow], _ rowArray: inout [Row], _ poolArray: [PooledTerm],
    _ valueArray: [Double]
  ) {
    let (pool, values) = (poolArray.span, valueArray.span)
    var rows = rowArray.mutableSpan
    for index in moving.indices where refresh(&rows[moving[index].row], pool, values) {
      moving[index].hasTurned = true
    }
  }

  /// A row that the way passed in the very point where it ends is on the far sign. Otherwise all
  /// rows that meet there would enter the basis one after the other.
  private mutating func turn(_ place: Int) {
    let row = scratch.movingRows[place].row
    guard rows[row].residual == 0 else { return }
    rows[row].sign = -rows[row].sign
    scratch.movingRows[place].hasTurned = true
  }

  /// Whether the last way took a required row into an error or out of one.
  private func mayViolate(_ departure: Departure) -> Bool {
    let leavingMember = basis[departure.position]
    if !leavingMember.isStay, rows[leavingMember.index].priority >= LinearConstraint.required,
      rows[leavingMember.index].relation.slope(toward: departure.sign) != 0
    {
      return true
    }
    return scratch.movingRows.contains {
      $0.priority >= LinearConstraint.required && ($0.gradient != 0 || $0.hasTurned)
    }
  }

  private mutating func leave(_ departure: Departure) {
    let member = basis[departure.position]
    if member.isStay {
      stayPositions[member.index] = -1
      staySigns[member.index] = departure.sign
    } else {
      rows[member.index].basisPosition = -1
      rows[member.index].sign = departure.sign
      _ = refreshResidual(member.index)
    }
  }
}
