package import Planning
import Reporting
import TimelineModel

/// What a suite's `layoutanim.json` sets for one of its timelines.
package struct TimelineSettings: Hashable, Sendable {
  package var options = PlanOptions.none
  package var tolerance = ComparisonTolerance.none
  package var isStrict = false

  package init() {}

  /// - Parameter path: relative to the folder of the suite.
  /// - Throws: never; the settings were checked when they were read.
  init(_ settings: SuiteSettings, for path: String) throws(LayoutAnimationError) {
    options = try PlanOptions(framesPerSecond: settings.framesPerSecond, scale: settings.scale)
    if let tolerance = settings.tolerance(of: path) {
      self.tolerance = try ComparisonTolerance(
        channel: tolerance.channel, points: tolerance.points)
    }
    isStrict = settings.isStrict
  }
}
