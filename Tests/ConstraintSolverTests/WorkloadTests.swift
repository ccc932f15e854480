import ConstraintSolver
import Testing
import Workloads

/// Systems in the shapes of real layouts, compared with values from their definition. All are
/// highly degenerate (equal constants), so that cycling of the solver is detected here.
@Suite(.timeLimit(.minutes(5))) struct WorkloadTests {
  @Test(arguments: [2, 10, 30], Workload.ChainConstant.allCases)
  func aChainSharesWhatItsGapsLeave(count: Int, edited: Workload.ChainConstant) {
    let sequence = Workload.chain(count, constantOf: edited)
    sequence.play { live in
      let constants = live.entries.map(\.constraint.constant)
      let gaps = constants[1] + (1..<count).reduce(8) { $0 + constants[2 * $1] }
      let width = (constants[0] - gaps) / Double(count)
      let widths = (0..<count).map { live.solver.value(of: x(2 + 2 * $0)) }
      #expect(widths.allSatisfy { $0.isClose(to: width, 1e-9) })
      #expect(live.entries.allSatisfy { live.solver.error(of: $0.id) == 0 })
      #expect(live.solver.value(of: x(1)).isClose(to: constants[1], 1e-9))
    }
    #expect(sequence.faults.isEmpty)
  }

  @Test(arguments: [(1, 1), (4, 4), (3, 7)])
  func aGridSharesItsContainer(rows: Int, columns: Int) {
    Workload.grid(rows, columns).play { live in
      let constants = live.entries.prefix(2).map(\.constraint.constant)
      let width = (constants[0] - 8 * Double(columns + 1)) / Double(columns)
      let height = (constants[1] - 8 * Double(rows + 1)) / Double(rows)
      let matches = (0..<rows * columns).allSatisfy { cell in
        let frame = (0..<4).map { live.solver.value(of: x(2 + 4 * cell + $0)) }
        let expected = [
          8 + Double(cell % columns) * (width + 8), width,
          8 + Double(cell / columns) * (height + 8), height,
        ]
        return zip(frame, expected).allSatisfy { $0.isClose(to: $1, 1e-9) }
      }
      #expect(matches)
      #expect(live.solver.undeterminedVariables().isEmpty)
      #expect(live.solver.statistics.rebuilds <= 2)
    }
  }

  @Test(arguments: [1, 10, 25]) func swappedLayoutsAreExactBothWays(count: Int) {
    let sequence = Workload.swap(count)
    sequence.play { live in
      let hasTiles = live.entries.count > 1 + 4 * count
      var bottoms = [16.0, 16]
      for view in 0..<count {
        let frame = (0..<4).map { live.solver.value(of: x(1 + 4 * view + $0)) }
        let expected =
          hasTiles
          ? [view % 2 == 0 ? 16 : 195.5, 163.5, bottoms[view % 2], 122.625]
          : [16, 343, Double(16 + 52 * view), 44]
        #expect(zip(frame, expected).allSatisfy { $0.isClose(to: $1, 1e-9) })
        bottoms[view % 2] += 122.625 + 16
      }
      let optional = live.entries.filter { $0.constraint.priority == 750 }
      let error = optional.reduce(0) { $0 + live.solver.error(of: $1.id) }
      #expect((error > 0) == hasTiles)
      #expect(live.solver.isSatisfiable)
    }
    #expect(sequence.faults.isEmpty)
  }

  @Test(arguments: [10, 60]) func flippedPrioritiesSwapAllWidths(count: Int) {
    let workload = FlipWorkload(count: count)
    var atRival = true
    workload.flippingAll.play { live in
      atRival.toggle()
      expectWidths(live, Array(repeating: atRival, count: count))
    }
    #expect(workload.flippingAll.faults.isEmpty)
  }

  @Test(arguments: [10, 60]) func flippedPrioritiesSwapOneWidth(count: Int) {
    let workload = FlipWorkload(count: count)
    var atRival = Array(repeating: false, count: count)
    var next = workload.flippedViews.makeIterator()
    workload.flippingOne.play { live in
      expectWidths(live, atRival)
      if let view = next.next() { atRival[view].toggle() }
    }
    #expect(workload.flippingOne.faults.isEmpty)
  }

  private func expectWidths(_ live: LiveSystem, _ atRival: [Bool]) {
    var copy = live.solver
    #expect(copy.undeterminedVariables().isEmpty)
    var end = 0.0
    for (view, isRival) in atRival.enumerated() {
      let width =
        isRival ? FlipWorkload.rivalWidth(view) : FlipWorkload.preferredWidth(view)
      let left = end + FlipWorkload.gap(view)
      #expect(live.solver.value(of: x(2 * view)).isClose(to: left, 1e-9))
      #expect(live.solver.value(of: x(2 * view + 1)).isClose(to: width, 1e-9))
      end = left + width
    }
  }

  @Test(arguments: [1, 2, 3]) func aTreeOfContentSizesForgetsItsPast(depth: Int) {
    #expect(TreeWorkload(depth: depth).resizing.faults.isEmpty)
    #expect(TreeWorkload(depth: depth).changingLeaves.faults.isEmpty)
    #expect(TreeWorkload(depth: depth, isStrict: true).resizing.faults.isEmpty)
  }

  @Test(arguments: [false, true]) func aTreeOfContentSizesAgreesWithTheOracle(isStrict: Bool) throws
  {
    for depth in 1...2 {
      let system = TreeWorkload(depth: depth, isStrict: isStrict).start
      let expected = try LexicographicOracle.solve(system)
      #expect(LiveSystem(solving: system).differences(from: expected).isEmpty)
    }
  }

  @Test(arguments: [1, 2, 3]) func aTreeWithDistinctPrioritiesIsDetermined(depth: Int) {
    TreeWorkload(depth: depth, isStrict: true).resizing.play { live in
      #expect(live.solver.undeterminedVariables().isEmpty)
      #expect(live.solver.isSatisfiable)
    }
  }
}

extension EditSequence {
  /// Calls `check` with the solved system at the start and after every batch.
  func play(_ check: (inout LiveSystem) -> Void) {
    var live = LiveSystem(solving: start)
    check(&live)
    for batch in batches {
      for edit in batch { live.apply(edit) }
      live.solver.solve()
      check(&live)
    }
  }
}
