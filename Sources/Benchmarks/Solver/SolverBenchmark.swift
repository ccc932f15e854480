import ConstraintSolver
package import Workloads

/// Measures building a system in an empty solver, solving it and reading every value, then each
/// batch of edits with a solve and another reading.
package struct SolverBenchmark: Sendable {
  package let workload: SolverWorkload

  package init(_ workload: SolverWorkload) { self.workload = workload }

  /// - Parameter rounds: how many times everything is measured.
  package func run(rounds: Int) -> BenchmarkResult {
    let replay = SolverReplay(workload.sequence)
    var samples = Samples()
    for _ in 0..<rounds { measure(replay, &samples) }
    return BenchmarkResult(
      subject: "solver", family: workload.family, size: workload.size, summary: workload.summary,
      times: [
        .init("build", medianOf: samples.builds), .init("edit", medianOf: samples.edits),
        .init(name: "worst edit", microseconds: samples.edits.max()?.microseconds ?? 0),
      ],
      counts: counts)
  }

  private struct Samples {
    var builds: [Duration] = []
    var edits: [Duration] = []
    /// Keeps the optimizer from removing the readings.
    var sum = 0.0
  }

  private func measure(_ replay: SolverReplay, _ samples: inout Samples) {
    let clock = ContinuousClock()
    let start = clock.now
    var solver = replay.built()
    samples.sum += solver.sumOfValues
    samples.builds.append(clock.now - start)
    for batch in replay.batches {
      let start = clock.now
      replay.apply(batch, to: &solver)
      samples.sum += solver.sumOfValues
      samples.edits.append(clock.now - start)
    }
  }

  /// Counts the work of one round.
  package var counts: [BenchmarkResult.Count] {
    let replay = SolverReplay(workload.sequence)
    var solver = replay.built()
    let built = solver.statistics
    for batch in replay.batches { replay.apply(batch, to: &solver) }
    let edited = solver.statistics
    let views = BenchmarkResult.Count(BenchmarkResult.viewsName, workload.viewCount)
    return [views] + built.counts("build") + edited.counts("edits", since: built)
  }
}
