import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// Systems that come back begin with the basis that was optimal for them, and it does not matter for the values.
@Suite struct SavedBasisTests {
  private static let viewCount = 40
  private static let rowCount = 300

  /// Views in a row, too wide for it, whose centres are to be equally far apart. Variables 2i and 2i + 1 are the left
  /// edge and the width of view i.
  private func row(
    _ contents: [Double], width: Double, count: Int = Self.viewCount
  ) -> [LinearConstraint] {
    let last = 2 * count - 2
    let ends = [
      LinearConstraint([Term(x(0))], .equal, 0),
      LinearConstraint([Term(x(last)), Term(x(last + 1))], .equal, width),
    ]
    let views = (0..<count).flatMap { view in
      let content = contents[view % contents.count]
      return [
        LinearConstraint([Term(x(2 * view + 1))], .greaterThanOrEqual, content, priority: 750),
        LinearConstraint([Term(x(2 * view + 1))], .lessThanOrEqual, content, priority: 250),
      ]
    }
    let gaps = (1..<count).flatMap { view in
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

  /// Sets the least gaps of all views, which decide how many of them overlap.
  private func setGaps(_ gap: Double, in live: inout LiveSystem) -> Int {
    let before = live.solver.statistics.pivots
    for index in live.entries.indices {
      let constraint = live.entries[index].constraint
      guard constraint.relation == .greaterThanOrEqual, constraint.terms.count == 3 else {
        continue
      }
      live.entries[index].constraint.constant = gap
      live.solver.setConstant(gap, of: live.entries[index].id)
    }
    live.solver.solve()
    return live.solver.statistics.pivots - before
  }

  /// As by the spacing of a stack view, on which all of its gaps depend.
  @Test func constantsThatComeBackTakeNoPivots() throws {
    var live = LiveSystem(
      solving: LinearSystem(
        variableCount: 2 * Self.rowCount,
        constraints: row(contents, width: 1800, count: Self.rowCount)))
    let gaps = [-4.0, 3, -4, 3, -3.9]
    var pivots: [Int] = []
    for gap in gaps {
      pivots.append(setGaps(gap, in: &live))
      try expectFreshValues(live)
    }
    #expect(pivots[1] > WorkLimit.savedPivots)
    #expect(pivots[2...3] == [0, 0])
    #expect(pivots[4] * 4 < pivots[1], "from \(gaps[2]), not from \(gaps[3]): \(pivots)")
  }

  /// A system that came back has nothing left to search, whether all of its rows are new or none is.
  @Test func whatCameBackIsNotPricedAgain() throws {
    var live = LiveSystem(
      solving: LinearSystem(
        variableCount: 2 * Self.rowCount,
        constraints: row(contents, width: 1800, count: Self.rowCount)))
    var pricings: [Int] = []
    for gap in [-4.0, 3, -4, 3] {
      let before = live.solver.statistics.pricings
      _ = setGaps(gap, in: &live)
      pricings.append(live.solver.statistics.pricings - before)
    }
    #expect(pricings[1] > Self.rowCount)
    #expect(pricings[2...] == [0, 0])
  }

  /// The gaps without the distances: which of the views overlap is left to the tie rule.
  private func tied(reversed: Bool) -> [LinearConstraint] {
    row(contents, width: 50).filter { $0.priority != 149 }.enumerated().map { index, constraint in
      var constraint = constraint
      constraint.tieOrder = Int64(reversed ? -index : index)
      return constraint
    }
  }

  /// A basis that is optimal but for the tie rule is only where the search begins.
  @Test func anotherTieOrderHasItsOwnSolution() throws {
    var live = LiveSystem(variableCount: 2 * Self.viewCount)
    var values: [[Double]] = []
    for round in 0..<6 {
      replaceAll(of: &live, by: tied(reversed: round % 3 == 2))
      try expectFreshValues(live)
      values.append(live.values)
      replaceAll(of: &live, by: column())
    }
    #expect(values[1] != values[2])
    #expect(values[1] == values[4])
  }

  /// The search for what is undetermined is not made again.
  @Test func whatIsUndeterminedIsKnownOfASystemThatCameBack() throws {
    var live = LiveSystem(variableCount: 2 * Self.viewCount)
    for round in 0..<4 {
      replaceAll(of: &live, by: tied(reversed: false))
      var fresh = LiveSystem(solving: live.system)
      let before = live.solver.statistics.work
      let undetermined = live.solver.undeterminedVariables()
      #expect(undetermined == fresh.solver.undeterminedVariables())
      #expect(undetermined.isEmpty == false)
      #expect((live.solver.statistics.work == before) == (round > 1), "\(round)")
      replaceAll(of: &live, by: column())
    }
  }

  /// As by a constraint that is broken while all others hold.
  @Test func aConstraintThatComesAndGoesTakesFewPivots() throws {
    let constraints = row(contents, width: 1800, count: Self.rowCount)
    var live = LiveSystem(
      solving: LinearSystem(variableCount: 2 * Self.rowCount, constraints: constraints))
    var pivots: [Int] = []
    for _ in 0..<3 {
      let before = live.solver.statistics.pivots
      live.solver.removeConstraint(live.entries.remove(at: 1).id)
      live.solver.solve()
      try expectFreshValues(live)
      live.add(constraints[1])
      live.entries.insert(live.entries.removeLast(), at: 1)
      live.solver.solve()
      try expectFreshValues(live)
      pivots.append(live.solver.statistics.pivots - before)
    }
    #expect(pivots[0] > WorkLimit.savedPivots)
    #expect(pivots[1...].allSatisfy { $0 <= 2 }, "\(pivots)")
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
