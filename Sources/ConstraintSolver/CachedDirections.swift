/// How the values of a system follow the constants that are edited again and again.
///
/// As long as the basis stays, a change of a tight row's constant moves the values along one fixed
/// direction: the second and all later frames of an animated constant need no substitution, only
/// the direction times the change. It is added to values that the basis gave, not to the values of
/// the last edit, so that nothing drifts.
struct CachedDirections: Sendable {
  struct Direction: Sendable {
    var row: Int
    /// The row's constant in the reference values.
    var constant: Double
    /// What the present values have added of it.
    var length = 0.0
    var moves: [Move]
    /// The rows that are not tight and move.
    var rows: [Int]
    /// The lengths of which it is known that no variable changes sign.
    var safe: ClosedRange<Double>
  }

  struct Move: Sendable {
    var variable: Int
    var rate: Double
  }

  var directions: [Direction] = []

  /// More edited constants than this are not worth their memory: each may hold every variable.
  static let most = 4

  /// How often in a row the basis changed before a direction was followed.
  private var misses = 0
  private var isFollowed = false
  /// The row whose constant changed last.
  private var last = -1

  mutating func removeAll() {
    guard !directions.isEmpty else { return }
    directions = []
    misses = isFollowed ? 0 : misses + 1
    isFollowed = false
  }

  mutating func noteFollowed() { isFollowed = true }

  /// Whether a direction is likely to be used again: where edits keep changing the basis, or go
  /// from row to row, only the second change of the same constant tells.
  mutating func isWorthwhile(_ row: Int) -> Bool {
    defer { last = row }
    return directions.count < Self.most && index(of: row) == nil && (misses < 2 || row == last)
  }

  func index(of row: Int) -> Int? { directions.firstIndex { $0.row == row } }

  /// The only direction that counts, if its new length is safe.
  fileprivate func single(_ rows: [Row]) -> Int? {
    var single: Int?
    for (index, direction) in directions.enumerated() {
      let length = rows[direction.row].constant - direction.constant
      guard length != 0 || direction.length != 0 else { continue }
      guard single == nil, direction.safe.contains(length) else { return nil }
      single = index
    }
    return single
  }
}

extension Solver {
  /// Gives changed constants of tight rows effect, along cached directions if there are some.
  mutating func takeConstants(_ component: Int) {
    guard !components[component].changedConstants.isEmpty else { return }
    var changed: [ChangedConstant] = []
    swap(&changed, &components[component].changedConstants)
    let fresh = newDirections(changed, component)
    if fresh.isComplete, fresh.rows.isEmpty || isAtReference(component) {
      for row in fresh.rows { cacheDirection(of: row, component) }
      followDirections(component)
    } else if !refresh(component), components[component].isOptimal {
      for row in fresh.rows {
        cacheDirection(of: .init(row: row.row, constant: rows[row.row].constant), component)
      }
    }
    changed.removeAll(keepingCapacity: true)
    swap(&changed, &components[component].changedConstants)
  }

  /// Those of the changed constants whose directions are to be cached now, and whether all others
  /// have been.
  private mutating func newDirections(
    _ changed: [ChangedConstant], _ component: Int
  ) -> (rows: [ChangedConstant], isComplete: Bool) {
    var found: [ChangedConstant] = []
    var isComplete = true
    for change in changed
    where components[component].directions.index(of: change.row) == nil
      && !found.contains(where: { $0.row == change.row })
    {
      let room = CachedDirections.most - components[component].directions.directions.count
      if found.count < room, rows[change.row].slot >= 0,
        components[component].directions.isWorthwhile(change.row)
      {
        found.append(change)
      } else {
        isComplete = false
      }
    }
    return (found, isComplete)
  }

  /// Whether the values are those that the basis gave, so that a direction can be followed from
  /// them at once: the first frame of an animated constant then needs no fresh values.
  private func isAtReference(_ component: Int) -> Bool {
    let system = components[component]
    return system.isOptimal && system.suspects.isEmpty && !system.needsResiduals
      && (system.directions.directions.isEmpty
        ? !system.isDrifted : system.directions.directions.allSatisfy { $0.length == 0 })
  }

