import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// All contradictions of constraints in an order of rank.
@Suite struct RankedConstraintTests {
  private func conflicts(of constraints: [LinearConstraint]) -> [RankedConstraints.Conflict] {
    var ranked = RankedConstraints(constraints)
    return ranked.conflicts()
  }

  private func isSatisfiable(_ constraints: [LinearConstraint]) -> Bool {
    var live = LiveSystem()
    let count = (constraints.flatMap(\.terms).map(\.variable.id).max() ?? -1) + 1
    for _ in 0..<count { live.addVariable() }
    for constraint in constraints {
      var required = constraint
      required.priority = LinearConstraint.required
      live.add(required)
    }
    live.solver.solve()
    return live.solver.isSatisfiable
  }

  /// One after the other, each with a solver of its own.
  private func leftOutOneByOne(_ constraints: [LinearConstraint]) -> [Int] {
    var kept: [LinearConstraint] = []
    return constraints.indices.filter { index in
      if isSatisfiable(kept + [constraints[index]]) {
        kept.append(constraints[index])
        return false
      }
      return true
    }
  }

  private func expectMinimal(
    _ conflict: RankedConstraints.Conflict, of constraints: [LinearConstraint],
    besides all: Set<Int>
  ) {
    #expect(conflict.members == conflict.members.sorted())
    #expect(conflict.members.dropLast().allSatisfy { !all.contains($0) })
    #expect(!isSatisfiable(conflict.members.map { constraints[$0] }))
    for member in conflict.members {
      #expect(isSatisfiable(conflict.members.filter { $0 != member }.map { constraints[$0] }))
    }
  }

