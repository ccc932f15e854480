extension Factorization {
  /// The factors are triangular and permute exactly a component's variables and positions.
  func checkIndices(
    _ variables: [Int], _ permutation: BasisPermutation, _ report: inout InvariantReport
  ) {
    let known = Set(variables)
    report.expect(
      steps.map(\.variable).sorted() == variables, "the steps solve \(steps.map(\.variable))")
    report.expect(
      steps.map(\.position).sorted() == variables, "the steps use \(steps.map(\.position))")
    for (index, step) in steps.enumerated() {
      report.expect(
        step.pivot != 0 && step.pivot.isFinite, "the pivot of step \(index) is \(step.pivot)")
      guard known.contains(step.variable), known.contains(step.position) else { continue }
      report.expectEqual(
        permutation.stepOfVariable[step.variable], index, "the step of variable \(step.variable)")
      report.expectEqual(
        permutation.stepOfPosition[step.position], index, "the step of position \(step.position)")
    }
    report.expectEnds(steps.map(\.rowEnd), rowEntries.count, "rowEnd")
    report.expectEnds(steps.map(\.columnEnd), columnEntries.count, "columnEnd")
    guard report.failures.isEmpty else { return }
    checkTriangle(&report)
    core.checkIndices(steps.count, &report)
    checkUpdates(known, permutation, &report)
  }

  private func checkTriangle(_ report: inout InvariantReport) {
    var (row, column) = (0, 0)
    for (index, step) in steps.enumerated() {
      for entry in rowEntries[row..<step.rowEnd] {
        report.expect(
          entry.index > index && entry.index < steps.count,
          "row \(index) of the upper factor has an entry at step \(entry.index)")
      }
      for entry in columnEntries[column..<step.columnEnd] {
        report.expectIndex(entry.index, index, "a step in column \(index) of the upper factor")
      }
      (row, column) = (step.rowEnd, step.columnEnd)
    }
  }

  /// Updates use positions of the component, and every position knows the updates that use it.
  private func checkUpdates(
    _ positions: Set<Int>, _ permutation: BasisPermutation, _ report: inout InvariantReport
  ) {
    report.expect(updates.count < UInt64.bitWidth, "there are \(updates.count) updates")
    report.expectEnds(updates.map(\.end), updateEntries.count, "the ends of updates")
    guard report.failures.isEmpty else { return }
    var masks: [Int: UInt64] = [:]
    for (index, update) in updates.enumerated() {
      report.expect(
        update.pivot != 0 && update.pivot.isFinite,
        "the pivot of update \(index) is \(update.pivot)")
      let entries = updateEntries[updateStart(index)..<update.end]
      for position in [update.position] + entries.map(\.index) {
        report.expect(
          positions.contains(position), "update \(index) uses position \(position)")
        masks[position, default: 0] |= 1 << UInt64(index)
      }
    }
    for position in positions.sorted() {
      let (mask, expected) = (permutation.updateMasks[position], masks[position] ?? 0)
      report.expect(mask == expected, "the updates of position \(position) are \(mask)")
    }
  }
}

extension EliminatedCore {
  /// The lower factor reaches from its own steps to later ones of the core, its tails beyond them.
  func checkIndices(_ stepCount: Int, _ report: inout InvariantReport) {
    guard !steps.isEmpty else { return }
    report.expect(
      steps.lowerBound >= 0 && steps.upperBound <= stepCount, "the core has steps \(steps)")
    report.expectEnds(columnEnds, columnEntries.count, "columnEnds of the core")
    report.expectEnds(rowEnds, rowEntries.count, "rowEnds of the core")
    report.expectEnds(tailEnds, tailEntries.count, "tailEnds of the core")
    report.expectEqual(tailEnds.count, steps.count, "the number of tails")
    guard report.failures.isEmpty else { return }
    for step in steps {
      for entry in columnEntries[range(columnEnds, step)] {
        report.expect(
          entry.index > step && entry.index < steps.upperBound,
          "step \(step) of the core is subtracted from step \(entry.index)")
      }
      for entry in rowEntries[range(rowEnds, step)] {
        report.expect(
          steps.contains(entry.index) && entry.index < step,
          "step \(step) of the core has step \(entry.index) subtracted")
      }
      for entry in tail(of: step) {
        report.expect(
          entry.index >= steps.upperBound && entry.index < stepCount,
          "step \(step) of the core has a tail at step \(entry.index)")
      }
    }
  }
}

extension Solver {
  /// The factors invert the basis matrix A: `A x = e` and `Aᵀ y = e` for unit vectors e.
  mutating func checkInverse(of component: Int, _ report: inout InvariantReport) {
    let variables = components[component].variables
    for position in positionsToCheck(of: component) {
      solveDirection(position, sign: 1, in: component)
      for other in variables {
        var product = Product()
        forEachTerm(of: basis[other]) { product.add($1 * workspace.direction[$0]) }
        report.expectClose(
          product.sum, other == position ? 1 : 0, magnitude: product.magnitude,
          "element (\(other), \(position)) of basis times inverse")
      }
    }
    for variable in positionsToCheck(of: component) {
      addToGradient(.stay(variable))
      solveMultipliers(in: component)
      checkTransposed(variable, component, &report)
    }
  }

  private func checkTransposed(
    _ variable: Int, _ component: Int, _ report: inout InvariantReport
  ) {
    var products: [Int: Product] = [:]
    for position in workspace.multipliers.pattern where workspace.multipliers[position] != 0 {
      let multiplier = workspace.multipliers[position]
      forEachTerm(of: basis[position]) { products[$0, default: Product()].add($1 * multiplier) }
    }
    for other in components[component].variables {
      let product = products[other] ?? Product()
      report.expectClose(
        product.sum, other == variable ? 1 : 0, magnitude: product.magnitude,
        "element (\(variable), \(other)) of inverse times basis")
    }
  }

  private func forEachTerm(
    of member: BasisMember, _ body: (_ variable: Int, _ coefficient: Double) -> Void
  ) {
    guard !member.isStay else { return body(member.index, 1) }
    for i in terms(of: member.index) { body(pool[i].variable, pool[i].coefficient) }
  }
}

/// A sum of products, with the sum of their magnitudes as the measure of its rounding.
private struct Product {
  private(set) var sum = 0.0
  private(set) var magnitude = 0.0

  mutating func add(_ term: Double) {
    sum += term
    magnitude += abs(term)
  }
}