  /// Makes the values that the basis gave the ones to which directions add.
  mutating func takeReference(of component: Int) {
    components[component].isDrifted = false
    for index in components[component].directions.directions.indices {
      let direction = components[component].directions.directions[index]
      for move in direction.moves { referenceValues[move.variable] = values[move.variable] }
      components[component].directions.directions[index].constant = rows[direction.row].constant
      components[component].directions.directions[index].length = 0
    }
  }

  /// - Parameter change: the row, and its constant in the present values.
  private mutating func cacheDirection(of change: ChangedConstant, _ component: Int) {
    explore(rows[change.row].slot, sign: 1, in: component)
    var moves: [CachedDirections.Move] = []
    moves.reserveCapacity(scratch.direction.listCount)
    for variable in scratch.direction.places {
      moves.append(.init(variable: variable, rate: scratch.direction[variable]))
      referenceValues[variable] = values[variable]
    }
    components[component].directions.directions.append(
      .init(
        row: change.row, constant: change.constant, moves: moves,
        rows: scratch.movingRows.map(\.row), safe: safeLengths()))
  }

  /// How far `scratch.direction` can be followed, forth and back, before a variable that is not
  /// held at zero changes sign.
  private func safeLengths() -> ClosedRange<Double> {
    var least = -Double.infinity
    var greatest = Double.infinity
    for variable in scratch.direction.places where staySlots[variable] < 0 {
      let rate = scratch.direction[variable] * staySides[variable]
      guard rate != 0 else { continue }
      let length = -values[variable] * staySides[variable] / rate
      if rate > 0 { least = max(least, min(0, length)) }
      if rate < 0 { greatest = min(greatest, max(0, length)) }
    }
    return least...greatest
  }

  private mutating func followDirections(_ component: Int) {
    var cached = CachedDirections()
    swap(&cached, &components[component].directions)
    cached.noteFollowed()
    components[component].isDrifted = true
    if let index = cached.single(rows) {
      follow(&cached.directions[index], component)
    } else {
      followAll(&cached, component)
    }
    swap(&cached, &components[component].directions)
  }

  private mutating func follow(
    _ direction: inout CachedDirections.Direction, _ component: Int
  ) {
    direction.length = rows[direction.row].constant - direction.constant
    Self.add(direction.length, direction.moves, referenceValues, &values)
    refreshRows(of: direction, component)
  }

  /// A span, because two in three instructions would be for the array's uniqueness and bounds.
  private static func add(
    _ length: Double, _ moveArray: [CachedDirections.Move], _ referenceArray: [Double],
    _ values: inout [Double]
  ) {
    let (moves, reference) = (moveArray.span, referenceArray.span)
    var target = values.mutableSpan
    for index in moves.indices {
      let move = moves[unchecked: index]
      target[unchecked: move.variable] = reference[unchecked: move.variable] + length * move.rate
    }
  }

  private mutating func followAll(_ cached: inout CachedDirections, _ component: Int) {
    for index in cached.directions.indices {
      let direction = cached.directions[index]
      cached.directions[index].length = rows[direction.row].constant - direction.constant
      for move in direction.moves { values[move.variable] = referenceValues[move.variable] }
    }
    for direction in cached.directions where direction.length != 0 {
      for move in direction.moves { values[move.variable] += direction.length * move.rate }
    }
    for index in cached.directions.indices {
      refreshRows(of: cached.directions[index], component)
      if turnStays(of: cached.directions[index], component) {
        // The lengths were safe for the old signs.
        for other in cached.directions.indices { cached.directions[other].safe = 0...0 }
      }
    }
  }

  private mutating func refreshRows(
    of direction: CachedDirections.Direction, _ component: Int
  ) {
    if !direction.rows.isEmpty { refreshResiduals(of: direction.rows, in: component) }
    scratch.entryCount += direction.moves.count
  }

  /// - Returns: whether a variable changed sign.
  private mutating func turnStays(
    of direction: CachedDirections.Direction, _ component: Int
  ) -> Bool {
    let known = components[component].suspects.count
    for move in direction.moves where staySlots[move.variable] < 0 {
      turnStay(move.variable, in: component)
    }
    return components[component].suspects.count > known
  }
}
