import Synchronization

/// Counts the work of all solvers of a task, those that an analysis creates and drops included.
///
///     let meter = WorkMeter()
///     WorkMeter.$current.withValue(meter) { … }
///     meter.work
package final class WorkMeter: Sendable {
  /// The meter to which solvers add their work; nil counts nothing.
  @TaskLocal package static var current: WorkMeter?

  private let counted = Atomic(0)

  package init() {}

  /// The sum of `SolverStatistics.work` so far.
  package var work: Int { counted.load(ordering: .relaxed) }

  /// The result of an analysis, and the work of all solvers in it. The present meter counts it too.
  package static func counting<Result>(
    _ analysis: () -> Result
  ) -> (result: Result, work: Int) {
    let meter = WorkMeter()
    let result = $current.withValue(meter, operation: analysis)
    current?.add(meter.work)
    return (result, meter.work)
  }

  func add(_ work: Int) { counted.wrappingAdd(work, ordering: .relaxed) }
}
