import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Numbers far from 1: the solver must judge what is small relative to the row, not by a fixed
/// epsilon.
@Suite struct NumericalRangeTests {
  @Test(arguments: [1e-12, 1e-9, 1e-8, 1e-4, 1e4, 1e8]) func aCoefficientOfAnySizeCounts(
    coefficient: Double
  ) {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(0), coefficient)], .equal, 3))
    live.add(LinearConstraint([Term(x(1)), Term(x(0), coefficient)], .equal, 10))
    live.add(LinearConstraint([Term(x(0))], .equal, 5, priority: 999))
    live.solver.solve()
    let isSatisfiable = live.solver.isSatisfiable
    #expect(isSatisfiable)
    #expect((live.solver.value(of: x(0)) * coefficient).isClose(to: 3, 1e-9))
    #expect(live.solver.value(of: x(1)).isClose(to: 7, 1e-9))
    #expect(live.solver.undeterminedVariables().isEmpty)
  }

  @Test func tinyCoefficientsCanContradict() {
    var live = LiveSystem(variableCount: 1)
    let ids = [1.0, 2].map { live.add(LinearConstraint([Term(x(0), 1e-9)], .equal, $0)) }
    live.solver.solve()
    #expect(!live.solver.isSatisfiable)
    #expect(live.solver.minimalConflict() == ids)
  }

  /// Twice as many consistent equations as unknowns, through a point with coordinates of this
  /// magnitude. The constants are rounded, so that no two equations agree to the last bit.
  @Test(arguments: [1.0, 1e4, 1e7, 1e8, 1e10])
  func redundantTrueRowsHoldAtAnyScale(scale: Double) {
    for seed in 1...60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let point = (0..<6).map { _ in Double.random(in: -scale...scale, using: &generator) }
      var live = LiveSystem(variableCount: 6)
      for _ in 0..<12 {
        var row = SystemKind.all[0].constraint(6, using: &generator)
        row.relation = .equal
        row.priority = 1000
        row.constant = row.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.id] }
        live.add(row)
      }
      live.solver.solve()
      #expect(live.solver.isSatisfiable, "seed \(seed)")
      let open = live.solver.undeterminedVariables()
      for index in 0..<6 where !open.contains(x(index)) {
        #expect(abs(live.solver.value(of: x(index)) - point[index]) <= 1e-9 * scale)
      }
    }
  }

  @Test func aRealContradictionOfLargeNumbersIsSeen() {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .equal, 1e6))
    live.add(LinearConstraint([Term(x(0))], .equal, 1e6 + 0.01))
    live.solver.solve()
    #expect(!live.solver.isSatisfiable)
  }

  @Test func tenthsAndThirdsThatAddUpAreNoConflict() {
    var live = LiveSystem(variableCount: 3)
    for index in 0..<3 { live.add(LinearConstraint([Term(x(index))], .equal, 0.1)) }
    live.add(LinearConstraint((0..<3).map { Term(x($0)) }, .equal, 0.3))
    live.add(LinearConstraint([Term(x(0), 1.0 / 3)], .equal, 0.1 / 3))
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
  }

  /// 5,000 edits of a chain, none of which may leave a lasting error.
  @Test func manyEditsDoNotDrift() {
    let sequence = Workload.chain(10, constantOf: .container)
    var live = LiveSystem(solving: sequence.start)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let place = Int.random(in: 0..<live.entries.count, using: &generator)
      let constant = live.entries[place].constraint.constant
      let wobble = Double.random(in: -3...3, using: &generator)
      live.setConstant(sequence.start.constraints[place].constant + wobble, at: place)
      live.solver.solve()
      live.setConstant(constant, at: place)
    }
    live.solver.solve()
    let faults = live.differences(from: Solution(of: LiveSystem(solving: sequence.start)))
    #expect(faults.isEmpty)
    #expect((0..<10).allSatisfy { live.solver.value(of: x(2 + 2 * $0)).isClose(to: 20, 1e-12) })
  }
}
