import ArgumentParser
import LayoutAnimation

/// Options that replace values of the timeline.
struct TimelineOverrides: ParsableArguments {
  @Option(help: .framesPerSecond)
  var fps: Int?

  @Option(help: .scale, completion: .scales)
  var scale: Int?

  /// - Throws: `usage` for a number outside its range.
  var options: PlanOptions {
    get throws(LayoutAnimationError) { try PlanOptions(framesPerSecond: fps, scale: scale) }
  }
}
