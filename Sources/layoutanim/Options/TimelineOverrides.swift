import ArgumentParser

/// What takes the place of the timeline's own; `RenderOptions` states the ranges.
struct TimelineOverrides: ParsableArguments {
  @Option(help: .framesPerSecond)
  var fps: Int?

  @Option(help: .scale, completion: .scales)
  var scale: Int?
}
