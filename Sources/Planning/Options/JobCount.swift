import FileAccess
package import Reporting

/// How many tasks work at the same time. No result depends on it.
package struct JobCount: Hashable, Sendable {
  /// 1…1024.
  package let count: Int

  /// One job per processor.
  package static let processors = JobCount(count: ProcessEnvironment.processorCount)

  /// - Parameter count: 1…1024; nil means one job per processor.
  /// - Throws: `usage` for a number outside this range.
  package init(_ count: Int?) throws(LayoutAnimationError) {
    try requireOption("the number of jobs", count, in: 1...1024)
    self = count.map(JobCount.init(count:)) ?? .processors
  }

  private init(count: Int) { self.count = count }
}
