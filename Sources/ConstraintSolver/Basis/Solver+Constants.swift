extension Solver {
  /// Gives changed constants of tight rows effect, along cached directions if there are some.
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

  /// Those of the changes whose directions are to be cached now, and whether all others have been.
  private mutating func newDirections(
    _ changes: ChangedConstants, _ component: Int
  ) -> (indices: [Int], isComplete: Bool) {
    var found: [Int] = []
    var isComplete = true
    for (index, row) in changes.rows.enumerated()
    where components[component].directions.index(of: row) == nil
      && !found.contains(where: { changes.rows[$0] == row })
    {
      let room = CachedDirections.maximumCount - components[component].directions.directions.count
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

  /// Whether the values are those that the basis gave, so that a direction can be followed from
  /// them at once: the first frame of an animated constant then needs no fresh values.
  private func isAtReference(_ component: Int) -> Bool {
    components[component].isOptimal && components[component].pricingCandidates.isEmpty
      && !components[component].needsResiduals
      && (components[component].directions.directions.isEmpty
        ? !components[component].hasAppliedDirections
        : components[component].directions.directions.allSatisfy { $0.step == 0 })
  }

  /// Makes the values that the basis gave the ones to which directions add.
  mutating func resetReference(of component: Int) {
    components[component].hasAppliedDirections = false
    for index in components[component].directions.directions.indices {
      let direction = components[component].directions.directions[index]
      Self.copy(direction.variables, values, &referenceValues)
      components[component].directions.directions[index].constant = rows[direction.row].constant
      components[component].directions.directions[index].step = 0
    }
  }

  private static func copy(_ variables: [Int], _ source: [Double], _ targetArray: inout [Double]) {
    let (variables, source) = (variables.span, source.span)
    var target = targetArray.mutableSpan
    for i in variables.indices { target[variables[i]] = source[unchecked: variables[i]] }
  }

  /// - Parameter constant: the row's in the present values.
  private mutating func cacheDirection(of row: Int, from constant: Double, _ component: Int) {
    prepareDirection(rows[row].basisPosition, sign: 1, in: component)
    let variables = Array(workspace.direction.pattern)
    let added = values.count - referenceValues.count
    if added > 0 { referenceValues.append(contentsOf: repeatElement(0, count: added)) }
    Self.copy(variables, values, &referenceValues)
    components[component].directions.directions.append(
      .init(
        row: row, constant: constant, variables: variables,
        rates: variables.map { workspace.direction[$0] },
        rows: workspace.movingRows.map(\.row), safeSteps: safeStepRange()))
  }

  /// How far `workspace.direction` can be followed, forth and back, before a variable that is not
  /// held at zero changes sign.
  private func safeStepRange() -> ClosedRange<Double> {
    var least = -Double.infinity
    var greatest = Double.infinity
    for variable in workspace.direction.pattern where stayPositions[variable] < 0 {
      let rate = workspace.direction[variable] * staySigns[variable]
      guard rate != 0 else { continue }
      let step = -values[variable] * staySigns[variable] / rate
      if rate > 0 { least = max(least, min(0, step)) }
      if rate < 0 { greatest = min(greatest, max(0, step)) }
    }
    return least...greatest
  }
}
