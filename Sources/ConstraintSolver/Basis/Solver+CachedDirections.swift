extension Solver {
  /// Moves the values to the present constants of all rows with a cached direction.
  mutating func followDirections(_ component: Int) {
    var cached = CachedDirections()
    swap(&cached, &components[component].directions)
    cached.noteFollowed()
    components[component].hasAppliedDirections = true
    if let index = cached.onlyActive(rows) {
      follow(&cached.directions[index], component)
    } else {
      followAll(&cached, component)
    }
    swap(&cached, &components[component].directions)
  }

  private mutating func follow(
    _ direction: inout CachedDirections.Direction, _ component: Int
  ) {
    direction.step = rows[direction.row].constant - direction.constant
    Self.add(direction.step, direction, referenceValues, &values)
    refreshRows(of: direction, component)
  }

  /// Uses spans: with arrays, two of three instructions check uniqueness and bounds.
  private static func add(
    _ step: Double, _ direction: CachedDirections.Direction, _ referenceArray: [Double],
    _ values: inout [Double]
  ) {
    let (variables, rates) = (direction.variables.span, direction.rates.span)
    let reference = referenceArray.span
    var target = values.mutableSpan
    for i in variables.indices {
      let variable = variables[unchecked: i]
      target[unchecked: variable] = reference[unchecked: variable] + step * rates[unchecked: i]
    }
  }

  private mutating func followAll(_ cached: inout CachedDirections, _ component: Int) {
    for index in cached.directions.indices {
      let direction = cached.directions[index]
      cached.directions[index].step = rows[direction.row].constant - direction.constant
      for variable in direction.variables { values[variable] = referenceValues[variable] }
    }
    for direction in cached.directions where direction.step != 0 {
      for (variable, rate) in zip(direction.variables, direction.rates) {
        values[variable] += direction.step * rate
      }
    }
    for index in cached.directions.indices {
      refreshRows(of: cached.directions[index], component)
      if flipCrossedStays(of: cached.directions[index], component) {
        // The safe steps were computed for the old signs.
        for other in cached.directions.indices { cached.directions[other].safeSteps = nil }
      }
    }
  }

  private mutating func refreshRows(
    of direction: CachedDirections.Direction, _ component: Int
  ) {
    if !direction.rows.isEmpty { refreshResiduals(of: direction.rows, in: component) }
    workspace.entryCount += direction.variables.count
  }

  /// - Returns: whether a variable changed sign.
  private mutating func flipCrossedStays(
    of direction: CachedDirections.Direction, _ component: Int
  ) -> Bool {
    let known = components[component].pricingCandidates.count
    for variable in direction.variables where stayPositions[variable] < 0 {
      flipStayIfCrossed(variable, in: component)
    }
    return components[component].pricingCandidates.count > known
  }
}
