import Testing
import Workloads

@testable import ConstraintSolver

/// `checkInvariants()` detects damage of every kind and reports the wrong value.
@Suite struct InvariantTests {
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the message must contain.
    let complaint: String
    let apply: @Sendable (inout Solver) -> Void

    init(_ name: String, _ complaint: String, _ apply: @escaping @Sendable (inout Solver) -> Void) {
      (testDescription, self.complaint, self.apply) = (name, complaint, apply)
    }
  }

  /// Two equations in two variables, a basic inequality and a violated nonbasic equation.
  private static var solver: Solver {
    var live = LiveSystem(variableCount: 4)
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10))
    live.add(LinearConstraint([Term(x(0)), Term(x(1), -1)], .equal, 2))
    live.add(LinearConstraint([Term(x(2)), Term(x(0), -1)], .greaterThanOrEqual, 3, priority: 500))
    live.add(LinearConstraint([Term(x(2))], .equal, 7, priority: 250))
    live.solver.solve()
    live.setConstant(5, at: 3)
    live.solver.solve()
    return live.solver
  }

  private static let indices: [Damage] = [
    Damage("two members at one position", "the position of c0 is 1, not 0") {
      $0.basis[0] = $0.basis[1]
    },
    Damage("a basic row that claims none", "the position of c0 is -1, not 1") {
      $0.rows[0].basisPosition = -1
    },
    Damage("a stay that claims a position", "stay x2 claims position 2") {
      $0.stayPositions[2] = 2
    },
    Damage("a term outside the pool", "row 1 has terms 90..<92 of 7") { $0.rows[1].firstTerm = 90 },
    Damage("a variable outside the solver", "a variable of row 0 is 77") {
      $0.pool[0].variable = 77
    },
    Damage("a zero coefficient", "a coefficient of row 0 is 0.0") { $0.pool[0].coefficient = 0 },
    Damage("a norm", "the norm of row 0 is 3.0, not 1.0") { $0.rows[0].norm = 3 },
    Damage("a cut column", "column 2 misses term 6") { $0.columnHeads[2] = -1 },
    Damage("a circular column", "reaches term") { $0.pool[0].nextInColumn = 0 },
    Damage("an array that did not grow", "the size of staySigns is 3, not 4") {
      $0.staySigns.removeLast()
    },
    Damage("an order of strength", "rowsByStrength of component 0 is [1, 0, 2, 3]") {
      $0.components[0].rowsByStrength.swapAt(0, 1)
    },
    Damage("a lost row", "the rows of component 0 are [0, 1, 2], not [0, 1, 2, 3]") {
      $0.components[0].rows.removeLast()
    },
    Damage("a lost variable", "the component of variable 2 is 0, not -1") {
      $0.components[0].variables.removeLast()
    },
    Damage("an unpriced candidate", "left [stay x0] unpriced") {
      $0.components[0].pricingCandidates = [.stay(0)]
    },
    Damage("a count of violations", "the violations of component 0 is 1, not 0") {
      $0.components[0].violations = 1
    },
    Damage("a step outside the factors", "the step of variable 0 is 9") {
      $0.permutation.stepOfVariable[0] = 9
    },
    Damage("an unknown update", "the updates of position 1 are 4") {
      $0.permutation.updateMasks[1] = 4
    },
    Damage("an end beyond the entries", "the last of rowEnd is 90") {
      let last = $0.components[0].factorization.steps.count - 1
      $0.components[0].factorization.steps[last].rowEnd = 90
    },
    Damage("a zero pivot", "the pivot of step 0 is 0.0") {
      $0.components[0].factorization.steps[0].pivot = 0
    },
    Damage("a queued position", "positions [1] are queued") { $0.workspace.search.queue = [1] },
    Damage("a mark without a queued position", "positions [1] are marked as queued") {
      $0.workspace.search.isQueued[1] = true
    },
    Damage("a work vector in use", "workVector has [5.0]") {
      $0.workspace.workVector.values[1] = 5
    },
    Damage("a bit in the work vector", "workVector has []") {
      $0.workspace.workVector.words[0] = 2
    },
    Damage("a value outside a pattern", "prices has 5.0 outside its pattern, at 1") {
      $0.workspace.search.prices.values[1] = 5
    },
  ]

  private static let numbers: [Damage] = [
    Damage("a wrong pivot", "of basis times inverse is") {
      $0.components[0].factorization.steps[0].pivot *= 2
    },
    Damage("a wrong entry by columns", "of basis times inverse is") {
      let last = $0.components[0].factorization.columnEntries.count - 1
      $0.components[0].factorization.columnEntries[last].value *= 2
    },
    Damage("a wrong entry by rows", "of inverse times basis is") {
      let last = $0.components[0].factorization.rowEntries.count - 1
      $0.components[0].factorization.rowEntries[last].value *= 2
    },
    Damage("a moved value", "the residual of row 0 is 0.0, not 1.0") { $0.values[1] += 1 },
    Damage("a residual", "the residual of row 3 is 7.0, not 4.0") { $0.rows[3].residual = 7 },
    Damage("a sign", "nonbasic row 3 has sign -1.0 and residual 4.0") { $0.rows[3].sign = -1 },
    Damage(
      "a basis that is not optimal", "position 2 can leave with sign -1.0 and the reduced cost"
    ) {
      $0.rows[3].priority = 600
      $0.components[0].rowsByStrength = [0, 1, 3, 2]
    },
  ]

  @Test func aSolvedSystemBreaksNone() throws {
    try Self.solver.checkInvariants()
  }

  @Test(arguments: indices + numbers) func damageIsReportedWithItsValue(_ damage: Damage) {
    var solver = Self.solver
    damage.apply(&solver)
    let error = #expect(throws: BrokenInvariants.self) { try solver.checkInvariants() }
    let complaints = error?.failures ?? []
    #expect(complaints.contains { $0.contains(damage.complaint) }, "\(complaints)\n\(solver)")
  }

  /// Damages the parts of a factorization update, which a few edits create.
  @Test func damageOfAnUpdateIsReported() throws {
    let sequence = TreeWorkload(depth: 2).changingLeaves
    var live = LiveSystem(solving: sequence.start)
    for batch in sequence.batches where live.solver.components.allSatisfy(\.hasNoUpdate) {
      for edit in batch { live.apply(edit) }
      live.solver.solve()
    }
    try live.solver.checkInvariants()
    let component = try #require(live.solver.components.firstIndex { !$0.hasNoUpdate })
    var solver = live.solver
    solver.components[component].factorization.updates[0].pivot *= 2
    #expect(throws: BrokenInvariants.self) { try solver.checkInvariants() }
    solver = live.solver
    solver.components[component].factorization.updateEntries[0].index = 400
    #expect(throws: BrokenInvariants.self) { try solver.checkInvariants() }
  }
}

extension Component {
  fileprivate var hasNoUpdate: Bool { factorization.updateEntries.isEmpty }
}
