import Foundation
import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// Compares `Documentation/Solver.md` with the solver: every number, every function and every file.
@Suite struct SolverDocumentTests {
  private let document: MarkdownDocument

  init() throws { document = try MarkdownDocument("Documentation/Solver.md") }

  private static let constraints = [
    LinearConstraint([Term(x(0))], .equal, 320),
    LinearConstraint([Term(x(1)), Term(x(2)), Term(x(3)), Term(x(0), -1)], .equal, -32),
    LinearConstraint([Term(x(1))], .greaterThanOrEqual, 60, priority: 750),
    LinearConstraint([Term(x(1))], .lessThanOrEqual, 60, priority: 250),
    LinearConstraint([Term(x(2))], .greaterThanOrEqual, 100, priority: 750),
    LinearConstraint([Term(x(2))], .lessThanOrEqual, 100, priority: 251),
    LinearConstraint([Term(x(3)), Term(x(1), -1)], .equal, 0, priority: 500),
  ]

  private static var trace: SolverTrace {
    var trace = SolverTrace(variableCount: 4, constraints)
    trace.setConstant(240, of: 0)
    return trace
  }

  @Test func everyBlockIsAStepOfTheSolver() throws {
    let steps = Dictionary(uniqueKeysWithValues: Self.trace.steps.map { ($0.name, $0.text) })
    let blocks = document.blocks.filter { $0.language == "text" }
    #expect(blocks.count > 8)
    for block in blocks {
      let name = try #require(block.label, "line \(block.line)")
      #expect(block.text == steps[name], "line \(block.line): \(steps[name] ?? "no such step")")
    }
  }

  @Test func everyFigureQuotedInTheExampleIsInABlock() {
    let shown = document.blocks.map(\.text).joined()
    let prose = document.section("## An example").joined(separator: "\n")
    let figures = MarkdownDocument.code(in: prose).filter { $0.contains(where: \.isNumber) }
    #expect(figures.count > 20)
    for figure in figures { #expect(shown.contains(figure), "`\(figure)`") }
  }

  @Test func theStepsAreThoseOfASolve() {
    var live = LiveSystem(
      solving: LinearSystem(variableCount: 4, constraints: Self.constraints))
    live.setConstant(240, at: 0)
    live.solver.solve()
    let trace = Self.trace.solver
    #expect(live.solver.values == trace.values)
    #expect(live.solver.statistics.pivots == trace.statistics.pivots)
    #expect(live.solver.basis == trace.basis)
  }

  @Test func everyFunctionIsInTheFileNamedForIt() throws {
    let rows = document.prose.compactMap {
      $0.wholeMatch(of: /\| .* \| `(\w+)` \| \[.*\]\((.*)\) \|/)
    }
    #expect(rows.count > 20)
    for row in rows {
      let file = document.folder.appending(path: String(row.2))
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(try Regex("(func|struct|enum) \(row.1)\\b")), "\(row.1)")
    }
  }

  @Test func theCountsAreThoseOfTheWorkloads() {
    let rows = document.prose.filter { $0.contains(/\| [0-9]+ edits \|/) }
    #expect(rows == Self.counts)
  }

  /// One table row per workload: the counts of the first solve, and of all edits together.
  private static var counts: [String] {
    let workloads: [(String, EditSequence)] = [
      ("100 equal views in a row, container", Workload.chain(100, constantOf: .container)),
      ("300 equal views in a row, container", Workload.chain(300, constantOf: .container)),
      ("grid of 10 by 10 cells, container", Workload.grid(10, 10)),
      ("50 views between two layouts", Workload.swap(50)),
      ("100 views, the priorities of one", FlipWorkload(count: 100).flippingOne),
      ("tree of 63 content sizes, a leaf's text", TreeWorkload(depth: 5).changingLeaves),
      ("tree of 63 content sizes, resized", TreeWorkload(depth: 5).resizing),
    ]
    return workloads.map { name, sequence in
      var live = LiveSystem(solving: sequence.start)
      let first = live.solver.statistics
      for batch in sequence.batches {
        for edit in batch { live.apply(edit) }
        live.solver.solve()
      }
      let all = live.solver.statistics
      let (variables, rows) = (sequence.start.variableCount, sequence.start.constraints.count)
      return """
        | \(name) | \(variables), \(rows) | \(first.pivots), \(first.work) \
        | \(sequence.batches.count) edits | \(all.pivots - first.pivots), \(all.work - first.work) |
        """
    }
  }
}
