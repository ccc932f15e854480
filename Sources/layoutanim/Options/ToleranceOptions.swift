import ArgumentParser
import LayoutAnimation

/// The differences that a comparison ignores.
struct ToleranceOptions: ParsableArguments {
  @Option(
    name: .customLong("tolerance"),
    help: ArgumentHelp(
      "The largest difference of a channel that counts as same, 0…255.", valueName: "levels"))
  var channel = 0

  @Option(
    name: .customLong("geometry-tolerance"),
    help: ArgumentHelp(
      "The largest difference of an edge that counts as same, in points.", valueName: "points"))
  var points = 0.0

  var tolerance: ComparisonTolerance {
    get throws { try ComparisonTolerance(channel: channel, points: points) }
  }
}
