import ArgumentParser

/// What takes the place of the timeline's own; `RenderOptions` states the ranges.
struct TimelineOverrides: ParsableArguments {
  @Option(help: "Frames a second in place of the timeline's own, 1…1000.")
  var fps: Int?

  @Option(
    help: "Pixels a point in place of the timeline's own: 1, 2 or 3.",
    completion: .list(["1", "2", "3"]))
  var scale: Int?
}
