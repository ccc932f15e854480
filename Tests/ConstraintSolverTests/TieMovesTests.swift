import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// What open positions move is kept from pivot to pivot.
@Suite struct TieMovesTests {
  @Test(arguments: SystemKind.all + [.manyOpen])
  func whatIsKeptIsWhatIsComputedAnew(_ kind: SystemKind) throws {
    var random = SeededGenerator(seed: 21)
    var pivots = 0
    for _ in 0..<60 {
      let system = kind.system(using: &random)
      var kept = KeptMoves(LiveSystem(solving: system).solver)
      for _ in 0..<4 where kept.pivot(using: &random) {
        pivots += 1
        let isCurrent = kept.isCurrent()
        #expect(isCurrent, "\(system)")
      }
    }
    #expect(pivots > 60)
  }

  @Test func whatIsMovedIsNotKnownOnceNoDirectionIsLeft() {
    var moves = TieMoves()
    moves.grow(rows: 5, variables: 2)
    moves.directionsLeft = 3
    let isAllowed = moves.take(2)
    #expect(isAllowed)
    moves.insert(.row(4), at: 1, rate: 2)
    moves.reset(1)
    #expect(moves.rates(of: .row(4)).isEmpty, "the direction was computed anew")
    moves.insert(.row(4), at: 1, rate: 3)
    #expect(moves.rates(of: .row(4)).map(\.rate) == [3])
    let isAllowedAgain = moves.take(2)
    #expect(!isAllowedAgain && !moves.isKnown && moves.rates(of: .row(4)).isEmpty)
  }

  @Test func movesAreListedInTheOrderInWhichTheyWereFound() {
    var moves = TieMoves()
    moves.grow(rows: 1, variables: 4)
    for position in [2, 0, 3] { moves.insert(.stay(1), at: position, rate: Double(position)) }
    moves.insert(.row(0), at: 1, rate: 7)
    #expect(moves.rates(of: .stay(1)).map(\.position) == [2, 0, 3])
    #expect(moves.rates(of: .row(0)).map(\.rate) == [7])
    moves.removeAll()
    #expect(moves.rates(of: .stay(1)).isEmpty && moves.rates(of: .row(0)).isEmpty)
  }
}

/// The moves in the largest component of a solver, of which each position is open or not.
private struct KeptMoves {
  private var solver: Solver
  private let component: Int
  private var moves: TieMoves

  init(_ solver: Solver) {
    self.solver = solver
    component =
      solver.components.indices.max {
        solver.components[$0].variables.count < solver.components[$1].variables.count
      } ?? 0
    self.solver.workspace.search.openAll(self.solver.components[component].variables)
    moves = Self.found(in: &self.solver, component)
  }

  private static func found(in solver: inout Solver, _ component: Int) -> TieMoves {
    var moves = TieMoves()
    moves.directionsLeft = .max
    solver.find(&moves, component, from: 0)
    return moves
  }

  /// Exchanges a random open position with a member that it moves, after closing another.
  ///
  /// - Returns: whether there is such a member.
  mutating func pivot(using random: inout SeededGenerator) -> Bool {
    let pairs = members.flatMap { member in
      moves.rates(of: member).filter { isOpen($0.position) && abs($0.rate) > 0.1 }
        .map { (member, $0.position) }
    }
    guard let (member, position) = pairs.randomElement(using: &random) else { return false }
    let other = solver.components[component].variables.randomElement(using: &random)
    if let other, other != position { solver.workspace.search.open[other] = 0 }
    solver.workspace.knownDirection = nil
    solver.leaveBasis(
      LeavingCandidate(
        position: position, sign: 1, level: .tie(.distance(0)), reducedCost: -1))
    solver.exchange(position, for: member, in: component)
    solver.update(&moves, component, after: position)
    return true
  }

  /// Whether the moves are those that are found anew.
  mutating func isCurrent() -> Bool {
    let fresh = Self.found(in: &solver, component)
    return members.allSatisfy { member in
      let (own, other) = (rates(of: member, moves), rates(of: member, fresh))
      return own.map(\.position) == other.map(\.position)
        && zip(own, other).allSatisfy { abs($0.rate - $1.rate) <= 1e-9 * max(1, abs($1.rate)) }
    }
  }

  /// The nonbasic rows and stays.
  private var members: [BasisMember] {
    let part = solver.components[component]
    return part.rows.filter { solver.rows[$0].basisPosition < 0 }.map { .row($0) }
      + part.variables.filter { solver.stayPositions[$0] < 0 }.map { .stay($0) }
  }

  private func isOpen(_ position: Int) -> Bool { solver.workspace.search.open[position] != 0 }

  private func rates(
    of member: BasisMember, _ moves: TieMoves
  ) -> [(position: Int, rate: Double)] {
    moves.rates(of: member).filter { isOpen($0.position) }.sorted { $0.position < $1.position }
  }
}
