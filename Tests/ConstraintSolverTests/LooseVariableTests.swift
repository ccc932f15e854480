import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// Variables that no constraint uses any more stay in their component while they are few.
@Suite struct LooseVariableTests {
  private static let count = 128

  /// A chain, each variable one more than the one before it.
  private func chain(_ variables: Range<Int>) -> [LinearConstraint] {
    [LinearConstraint([Term(x(variables.lowerBound))], .equal, 5)]
      + variables.dropFirst().map {
        LinearConstraint([Term(x($0)), Term(x($0 - 1), -1)], .equal, 1)
      }
  }

  /// What a guide hangs on the chain by: variable `count` is twice one of the others.
  private var guide: LinearConstraint {
    LinearConstraint([Term(x(Self.count)), Term(x(7), -2)], .equal, 0)
  }

  private func live(_ constraints: [LinearConstraint], variables: Int) -> LiveSystem {
    LiveSystem(solving: LinearSystem(variableCount: variables, constraints: constraints))
  }

  private func expectAsNew(_ live: LiveSystem) throws {
    var live = live
    let fresh = LiveSystem(solving: live.system)
    #expect(zip(live.values, fresh.values).allSatisfy { $0.isClose(to: $1, 1e-9) })
    var (found, expected) = (live.solver, fresh.solver)
    #expect(found.undeterminedVariables() == expected.undeterminedVariables())
    for variable in live.variables {
      #expect((found.component(of: variable) == nil) == (expected.component(of: variable) == nil))
    }
    try live.solver.checkInvariants()
    live.solver.solve()
  }

  @Test func aVariableThatNothingUsesLeavesTheFactorsAsTheyAre() throws {
    var live = live(chain(0..<Self.count) + [guide], variables: Self.count + 1)
    #expect(live.values[Self.count] == 24)
    let before = live.solver.statistics
    live.remove(guide)
    live.solver.solve()
    #expect(live.solver.components[0].looseVariables == [Self.count])
    #expect(live.values[Self.count] == 0)
    try expectAsNew(live)
    live.add(guide)
    live.solver.solve()
    #expect(live.solver.components[0].looseVariables.isEmpty)
    #expect(live.values[Self.count] == 24)
    #expect(live.solver.statistics.refactorizations == before.refactorizations)
    #expect(live.solver.statistics.rebuilds == before.rebuilds)
    try expectAsNew(live)
  }

  @Test func partsWithConstraintsAreSplitOff() throws {
    let link = LinearConstraint([Term(x(20)), Term(x(19), -1)], .equal, 1)
    var live = live(
      chain(0..<20) + chain(20..<Self.count) + [guide, link], variables: Self.count + 1)
    live.remove(guide)
    live.remove(link)
    live.solver.solve()
    #expect(live.solver.componentCount == 2)
    #expect(live.solver.components.allSatisfy { $0.looseVariables.isEmpty })
    try expectAsNew(live)
  }

  /// Three are more than one in 64 of 131.
  @Test(arguments: [2, 3]) func manyAreTakenOut(loose: Int) throws {
    let guides = (0..<loose).map {
      LinearConstraint([Term(x(Self.count + $0)), Term(x($0), -2)], .equal, 0)
    }
    var live = live(chain(0..<Self.count) + guides, variables: Self.count + loose)
    for guide in guides { live.remove(guide) }
    live.solver.solve()
    #expect(live.solver.components[0].looseVariables.count == (loose == 2 ? 2 : 0))
    try expectAsNew(live)
  }

  @Test func aVariableMayReturnToAnotherComponent() throws {
    let others = Self.count + 1..<Self.count + 20
    var live = live(
      chain(0..<Self.count) + chain(others) + [guide], variables: others.upperBound)
    live.remove(guide)
    live.solver.solve()
    live.add(LinearConstraint([Term(x(Self.count)), Term(x(others.lowerBound), -3)], .equal, 0))
    live.solver.solve()
    #expect(live.solver.componentCount == 2)
    #expect(live.values[Self.count] == 15)
    try expectAsNew(live)
  }
}
