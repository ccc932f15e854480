import FileAccess
public import Reporting

/// How many tasks work at the same time. No result depends on it.
public struct JobCount: Hashable, Sendable {
  /// 1…1024.
  public let count: Int

  /// One job per processor.
  public static let processors = JobCount(count: ProcessEnvironment.processorCount)

  /// - Parameter count: 1…1024; nil means one job per processor.
  /// - Throws: `usage` for a number outside this range.
  public init(_ count: Int?) throws(LayoutAnimationError) {
    try requireOption("the number of jobs", count, in: 1...1024)
    self = count.map(JobCount.init(count:)) ?? .processors
  }

  private init(count: Int) { self.count = count }

  /// The jobs of each of some workers that work at the same time: an equal share, at least 1.
  ///
  /// - Precondition: there are workers.
  package func shared(by workers: Int) -> JobCount { JobCount(count: max(1, count / workers)) }
}