  @Test(arguments: SystemKind.all) func eachIsLeftOutThatContradictsThoseBefore(kind: SystemKind) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let constraints = kind.system(using: &generator).constraints
      let found = conflicts(of: constraints)
      let leftOut = found.map { $0.members[$0.members.count - 1] }
      #expect(leftOut == leftOutOneByOne(constraints))
      for conflict in found { expectMinimal(conflict, of: constraints, besides: Set(leftOut)) }
    }
  }

  /// Positions and sizes of views at random distances, each related to another one.
  private func distances(
    _ count: Int, among views: Int, _ relations: [Relation], seed: UInt64
  ) -> [LinearConstraint] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let first = Int.random(in: 0..<views, using: &generator)
      let second = (first + Int.random(in: 1..<views, using: &generator)) % views
      let edges = [first, second].map { view in
        let share = Double(Int.random(in: 0...2, using: &generator)) / 2
        let edge = [Term(x(2 * view)), Term(x(2 * view + 1), share)]
        return edge.filter { $0.coefficient != 0 }
      }
      let terms = edges[0] + edges[1].map { Term($0.variable, -$0.coefficient) }
      let relation = relations.randomElement(using: &generator) ?? .equal
      let constant = Double(Int.random(in: -200...200, using: &generator))
      return LinearConstraint(terms, relation, constant)
    }
  }

  @Test(arguments: [
    [Relation.lessThanOrEqual, .greaterThanOrEqual],
    [.lessThanOrEqual, .greaterThanOrEqual, .equal],
  ])
  func contradictionsOfManyDirectionsAreFound(relations: [Relation]) {
    let constraints = distances(240, among: 24, relations, seed: 3)
    let found = conflicts(of: constraints)
    let leftOut = found.map { $0.members[$0.members.count - 1] }
    #expect(leftOut.count > 40)
    #expect(leftOut == leftOutOneByOne(constraints))
    for conflict in found.prefix(30) {
      expectMinimal(conflict, of: constraints, besides: Set(leftOut))
    }
  }

  /// A search for each few of them took 5 times the work at the first size, and 14 at the second.
  @Test func oneSearchFindsThemAll() {
    for (count, views) in [(400, 24), (1600, 96)] {
      let constraints = distances(
        count, among: views, [.lessThanOrEqual, .greaterThanOrEqual], seed: 9)
      let (found, statistics) = WorkMeter.counting { conflicts(of: constraints) }
      let work = statistics.work
      #expect(found.count > count / 5)
      #expect(work < 4 * count * count, "\(work) for \(count)")
    }
  }

  /// What is kept can be satisfied at once, however early the search ends.
  @Test(arguments: [0, 1000, 30_000, 100_000, 1_000_000])
  func beyondItsLimitTheSearchLeavesOutWhatItsSolutionViolates(work: Int) {
    let constraints = distances(
      400, among: 24, [.lessThanOrEqual, .greaterThanOrEqual], seed: 9)
    var ranked = RankedConstraints(constraints, within: work)
    let found = ranked.conflicts()
    let leftOut = found.map(\.excluded)
    #expect(leftOut == leftOut.sorted() && Set(leftOut).count == leftOut.count)
    #expect(found.contains { !$0.isProved } == (work < 1_000_000))
    #expect(
      isSatisfiable(constraints.indices.filter { !leftOut.contains($0) }.map { constraints[$0] }))
    for conflict in found where !conflict.isProved {
      #expect(conflict.members == [conflict.excluded])
    }
    for conflict in found.filter(\.isProved).prefix(20) {
      #expect(!isSatisfiable(conflict.members.map { constraints[$0] }))
    }
    if work == 1_000_000 { #expect(found == conflicts(of: constraints)) }
  }

  /// Easy systems do not take their share, so that the search of the first one is abandoned and then ends with
  /// that for a single conflict.
  @Test(arguments: (1..<16).map { $0 * 40_000 })
  func whatIsKeptCanBeSatisfied(work: Int) {
    let first = distances(400, among: 24, [.lessThanOrEqual, .greaterThanOrEqual], seed: 9)
    let second = (0..<50).map { LinearConstraint([Term(x(48 + $0))], .equal, Double($0)) }
    let constraints = first + second
    var ranked = RankedConstraints(constraints, within: work)
    let found = ranked.conflicts()
    let leftOut = Set(found.map(\.excluded))
    #expect(found.allSatisfy { leftOut.isDisjoint(with: $0.members.dropLast()) })
    #expect(
      isSatisfiable(constraints.indices.filter { !leftOut.contains($0) }.map { constraints[$0] }))
  }

  /// Two systems that have no variable in common: the second one is searched as far as the first.
  @Test func systemsShareTheLimit() {
    let first = distances(400, among: 24, [.lessThanOrEqual, .greaterThanOrEqual], seed: 9)
    let second = first.map { constraint in
      var other = constraint
      for i in other.terms.indices { other.terms[i].variable = x(48 + other.terms[i].variable.id) }
      return other
    }
    var ranked = RankedConstraints(first + second, within: 200_000)
    let found = ranked.conflicts()
    let unproved = found.filter { !$0.isProved }
    #expect(!unproved.isEmpty)
    #expect(
      unproved.count { $0.excluded < 400 } * 2 > unproved.count { $0.excluded >= 400 })
    #expect(found.count { $0.excluded < 400 } == found.count { $0.excluded >= 400 })
  }

  /// A solver with those that are kept, which begins with some of them in its basis.
  private func solved(
    _ constraints: [LinearConstraint], startingWith basic: [(constraint: Int, variable: Variable)]
  ) -> LiveSystem {
    var live = LiveSystem(variableCount: 2 * 24)
    for constraint in constraints { live.add(constraint) }
    live.solver.startingBasis = basic.map {
      Solver.BasicRow(row: live.entries[$0.constraint].id, variable: $0.variable)
    }
    live.solver.solve()
    return live
  }

  @Test func aSearchMayBeginWithTheirBasis() throws {
    let constraints = distances(240, among: 24, [.lessThanOrEqual, .greaterThanOrEqual], seed: 3)
    var ranked = RankedConstraints(constraints)
    let leftOut = Set(ranked.conflicts().map { $0.members[$0.members.count - 1] })
    let kept = constraints.indices.filter { !leftOut.contains($0) }
    let basic = try ranked.basicConstraints.map {
      (constraint: try #require(kept.firstIndex(of: $0.constraint)), variable: $0.variable)
    }
    #expect(basic.count > 20)
    let started = solved(kept.map { constraints[$0] }, startingWith: basic)
    let other = solved(kept.map { constraints[$0] }, startingWith: [])
    #expect(started.solver.isSatisfiable)
    for (value, expected) in zip(started.values, other.values) {
      #expect(value.isClose(to: expected, 1e-9))
    }
    #expect(started.solver.statistics.pivots < other.solver.statistics.pivots)
  }

  @Test func aBasisOfDependentRowsIsNotAdopted() {
    let constraints = [
      LinearConstraint([Term(x(0)), Term(x(1))], .greaterThanOrEqual, 4),
      LinearConstraint([Term(x(0), 2), Term(x(1), 2)], .greaterThanOrEqual, 6),
    ]
    let live = solved(constraints, startingWith: [(0, x(0)), (1, x(1))])
    #expect(Array(live.values.prefix(2)) == [0, 4])
  }
}
