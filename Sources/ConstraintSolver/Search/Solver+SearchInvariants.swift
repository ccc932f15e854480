extension Solver {
  /// Work arrays have room for every variable and are clear between solves, and all queues are empty.
  func checkWorkspace(_ report: inout InvariantReport) {
    let (count, work) = (basis.count, workspace.workVector)
    for (name, size) in [
      ("rightSide", workspace.rightSide.count), ("solution", workspace.solution.count),
      ("denseWork", workspace.denseWork.count), ("workVector", work.values.count),
      ("open", workspace.search.open.count), ("isQueued", workspace.search.isQueued.count),
      ("gains", workspace.search.gains.count),
      ("isOwnErrorCounted", workspace.search.isOwnErrorCounted.count),
    ] {
      report.expect(size >= count, "\(name) has \(size) elements for \(count) variables")
    }
    report.expect(
      work.words.count > work.values.count / 64 && work.summary.count > work.values.count / 4096,
      "workVector has \(work.words.count) words and a summary of \(work.summary.count)")
    report.expect(work.isClear, "workVector has \(work.values.filter { $0 != 0 })")
    let right = workspace.rightSide.filter { $0 != 0 }
    report.expect(right.isEmpty, "rightSide has \(right)")
    let search = workspace.search
    report.expect(search.queue.isEmpty, "positions \(search.queue) are queued")
    let queued = search.isQueued.indices.filter { search.isQueued[$0] }
    report.expect(queued.isEmpty, "positions \(queued) are marked as queued")
    search.prices.check("prices", count, isClear: true, &report)
    workspace.unitVector.check("unitVector", count, isClear: true, &report)
    workspace.direction.check("direction", count, isClear: false, &report)
    workspace.multipliers.check("multipliers", count, isClear: false, &report)
  }

  /// On each level, the price of a position agrees with the rows that its direction moves: the
  /// gradient times the inverse is the same from either side.
  mutating func checkPrices(of component: Int, _ report: inout InvariantReport) {
    let violated = components[component].rows.filter {
      rows[$0].isNonbasic && rows[$0].gradient != 0
    }
    for priority in Set(violated.map { rows[$0].priority }).sorted(by: >)
      .prefix(WorkLimit.checkedPositions)
    {
      let level = violated.filter { rows[$0].priority == priority }
      for row in level { addToGradient(row, share: rows[row].gradient) }
      solveMultipliers(in: component)
      for position in positionsToCheck(of: component) {
        checkPrice(at: position, level, component, &report)
      }
    }
  }

  private mutating func checkPrice(
    at position: Int, _ level: [Int], _ component: Int, _ report: inout InvariantReport
  ) {
    let price = workspace.multipliers[position]
    solveDirection(position, sign: 1, in: component)
    var (sum, magnitude) = (0.0, 0.0)
    for row in level {
      for i in terms(of: row) {
        let product =
          rows[row].gradient * pool[i].coefficient * workspace.direction[pool[i].variable]
        sum += product
        magnitude += abs(product)
      }
    }
    report.expectClose(
      price, sum, magnitude: magnitude,
      "the price of position \(position) at \(rows[level[0]].priority)")
  }

  /// At an optimum, pricing all levels and then the tie rule finds no leaving candidate.
  mutating func checkOptimality(of component: Int, _ report: inout InvariantReport) {
    guard components[component].isOptimal else { return }
    workspace.knownDirection = nil
    let pricing = price(component, collectsAll: true)
    for candidate in pricing.all + (pricing.all.isEmpty ? allTieCandidates(component, pricing) : [])
    {
      report.expect(
        false,
        """
        position \(candidate.position) can leave with sign \(candidate.sign) and the reduced cost \
        \(candidate.reducedCost) at \(candidate.level)
        """)
    }
  }
}

extension SparseWorkVector {
  /// Whether no step has a value or a mark.
  var isClear: Bool {
    values.allSatisfy { $0 == 0 } && words.allSatisfy { $0 == 0 } && summary.allSatisfy { $0 == 0 }
  }
}

extension SparseVector {
  /// The pattern lists each marked index once and contains every nonzero value.
  func check(_ name: String, _ count: Int, isClear: Bool, _ report: inout InvariantReport) {
    report.expect(
      values.count >= count && isInPattern.count == values.count
        && patternIndices.count == values.count,
      "\(name) has \(values.count) values for \(count) variables")
    report.expect(patternCount <= values.count, "\(name) has a pattern of \(patternCount)")
    guard report.failures.isEmpty else { return }
    report.expect(!isClear || patternCount == 0, "\(name) is not clear: \(Array(pattern))")
    let marked = isInPattern.indices.filter { isInPattern[$0] }
    report.expect(marked == pattern.sorted(), "\(name) marks \(marked), lists \(Array(pattern))")
    for index in values.indices where values[index] != 0 && !isInPattern[index] {
      report.expect(false, "\(name) has \(values[index]) outside its pattern, at \(index)")
    }
  }
}
