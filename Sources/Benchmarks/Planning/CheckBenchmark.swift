import ConstraintSolver
package import LayoutAnimation
import Workloads

/// Measures what `check` does with each of many timelines: reading, planning, and finding what is
/// wrong with the layouts.
package struct CheckBenchmark: Sendable {
  package static let family = "dense"
  /// Indices of dense timelines; not empty.
  package let indices: Range<Int>

  package init(_ indices: Range<Int> = 0..<DenseTimeline.count) { self.indices = indices }

  /// - Parameter rounds: how many times each timeline is checked; its time is the median.
  package func run(rounds: Int) throws(LayoutAnimationError) -> BenchmarkResult {
    var times: [Duration] = []
    var works: [Int] = []
    for timeline in indices.lazy.map(DenseTimeline.init) {
      let text = Array(timeline.text.utf8)
      times.append(try Self.time(of: text, rounds: rounds))
      works.append(try Self.work(of: text))
    }
    times.sort()
    return BenchmarkResult(
      subject: "check", family: Self.family, size: nil,
      summary: "\(indices.count) dense timelines of 20 to 60 views",
      times: [
        .init("check", medianOf: times),
        .init(name: "worst check", microseconds: times.last?.microseconds ?? 0),
      ], counts: counts(works.sorted()))
  }

  private func counts(_ works: [Int]) -> [BenchmarkResult.Count] {
    let timelines = indices.map(DenseTimeline.init)
    return [
      .init(BenchmarkResult.viewsName, timelines.reduce(0) { $0 + $1.viewCount }),
      .init("constraints", timelines.reduce(0) { $0 + $1.constraintCount }),
      .init("median work", works[works.count / 2]), .init("worst work", works.last ?? 0),
    ]
  }

  private static func time(
    of text: [UInt8], rounds: Int
  ) throws(LayoutAnimationError) -> Duration {
    var samples: [Duration] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      try check(text)
      samples.append(ContinuousClock.now - start)
    }
    return samples.sorted()[rounds / 2]
  }

  /// Counts the work of the solver: the same on every machine.
  package static func work(of text: [UInt8]) throws(LayoutAnimationError) -> Int {
    let meter = WorkMeter()
    let result = WorkMeter.$current.withValue(meter) {
      Result { () throws(LayoutAnimationError) in try check(text) }
    }
    try result.get()
    return meter.statistics.work
  }

  private static func check(_ text: [UInt8]) throws(LayoutAnimationError) {
    let file = try TimelineFile(contents: text, path: family)
    let planned = try PlannedTimeline(file, recordsFindings: true, recordsLints: true)
    _ = planned.report()
    _ = try planned.lints()
  }
}
