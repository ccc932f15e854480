import ConstraintSolver
import Testing
import Workloads

/// Views as wide as their contents, one behind the other: the commonest layout. Its answer can be
/// read off the rows, and a solver that looks at the right ones has nothing to search.
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
    // Of equal widths the largest has to be found.
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
}
