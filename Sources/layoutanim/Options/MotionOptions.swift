import ArgumentParser
import LayoutAnimation

/// What of a timeline's motion to print.
struct MotionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Print a number of a view in every frame, as in blue.leading, with a plot; may be given several "
        + "times.",
      valueName: "view.value"))
  var track: [String] = []

  @Flag(help: "Print the numbers of --track as comma-separated values.")
  var csv = false

  @Flag(help: "Print what moves when: a chart of all animations.")
  var motion = false

  var isGiven: Bool { motion || !track.isEmpty }

  /// - Parameter isJSON: whether `--json` is given.
  func validate(isJSON: Bool) throws {
    if motion && !track.isEmpty { throw ValidationError("give --motion or --track, not both") }
    if csv && track.isEmpty { throw ValidationError("--csv needs --track VIEW.VALUE") }
    if csv && isJSON { throw ValidationError("give --csv or --json, not both") }
  }

  func text(of planned: PlannedTimeline, isJSON: Bool) throws -> String {
    if motion {
      let chart = planned.motionChart
      return isJSON ? chart.jsonText + "\n" : chart.text
    }
    let tracks = try track.map { try planned.track(named: $0) }
    if csv { return MotionTable(tracks).csvText }
    if isJSON { return MotionTable(tracks).jsonText + "\n" }
    let turns = planned.motionChart.turns
    return tracks.map { $0.text(turns: turns) }.joined(separator: "\n")
  }
}
