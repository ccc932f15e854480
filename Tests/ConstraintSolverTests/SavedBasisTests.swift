import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// Systems that come back begin with the basis that was optimal for them, and it does not matter for the values.
@Suite struct SavedBasisTests {
  private static let viewCount = 40

  /// Views in a row, too wide for it, whose centres are to be equally far apart. Variables 2i and 2i + 1 are the left
  /// edge and the width of view i.
  private func row(_ contents: [Double], width: Double) -> [LinearConstraint] {
    let last = 2 * Self.viewCount - 2
    let ends = [
      LinearConstraint([Term(x(0))], .equal, 0),
      LinearConstraint([Term(x(last)), Term(x(last + 1))], .equal, width),
    ]
    let views = contents.enumerated().flatMap { view, content in
      [
        LinearConstraint([Term(x(2 * view + 1))], .greaterThanOrEqual, content, priority: 750),
        LinearConstraint([Term(x(2 * view + 1))], .lessThanOrEqual, content, priority: 250),
      ]
    }
    let gaps = (1..<Self.viewCount).flatMap { view in
      let gap = [Term(x(2 * view)), Term(x(2 * view - 2), -1), Term(x(2 * view - 1), -1)]
      let distance = centre(view, 1) + centre(view - 1, -1) + centre(1, -1) + centre(0, 1)
      return [
        LinearConstraint(gap, .greaterThanOrEqual, 0),
        LinearConstraint(distance, .equal, 0, priority: 149),
      ]
    }
    return ends + views + gaps
  }

  private func centre(_ view: Int, _ sign: Double) -> [Term] {
    [Term(x(2 * view), sign), Term(x(2 * view + 1), sign / 2)]
  }

  /// The same views below each other, in one system with the first.
  private func column() -> [LinearConstraint] {
    (1..<2 * Self.viewCount).map {
      LinearConstraint([Term(x($0)), Term(x(0), -1)], .equal, Double($0 % 3), priority: 500)
    }
  }

  private let contents = (0..<Self.viewCount).map { Double(5 + $0 % 7) }

  private func replaceAll(of live: inout LiveSystem, by constraints: [LinearConstraint]) {
    for entry in live.entries { live.solver.removeConstraint(entry.id) }
    live.entries.removeAll()
    for constraint in constraints { live.add(constraint) }
    live.solver.solve()
  }

  private func expectFreshValues(_ live: LiveSystem) throws {
    let fresh = LiveSystem(solving: live.system)
    for (value, expected) in zip(live.values, fresh.values) {
      #expect(value.isClose(to: expected, 1e-9))
    }
    try live.solver.checkInvariants()
  }

  @Test func aSystemThatCameBackTakesNoPivots() throws {
    var live = LiveSystem(variableCount: 2 * Self.viewCount)
    var pivots: [Int] = []
    for _ in 0..<4 {
      let before = live.solver.statistics.pivots
      replaceAll(of: &live, by: row(contents, width: 50))
      pivots.append(live.solver.statistics.pivots - before)
      try expectFreshValues(live)
      replaceAll(of: &live, by: column())
      try expectFreshValues(live)
    }
    // The basis is saved when a system is solved the second time.
    #expect(pivots[0] > 0)
    #expect(pivots[2...] == [0, 0])
  }

  /// Another canvas or content changes constants only.
  @Test func otherConstantsHaveTheirOwnSolution() throws {
    var live = LiveSystem(variableCount: 2 * Self.viewCount)
    for round in 0..<6 {
      let other = contents.map { $0 + Double(round * Int($0) % 5) }
      replaceAll(of: &live, by: row(other, width: [50, 700, 20][round % 3]))
      try expectFreshValues(live)
      replaceAll(of: &live, by: column())
    }
  }

  /// Rows of one form differ only in constants, so that at most one of them is basic.
  @Test func equalFormsAreToldApartByTheirConstants() throws {
    let once = row(contents, width: 50)
    let twice =
      once
      + once.map { constraint in
        var other = constraint
        other.constant += 1
        return other
      }
    var live = LiveSystem(variableCount: 2 * Self.viewCount)
    for _ in 0..<4 {
      replaceAll(of: &live, by: twice)
      try expectFreshValues(live)
      replaceAll(of: &live, by: column())
    }
  }

  /// More systems than bases are kept, and parts of them that come back joined to others.
  @Test(arguments: 0..<3 as Range<UInt64>) func anyOrderOfSystemsHasFreshValues(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    let systems = (0..<20).map { _ in
      row(contents, width: 50).filter { _ in Int.random(in: 0..<20, using: &random) > 0 }
    }
    var live = LiveSystem(variableCount: 2 * Self.viewCount)
    for _ in 0..<20 {
      replaceAll(of: &live, by: systems[Int.random(in: 0..<systems.count, using: &random)])
      try expectFreshValues(live)
    }
  }
}
