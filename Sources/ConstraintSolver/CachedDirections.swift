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
    /// Whether one of them is required.
    var concernsRequired: Bool
  }

  struct Move: Sendable {
    var variable: Int
    var rate: Double
  }

  var directions: [Direction] = []

  /// More edited constants than this are not worth their memory: each may hold every variable.
  static let most = 4

  mutating func removeAll() {
    if !directions.isEmpty { directions = [] }
  }

  func index(of row: Int) -> Int? { directions.firstIndex { $0.row == row } }
}

extension Solver {
  /// Gives changed constants of tight rows effect, along cached directions if there are some.
  mutating func takeConstants(_ component: Int) {
    guard !components[component].changedConstants.isEmpty else { return }
    let changed = components[component].changedConstants
    components[component].changedConstants.removeAll(keepingCapacity: true)
    let isCached = changed.allSatisfy { components[component].directions.index(of: $0) != nil }
    if isCached {
      if followDirections(component) { components[component].isOptimal = false }
      return
    }
    if refresh(component) { components[component].isOptimal = false }
    guard components[component].isOptimal else { return }
    for row in changed { cacheDirection(of: row, component) }
  }

  /// Makes the values that the basis gave the ones to which directions add.
  mutating func takeReference(of component: Int) {
    guard !components[component].directions.directions.isEmpty else { return }
    for variable in components[component].variables { referenceValues[variable] = values[variable] }
    for index in components[component].directions.directions.indices {
      let row = components[component].directions.directions[index].row
      components[component].directions.directions[index].constant = rows[row].constant
      components[component].directions.directions[index].length = 0
    }
  }

  private mutating func cacheDirection(of row: Int, _ component: Int) {
    let known = components[component].directions
    guard known.directions.count < CachedDirections.most, known.index(of: row) == nil,
      rows[row].slot >= 0
    else { return }
    solveDirection(rows[row].slot, sign: 1, in: component)
    findMovingRows()
    let moving = scratch.movingRows.map(\.row)
    components[component].directions.directions.append(
      .init(
        row: row, constant: rows[row].constant,
        moves: scratch.direction.places.map { .init(variable: $0, rate: scratch.direction[$0]) },
        rows: moving,
        concernsRequired: moving.contains { rows[$0].priority >= LinearConstraint.required }))
    takeReference(of: component)
  }

  /// - Returns: whether a row is now on the other side.
  private mutating func followDirections(_ component: Int) -> Bool {
    var directions = CachedDirections()
    swap(&directions, &components[component].directions)
    var hasTurned = false
    for index in directions.directions.indices {
      let direction = directions.directions[index]
      let length = rows[direction.row].constant - direction.constant
      guard length != 0 || direction.length != 0 else { continue }
      directions.directions[index].length = length
      for move in direction.moves { values[move.variable] = referenceValues[move.variable] }
    }
    for direction in directions.directions where direction.length != 0 {
      for move in direction.moves { values[move.variable] += direction.length * move.rate }
    }
    for direction in directions.directions {
      if refreshSides(of: direction) { hasTurned = true }
      if direction.concernsRequired { components[component].needsRecount = true }
      scratch.entryCount += direction.moves.count
    }
    swap(&directions, &components[component].directions)
    return hasTurned
  }

  private mutating func refreshSides(of direction: CachedDirections.Direction) -> Bool {
    var hasTurned = false
    for row in direction.rows {
      let side = rows[row].side
      refreshResidual(row)
      if rows[row].side != side { hasTurned = true }
    }
    for move in direction.moves where values[move.variable] * staySides[move.variable] < 0 {
      guard staySlots[move.variable] < 0 else { continue }
      staySides[move.variable] = -staySides[move.variable]
      hasTurned = true
    }
    return hasTurned
  }
}
