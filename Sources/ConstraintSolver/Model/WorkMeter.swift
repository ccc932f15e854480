import Synchronization

/// Counts the work of all solvers of a task, those that an analysis creates and drops included.
///
///     let meter = WorkMeter()
///     WorkMeter.$current.withValue(meter) { … }
///     meter.statistics.work
package final class WorkMeter: Sendable {
  /// The meter to which solvers add their work; nil counts nothing.
  @TaskLocal package static var current: WorkMeter?

  private let counted = Mutex(SolverStatistics())

  package init() {}

  /// The sums so far, but for rebuilds, factorizations and stalls.
  package var statistics: SolverStatistics { counted.withLock { $0 } }

  /// The result of an analysis, and the work of all solvers in it. The present meter counts it too.
  package static func counting<Result>(
    _ analysis: () -> Result
  ) -> (result: Result, statistics: SolverStatistics) {
    let meter = WorkMeter()
    let result = $current.withValue(meter, operation: analysis)
    let sums = meter.statistics
    current?.add(
      entries: sums.entries, rowVisits: sums.rowVisits, pricings: sums.pricings,
      pivots: sums.pivots)
    return (result, sums)
  }

  func add(entries: Int, rowVisits: Int, pricings: Int, pivots: Int) {
    counted.withLock {
      $0.entries += entries
      $0.rowVisits += rowVisits
      $0.pricings += pricings
      $0.pivots += pivots
    }
  }
}
