import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// A basis that rounding has made singular is replaced by its independent rows, and the layout is that of a
/// new solver.
@Suite struct SingularBasisTests {
  @Test(arguments: SystemKind.all + SystemKind.medium)
  func aSingularBasisIsReplaced(_ kind: SystemKind) {
    var replaced = 0
    for seed in 1...12 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let system = kind.edits(batches: 1, using: &generator).start
      var live = LiveSystem(solving: system.doubled)
      guard live.makeBasisSingular(doubling: system.constraints.count) else { continue }
      let rebuilds = live.solver.statistics.rebuilds
      live.solver.solve()
      replaced += live.solver.statistics.rebuilds > rebuilds ? 1 : 0
      let expected = Solution(of: LiveSystem(solving: live.system))
      #expect(live.differences(from: expected) == [], "seed \(seed)")
    }
    #expect(replaced >= 6)
  }
}

extension LinearSystem {
  /// With twice each constraint after all of them, which changes nothing.
  fileprivate var doubled: LinearSystem {
    let doubles = constraints.map { constraint in
      var double = constraint
      double.terms = constraint.terms.map { Term($0.variable, 2 * $0.coefficient) }
      double.constant *= 2
      return double
    }
    return LinearSystem(variableCount: variableCount, constraints: constraints + doubles)
  }
}

extension LiveSystem {
  /// Puts a nonbasic row next to a basic one that is its half or its double, and changes a constant of both.
  ///
  /// - Returns: false if no component has room for both.
  fileprivate mutating func makeBasisSingular(doubling count: Int) -> Bool {
    for place in 0..<count {
      let pair = [entries[place].id.id, entries[place + count].id.id]
      guard let basic = pair.first(where: { solver.rows[$0].basisPosition >= 0 }),
        let other = pair.first(where: { solver.rows[$0].basisPosition == -1 }),
        let component = solver.components.firstIndex(where: { $0.rows.contains(basic) }),
        let position = solver.components[component].variables.first(where: {
          $0 != solver.rows[basic].basisPosition
        })
      else { continue }
      setConstant(entries[place].constraint.constant + 1, at: place)
      setConstant(2 * entries[place].constraint.constant, at: place + count)
      solver.enter(other, at: position, in: component)
      return true
    }
    return false
  }
}

extension Solver {
  /// Without any regard to what becomes of the basis.
  fileprivate mutating func enter(_ row: Int, at position: Int, in component: Int) {
    let member = basis[position]
    if member.isStay {
      stayPositions[member.index] = -1
    } else {
      rows[member.index].basisPosition = -1
    }
    basis[position] = .row(row)
    rows[row].basisPosition = position
    components[component].invalidate()
  }
}
