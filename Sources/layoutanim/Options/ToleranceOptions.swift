import ArgumentParser
import LayoutAnimation

/// The differences that a comparison ignores.
struct ToleranceOptions: ParsableArguments {
  @Option(
    name: .customLong("tolerance"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest difference of a channel that counts as same, 0…255 (default: 0).",
      valueName: "levels"))
  var channel: Int?

  @Option(
    name: .customLong("geometry-tolerance"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest difference of an edge that counts as same, in points (default: 0).",
      valueName: "points"))
  var points: Double?

  /// - Throws: `usage` for a value outside its range.
  var chosen: ChosenTolerance {
    get throws { try ChosenTolerance(channel: channel, points: points) }
  }

  /// Without a suite.
  ///
  /// - Throws: `usage` for a value outside its range.
  var tolerance: ComparisonTolerance { get throws { try chosen.over(.none) } }
}
