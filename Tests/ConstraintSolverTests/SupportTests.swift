import ConstraintSolver
import Foundation
import TestSupport
import Testing
import Workloads

/// `support(of:)`: the rows that determine a value, with their contributions.
@Suite struct SupportTests {
  @Test func aChainIsDeterminedByItsRows() {
    // x1 = x0 + 8, x0 = 16.
    let live = live(2, [([Term(x(1)), Term(x(0), -1)], 8, 1000), ([Term(x(0))], 16, 1000)])
    #expect(
      live.support(of: [Term(x(1))]) == [
        SupportShare(source: .constraint(live.entries[0].id), coefficient: 1, constant: 8),
        SupportShare(source: .constraint(live.entries[1].id), coefficient: 1, constant: 16),
      ])
  }

  @Test func theTieRuleIsNamedWhereItDecides() {
    let live = live(2, [([Term(x(1)), Term(x(0), -1)], 8, 1000)])
    let stay = SupportShare(source: .stay(live.variables[0]), coefficient: 1, constant: 0)
    #expect(live.support(of: [Term(x(1))]).last == stay)
    #expect(live.support(of: [Term(x(0))]) == [stay])
  }

  @Test func aVariableThatNothingMentionsStays() {
    let live = live(1, [])
    #expect(
      live.support(of: [Term(x(0), 2)]) == [
        SupportShare(source: .stay(live.variables[0]), coefficient: 2, constant: 0)
      ])
  }

  /// The result does not depend on which row came first, or which one is in the basis.
  @Test(arguments: [[500, 750, 1000, 250], [1000, 250, 500, 750], [250, 500, 750, 1000]])
  func theStrongestOfSeveralThatAgreeSpeaks(priorities: [Float]) {
    let live = live(1, priorities.map { ([Term(x(0))], 40, $0) })
    let strongest = priorities.firstIndex(of: 1000).map { live.entries[$0].id }
    #expect(live.support(of: [Term(x(0))]).map(\.source) == strongest.map { [.constraint($0)] })
  }

  @Test func theOldestOfEquallyStrongOnesSpeaks() {
    let live = live(1, [([Term(x(0))], 40, 500), ([Term(x(0))], 40, 500)])
    #expect(live.support(of: [Term(x(0))]).map(\.source) == [.constraint(live.entries[0].id)])
  }

  @Test func whatDoesNotConcernTheValueIsLeftOut() {
    let live = live(3, [([Term(x(0))], 1, 1000), ([Term(x(1)), Term(x(0), -1)], 2, 1000)])
    #expect(live.support(of: [Term(x(0))]).count == 1)
  }

  private func live(
    _ variables: Int, _ equations: [(terms: [Term], constant: Double, priority: Float)]
  ) -> LiveSystem {
    LiveSystem(
      solving: LinearSystem(
        variableCount: variables,
        constraints: equations.map {
          LinearConstraint($0.terms, .equal, $0.constant, priority: $0.priority)
        }))
  }
}

/// Compares with the exact oracle, which has no notion of a basis.
@Suite struct SupportOracleTests {
  /// Large enough that increasing a constant by 1 does not make another row active.
  private static let scale = 1_000_000.0

  @Test(.timeLimit(.minutes(5)), arguments: SystemKind.all)
  func sharesAddUpAndTellWhatMovesTheValue(_ kind: SystemKind) throws {
    var regular = 0
    for seed in 0..<systemsPerKind {
      var generator = SeededGenerator(seed: UInt64(seed))
      var system = kind.system(using: &generator)
      for index in system.constraints.indices { system.constraints[index].constant *= Self.scale }
      do {
        let faults = try faults(of: system, &regular)
        #expect(faults.isEmpty, "seed \(seed):\n\(system)\n\(faults.joined(separator: "\n"))")
      } catch is ExactTableau.Overflow {
        continue
      }
    }
    // If all or most constants are equal, rows always coincide.
    #expect(regular > 0 || kind.testDescription != "plain")
  }

  private var systemsPerKind: Int {
    ProcessInfo.processInfo.environment["LAYOUTANIM_CASES"].flatMap { Int($0) } ?? 40
  }

  private func faults(of system: LinearSystem, _ regular: inout Int) throws -> [String] {
    let exact = try LexicographicOracle.solve(system)
    let live = LiveSystem(solving: system)
    let isRegular = isRegular(system, at: exact.values)
    regular += isRegular ? 1 : 0
    var faults: [String] = []
    for variable in 0..<system.variableCount {
      let shares = live.support(of: [Term(x(variable))])
      let sum = shares.reduce(0) { $0 + $1.contribution }
      if !sum.isClose(to: exact.values[variable], 1e-6) {
        faults.append("x\(variable): the shares give \(sum), not \(exact.values[variable])")
      }
      // If rows coincide, the effect of an increase differs from that of a decrease.
      if isRegular { faults += try pushes(system, exact.values, live, variable, shares) }
    }
    return faults
  }

  /// Increases each constant in turn by one unit: the value must move by the share, or not at all.
  private func pushes(
    _ system: LinearSystem, _ values: [Double], _ live: LiveSystem, _ variable: Int,
    _ shares: [SupportShare]
  ) throws -> [String] {
    try live.entries.indices.compactMap { index in
      var pushed = system
      pushed.constraints[index].constant += 1
      let moved = try LexicographicOracle.solve(pushed).values[variable] - values[variable]
      let share = shares.first { $0.source == .constraint(live.entries[index].id) }
      let expected = share?.coefficient ?? 0
      return moved.isClose(to: expected, 1e-6)
        ? nil : "x\(variable) moves by \(moved) with row \(index), not by \(expected)"
    }
  }

  /// Whether exactly as many rows and stays are active as there are variables.
  private func isRegular(_ system: LinearSystem, at values: [Double]) -> Bool {
    let tight = system.constraints.count { constraint in
      let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.id] }
      return abs(sum - constraint.constant) < 0.5
    }
    return tight + values.count { abs($0) < 0.5 } == system.variableCount
  }
}

extension LiveSystem {
  /// - Parameter terms: their variables are identified by `id` only.
  fileprivate func support(of terms: [Term]) -> [SupportShare] {
    solver.support(of: terms.map { Term(variables[$0.variable.id], $0.coefficient) })
  }
}
