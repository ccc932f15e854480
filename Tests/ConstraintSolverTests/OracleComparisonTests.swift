import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// Seeded random systems: compares everything that the solver reports with the exact oracle.
@Suite struct OracleComparisonTests {
  @Test(.timeLimit(.minutes(5)), arguments: SystemKind.all + [.manyOpen])
  func agreesWithTheOracle(_ kind: SystemKind) throws {
    try expectAgreement(kind, WorkLimit.pivots)
  }

  /// Systems as small as these hardly ever stall by themselves.
  @Test(.timeLimit(.minutes(5)), arguments: SystemKind.all + [.manyOpen])
  func agreesWithTheOracleIfEachDegenerateVertexIsPerturbed(_ kind: SystemKind) throws {
    var limit = WorkLimit.pivots
    (limit.degeneratePivots, limit.membersPerDegeneratePivot) = (0, .max)
    try expectAgreement(kind, limit)
  }

  private func expectAgreement(_ kind: SystemKind, _ limit: PivotLimit) throws {
    var judged = 0
    for seed in 0..<systemsPerKind {
      var generator = SeededGenerator(seed: UInt64(seed))
      let system = kind.system(using: &generator)
      guard let faults = try faults(of: system, limit) else { continue }
      judged += 1
      guard !faults.isEmpty else { continue }
      report(seed, try smallest(system, limit), limit)
      return
    }
    #expect(judged * 100 >= systemsPerKind * 99, "the oracle gave up too often")
  }

  private var systemsPerKind: Int { 300 }

  private func report(_ seed: Int, _ system: LinearSystem, _ limit: PivotLimit) {
    let faults = (try? faults(of: system, limit)) ?? []
    Issue.record("seed \(seed), reduced:\n\(system)\n\(faults.joined(separator: "\n"))")
  }

  /// Nil if the numbers become too large for the oracle.
  private func faults(of system: LinearSystem, _ limit: PivotLimit) throws -> [String]? {
    do {
      let expected = try LexicographicOracle.solve(system)
      let live = LiveSystem(solving: system, limit)
      return try live.differences(from: expected)
        + live.conflictFaults {
          let part = LinearSystem(variableCount: system.variableCount, constraints: $0)
          return try LexicographicOracle.solve(part).isSatisfiable
        }
    } catch is ExactTableau.Overflow {
      return nil
    }
  }

  /// Removes rows as long as a fault remains.
  private func smallest(_ system: LinearSystem, _ limit: PivotLimit) throws -> LinearSystem {
    var best = system
    var index = 0
    while index < best.constraints.count {
      var candidate = best
      candidate.constraints.remove(at: index)
      if try faults(of: candidate, limit)?.isEmpty == false {
        best = candidate
      } else {
        index += 1
      }
    }
    return best
  }
}
