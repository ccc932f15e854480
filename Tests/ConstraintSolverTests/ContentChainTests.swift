import ConstraintSolver
import Testing
import Workloads

/// Views as wide as their contents, one after the other: the most common layout. Its solution
/// follows directly from the rows, so a good crash basis leaves nothing to search for.
@Suite struct ContentChainTests {
  static let chains = [1, 7919].flatMap { stride in
    [0.0, 30].flatMap { leastWidth in
      [false, true].map { hasEqualWidths in
        ContentChain(
          count: 50, hasEqualWidths: hasEqualWidths, leastWidth: leastWidth, stride: stride)
      }
    }
  }

  @Test(arguments: chains) func viewsAreAsWideAsTheirContents(chain: ContentChain) {
    chain.moving.play { live in
      var left = live.entries[0].constraint.constant
      for view in 0..<chain.count {
        #expect(live.solver.value(of: x(2 * view)).isClose(to: left, 1e-9))
        #expect(live.solver.value(of: x(2 * view + 1)).isClose(to: chain.width(view), 1e-9))
        left += chain.width(view) + 1
      }
    }
    #expect(chain.moving.faults.isEmpty)
  }

  @Test(arguments: chains) func nothingIsSearchedWhateverTheOrderOfRows(chain: ContentChain) {
    let live = LiveSystem(solving: chain.start)
    // If the widths are equal, the largest content must be found.
    #expect(live.solver.statistics.pivots <= (chain.hasEqualWidths ? 2 : 0))
  }

  @Test func contentsThatChangeMoveWhatFollows() {
    let chain = ContentChain(count: 20)
    chain.changingContents.play { live in
      var left = 1.0
      for view in 0..<chain.count {
        let width = live.entries[4 * view + 1].constraint.constant
        #expect(live.solver.value(of: x(2 * view)).isClose(to: left, 1e-9))
        #expect(live.solver.value(of: x(2 * view + 1)).isClose(to: width, 1e-9))
        left += width + 1
      }
    }
    #expect(chain.changingContents.faults.isEmpty)
  }

  /// A variable starts where its bounds want it: at a weighted median on the strongest level that
  /// determines it, and among equally good values at the one that the oldest bound wants.
  @Test(
    arguments: [
      ([(1, Relation.equal, 10, 250), (1, .equal, 20, 250), (1, .equal, 30, 250)], 20),
      ([(1, .equal, 10, 250), (3, .equal, 60, 250), (1, .equal, 30, 250)], 20),
      ([(1, .equal, 30, 250), (1, .equal, 10, 250)], 30),
      ([(1, .equal, 10, 250), (1, .equal, 30, 250), (1, .lessThanOrEqual, 25, 250)], 10),
      ([(1, .greaterThanOrEqual, 50, 250), (1, .lessThanOrEqual, 30, 250)], 50),
      ([(1, .greaterThanOrEqual, 50, 250), (1, .lessThanOrEqual, 30, 750)], 30),
      ([(-1, .greaterThanOrEqual, 8, 1000), (2, .equal, -10, 500), (1, .equal, 3, 20)], -8),
    ] as [([(Double, Relation, Double, Float)], Double)])
  func aVariableBeginsWhereItsBoundsWantIt(
    bounds: [(Double, Relation, Double, Float)], value: Double
  ) throws {
    let rows = bounds.map {
      LinearConstraint([Term(x(0), $0.0)], $0.1, $0.2, priority: $0.3)
    }
    let system = LinearSystem(variableCount: 1, constraints: rows)
    let live = LiveSystem(solving: system)
    #expect(live.differences(from: try LexicographicOracle.solve(system)).isEmpty)
    #expect(live.solver.value(of: x(0)) == value)
    #expect(live.solver.statistics.pivots <= 1)
  }
}
