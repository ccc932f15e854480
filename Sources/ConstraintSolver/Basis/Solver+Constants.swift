extension Solver {
  /// Updates the values after changes of basic rows' constants, along cached directions if
  /// possible.
  mutating func applyChangedConstants(_ component: Int) {
    guard !components[component].changes.rows.isEmpty else { return }
    if components[component].hasDirectionsOfChanges {
      components[component].changes.removeAll()
      return followDirections(component)
    }
    var changes = ChangedConstants()
    swap(&changes, &components[component].changes)
    let fresh = newDirections(changes, component)
    if fresh.isComplete, isAtReference(component) {
      for index in fresh.indices {
        cacheDirection(of: changes.rows[index], from: changes.constants[index], component)
      }
      followDirections(component)
    } else if !refreshValues(of: component), components[component].isOptimal {
      for index in fresh.indices {
        let row = changes.rows[index]
        cacheDirection(of: row, from: rows[row].constant, component)
      }
    }
    changes.removeAll()
    swap(&changes, &components[component].changes)
  }

  /// Selects the changes whose directions are to be cached now, and checks whether all the others
  /// are cached already.
  private mutating func newDirections(
    _ changes: ChangedConstants, _ component: Int
  ) -> (indices: [Int], isComplete: Bool) {
    var found: [Int] = []
    var isComplete = true
    for (index, row) in changes.rows.enumerated()
    where components[component].directions.index(of: row) == nil
      && !found.contains(where: { changes.rows[$0] == row })
    {
      let room = WorkLimit.cachedDirections - components[component].directions.directions.count
      if found.count < room, rows[row].basisPosition >= 0,
        components[component].directions.isWorthwhile(row)
      {
        found.append(index)
      } else {
        isComplete = false
      }
    }
    return (found, isComplete)
  }

  /// Whether the values are those that the basis gave. Then a direction can be followed at once,
  /// and even the first frame of an animated constant needs no substitution for its values.
  private func isAtReference(_ component: Int) -> Bool {
    components[component].isOptimal && components[component].pricingCandidates.isEmpty
      && !components[component].needsResiduals
      && (components[component].directions.directions.isEmpty
        ? !components[component].hasAppliedDirections
        : components[component].directions.directions.allSatisfy { $0.step == 0 })
  }

  /// Makes the present values, which the basis gave, the reference of all directions.
  mutating func resetReference(of component: Int) {
    components[component].hasAppliedDirections = false
    for index in components[component].directions.directions.indices {
      let direction = components[component].directions.directions[index]
      Self.copy(direction.variables, values, &referenceValues)
      components[component].directions.directions[index].constant = rows[direction.row].constant
      components[component].directions.directions[index].step = 0
      components[component].directions.directions[index].safeSteps = safeSteps(of: direction)
    }
  }

  private static func copy(_ variables: [Int], _ source: [Double], _ targetArray: inout [Double]) {
    let (variables, source) = (variables.span, source.span)
    var target = targetArray.mutableSpan
    for i in variables.indices { target[variables[i]] = source[unchecked: variables[i]] }
  }

  /// - Parameter constant: the row's constant in the present values.
  private mutating func cacheDirection(of row: Int, from constant: Double, _ component: Int) {
    prepareDirection(rows[row].basisPosition, sign: 1, in: component)
    let variables = Array(workspace.direction.pattern)
    let added = values.count - referenceValues.count
    if added > 0 { referenceValues.append(contentsOf: repeatElement(0, count: added)) }
    Self.copy(variables, values, &referenceValues)
    var direction = CachedDirections.Direction(
      row: row, constant: constant, variables: variables,
      rates: variables.map { workspace.direction[$0] }, rows: workspace.movingRows.map(\.row))
    direction.safeSteps = safeSteps(of: direction)
    components[component].directions.directions.append(direction)
  }

  /// How far a direction can be followed from the present values to either side until a variable
  /// with a nonbasic stay changes sign.
  private func safeSteps(of direction: CachedDirections.Direction) -> ClosedRange<Double> {
    var least = -Double.infinity
    var greatest = Double.infinity
    for (variable, speed) in zip(direction.variables, direction.rates)
    where stayPositions[variable] < 0 {
      let rate = speed * staySigns[variable]
      guard rate != 0 else { continue }
      let step = -values[variable] * staySigns[variable] / rate
      if rate > 0 { least = max(least, min(0, step)) }
      if rate < 0 { greatest = min(greatest, max(0, step)) }
    }
    return least...greatest
  }
}
