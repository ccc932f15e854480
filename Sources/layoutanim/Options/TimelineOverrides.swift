import ArgumentParser
import LayoutAnimation

/// Options that replace values of the timeline, of commands that draw nothing.
struct TimelineOverrides: ParsableArguments {
  @Option(parsing: .unconditional, help: .framesPerSecond)
  var fps: Int?

  @Option(parsing: .unconditional, help: .scale, completion: .scales)
  var scale: Int?

  /// - Throws: `usage` for a number outside its range.
  var options: PlanOptions {
    get throws(LayoutAnimationError) { try PlanOptions(framesPerSecond: fps, scale: scale) }
  }
}

/// Options that replace values of the timeline, of commands that draw.
struct DrawingOverrides: ParsableArguments {
  @Option(parsing: .unconditional, help: .framesPerSecond)
  var fps: Int?

  @Option(parsing: .unconditional, help: .scale, completion: .scales)
  var scale: Int?

  @Option(help: .edges)
  var edges: PlanOptions.Edges?

  /// - Throws: `usage` for a number outside its range.
  var options: PlanOptions {
    get throws(LayoutAnimationError) {
      try PlanOptions(framesPerSecond: fps, scale: scale, edges: edges)
    }
  }
}
