import Benchmarks
import Foundation
import LayoutAnimation
import TestSupport
import Testing
import Workloads

/// Counts of work are the same on every machine. They are checked in, so that a change that makes
/// more work of the same pixels is seen; to record them anew set RECORD_GOLDENS to 1.
@Suite struct WorkCountTests {
  /// The larger sizes take a debug build too long.
  private static let largest = ["b": 300, "c": 20, "d": 50, "e": 300, "f": 5]

  @Test func theSolverDoesAsMuchAsItDid() throws {
    let results = SolverWorkload.canonical.filter { workload in
      Self.largest[String(workload.family.prefix(1))].map { workload.size <= $0 } ?? false
    }.map { ($0, SolverBenchmark($0).counts) }
    let lines = results.map { workload, counts in
      "\(workload.family) \(workload.size): " + Self.text(counts)
    }
    try expect(lines, in: "SolverCounts.txt")
  }

  @Test func theRendererDoesAsMuchAsItDid() throws {
    let lines = RenderWorkload.canonical.map { workload in
      let some = stride(from: 0, to: workload.frameCount, by: workload.frameCount / 4)
      return "\(workload.name): " + Self.text(RenderBenchmark.work(of: some.map(workload.scene)))
    }
    try expect(lines, in: "RenderCounts.txt")
  }

  private static func text(_ counts: [BenchmarkResult.Count]) -> String {
    counts.filter { $0.value != 0 }.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }

  private func expect(_ lines: [String], in name: String) throws {
    let url = Checkout.root.appending(path: "Tests/BenchmarksTests/Counts").appending(path: name)
    let text = lines.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): look at the difference, then run again")
    }
    let recorded = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    for (line, other) in zip(lines, recorded) { #expect(line == other) }
    #expect(lines.count == recorded.count)
  }
}
