import Benchmarks
import Foundation
import ImageCoding
import LayoutAnimation
import Primitives
import Raster
import TestSupport
import Testing
import Workloads

/// Work counts are the same on every machine. They are committed as baselines, so that a change
/// that needs more work for the same pixels is noticed; set RECORD_GOLDENS to 1 to record them
/// again.
@Suite struct WorkCountTests {
  /// Larger sizes take too long in a debug build.
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
    let lines = try RenderWorkload.canonical.map { workload in
      let some = stride(from: 0, to: workload.frameCount, by: workload.frameCount / 4)
      let scenes = some.map(workload.scene)
      let bytes = BenchmarkResult.Count("bytes", try Self.byteCount(of: scenes))
      let counts = RenderBenchmark.work(of: scenes) + [bytes]
      return "\(workload.name): " + Self.text(counts)
    }
    try expect(lines, in: "RenderCounts.txt")
  }

  @Test func checkingDoesAsMuchAsItDid() throws {
    let lines = try (0..<6).map { index in
      "dense \(index): work \(try CheckBenchmark.work(of: Array(DenseTimeline(index).text.utf8)))"
    }
    try expect(lines, in: "CheckCounts.txt")
  }

  /// The encoder is our own, so its output has the same length everywhere.
  private static func byteCount(of scenes: [Scene]) throws -> Int {
    var painter = RunPainter(width: scenes[0].width, height: scenes[0].height)
    var encoder = try PNGRunEncoder()
    return try scenes.reduce(0) { sum, scene in
      painter.draw(scene)
      return try sum + encoder.encode(painter.runs, .automatic).count
    }
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
