import ArgumentParser
import LayoutAnimation

struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", _superCommandName: programName,
    abstract: "Prints the view tree: frames, margins, guides, what is ambiguous or broken.",
    discussion: """
      Without a moment it prints a table for every time at which keyframes are played, with the \
      values that they lead to, or one of the initial layout if there are no keyframes. At a \
      moment it prints the values that are shown, or with --model those that are set. A keyframe's \
      animation is at its start when the keyframe is played.

      Non-default values appear next to each view: its transform, alignment rectangle (x, y, \
      width, height), effective layout margins and safe area insets (top, left, bottom, right), \
      the axes on which it is ambiguous, and the broken constraints that refer to it. Its guides \
      follow below it, and all broken constraints below the table. Guides, insets, ambiguities and \
      broken constraints are those of the model after the last keyframe played, even while it is \
      animated.

      With --json it prints an object {"time": seconds, "views": [...], "brokenConstraints": \
      [...]}, or without a moment an array of them. Frames are given without the transform; \
      layouts are rounded to the pixels of --scale.

      With --track it prints a plot of a number of a view over all frames, or its numbers as --csv \
      or --json. The numbers are \(TrackedValue.allCases.map(\.rawValue).joined(separator: ", ")). \
      With --motion it prints a chart of all animations: what moves when.

      Examples:
        layoutanim inspect timeline.json
        layoutanim inspect timeline.json --at 0.5 --json
        layoutanim inspect timeline.json --frame -1
        layoutanim inspect timeline.json --keyframe 0 --model
        layoutanim inspect timeline.json --track blue.leading --csv
        layoutanim inspect timeline.json --motion
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @OptionGroup var moment: InspectionMomentOptions

  @Flag(help: "Print the values that are set, as if no animation ran.")
  var model = false

  @OptionGroup var motions: MotionOptions

  @Flag(help: "Print JSON instead of tables.")
  var json = false

  @OptionGroup var overrides: TimelineOverrides

  @Flag(help: "Exit with 1 and print nothing if there is any warning.")
  var strict = false

  @Option(help: .notation)
  var notation = ConstraintNotation.equation

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    try motions.validate(isJSON: json)
    guard motions.isGiven, moment.inspected != nil || model else { return }
    throw ValidationError("--track and --motion print all frames, without a moment or --model")
  }

  func run() async throws {
    try await messages.reporting {
      let options = try overrides.options
      let file = try TimelineFile(
        path: timeline, allowing: images.allowedPaths, choice: metrics.choice)
      if !motions.isGiven && moment.inspected == nil {
        return try printTurns(InspectedTurns(file, options: options))
      }
      let planned = try PlannedTimeline(file, options: options, recordsFindings: true)
      if motions.isGiven { return try printMotion(planned) }
      if let moment = moment.inspected { try printMoment(moment, of: planned) }
    }
  }

  private func printMoment(_ moment: InspectionMoment, of planned: PlannedTimeline) throws {
    let inspection = try planned.inspect(moment, model ? .model : .presentation)
    try messages.printWarnings(planned.report(notation), isStrict: strict)
    try StandardStream.output.write(text(inspection) + (json ? "\n" : ""))
  }

  private func printMotion(_ planned: PlannedTimeline) throws {
    let text = try motions.text(of: planned, isJSON: json)
    try messages.printWarnings(planned.report(notation), isStrict: strict)
    try StandardStream.output.write(text)
  }

  private func text(_ inspection: Inspection) -> String {
    json ? inspection.jsonText : inspection.text
  }

  /// Prints turn by turn, because the whole text may be large.
  private func printTurns(_ turns: InspectedTurns) throws {
    try messages.printWarnings(turns.planned.report(notation), isStrict: strict)
    let (opening, separator, closing) = json ? ("[\n", ",\n", "\n]\n") : ("", "\n", "")
    var isFirst = true
    try turns.inspect { turn in
      try StandardStream.output.write((isFirst ? opening : separator) + text(turn))
      isFirst = false
    }
    try StandardStream.output.write(closing)
  }
}
