import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Seeded random edits: a solver with a history gives the same answers as a new one.
@Suite struct EditSequenceTests {
  @Test(.timeLimit(.minutes(5)), arguments: SystemKind.all)
  func smallSystemsForgetTheirPast(_ kind: SystemKind) {
    for seed in 1...12 { judge(kind, batches: 24, seed: UInt64(seed)) }
  }

  @Test(.timeLimit(.minutes(5)), arguments: SystemKind.medium)
  func mediumSystemsForgetTheirPast(_ kind: SystemKind) {
    for seed in 1...3 { judge(kind, batches: 16, seed: UInt64(seed)) }
  }

  @Test(arguments: SystemKind.all)
  func theSameEditsTwiceGiveTheSameBits(_ kind: SystemKind) {
    var generator = SeededGenerator(seed: 77)
    let sequence = kind.edits(batches: 30, using: &generator)
    let (first, second) = (sequence.trace, sequence.trace)
    #expect(first == second)
    #expect(first.count == 31)
  }

  private func judge(_ kind: SystemKind, batches: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sequence = kind.edits(batches: batches, using: &generator)
    guard !sequence.faults.isEmpty else { return }
    let reduced = sequence.smallest
    let faults = reduced.faults.joined(separator: "\n")
    Issue.record("seed \(seed), reduced:\n\(reduced)\n\(faults)")
  }
}

extension SystemKind {
  /// Systems too large for the oracle. The ratios of rows to variables differ, so that some systems
  /// are dense and some consist of several components.
  static let medium: [SystemKind] = [
    SystemKind(testDescription: "plain, 10 to 60 variables", variables: 10...60, rows: 20...90),
    SystemKind(
      testDescription: "degenerate, 10 to 60 variables", variables: 10...60, rows: 20...90,
      coefficients: [-1, 1], constants: [0, 8, 8, 16], repeats: 1),
    SystemKind(
      testDescription: "crowded, 10 to 30 variables", variables: 10...30, rows: 60...120,
      coefficients: [-1, 1, 1, 2]),
    SystemKind(
      testDescription: "loose, 30 to 60 variables", variables: 30...60, rows: 15...40,
      priorities: [1000, 750, 500, 250]),
    SystemKind(
      testDescription: "inequalities, 10 to 40 variables", variables: 10...40, rows: 20...80,
      coefficients: [-1, 1], constants: [-8, 0, 0, 8],
      relations: [.lessThanOrEqual, .greaterThanOrEqual]),
    SystemKind(
      testDescription: "ties, 10 to 40 variables", variables: 10...40, rows: 20...80,
      coefficients: [-1, 1], constants: [0, 4, 8, 12], priorities: [1000, 500]),
    SystemKind(
      testDescription: "fractions, 10 to 40 variables", variables: 10...40, rows: 20...80,
      coefficients: [-1, -0.5, 1, 1, 1.0 / 3, 0.75, 16.0 / 9, 0.1],
      constants: [0, 0.1, 1.0 / 3, 8, 20, 44.5, 333.3, 1024.7]),
  ]
}

extension EditSequence {
  /// The faults after the first batch that leaves any.
  var faults: [String] {
    var live = LiveSystem(solving: start)
    for batch in batches {
      let rebuilds = live.solver.statistics.rebuilds
      for edit in batch { live.apply(edit) }
      live.solver.solve()
      var found = live.differences(from: Solution(of: LiveSystem(solving: live.system)))
      // If many priorities change at once, the basis is chosen anew, as for a new layout.
      let isSmall = batch.allSatisfy(\.keepsStructure) && batch.count <= 24
      if isSmall, live.solver.statistics.rebuilds != rebuilds {
        found.append("a few changes of constants and priorities caused a rebuild")
      }
      if live.solver.statistics.stalls > 0 { found.append("the search stalled") }
      found += live.conflictFaults { LiveSystem(requiring: $0).solver.isSatisfiable }
      guard found.isEmpty else { return found }
    }
    return []
  }

  /// The values at the start and after each batch.
  var trace: [[UInt64]] {
    var live = LiveSystem(solving: start)
    var trace = [live.bits]
    for batch in batches {
      for edit in batch { live.apply(edit) }
      live.solver.solve()
      trace.append(live.bits)
    }
    return trace
  }

  /// Removes batches, edits and rows as long as a fault remains.
  var smallest: EditSequence {
    removals().first { !$0.faults.isEmpty }?.smallest ?? self
  }

  private func removals() -> [EditSequence] {
    var smaller: [EditSequence] = []
    for index in batches.indices {
      var candidate = self
      candidate.batches.remove(at: index)
      smaller.append(candidate)
      for edit in batches[index].indices where batches[index].count > 1 {
        candidate = self
        candidate.batches[index].remove(at: edit)
        smaller.append(candidate)
      }
    }
    for index in start.constraints.indices {
      var candidate = self
      candidate.start.constraints.remove(at: index)
      smaller.append(candidate)
    }
    return smaller
  }
}

extension LiveSystem {
  /// A system of only these constraints, solved.
  init(requiring constraints: [LinearConstraint]) {
    let variableCount = constraints.flatMap(\.terms).map(\.variable.id).max() ?? -1
    self.init(
      solving: LinearSystem(variableCount: variableCount + 1, constraints: constraints))
  }

  fileprivate var bits: [UInt64] { variables.map { solver.value(of: $0).bitPattern } }
}
