import ArgumentParser
import InterfaceBuilderImport
import LayoutAnimation

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: programName,
    abstract: "Reports all that is wrong with timelines, without rendering.",
    discussion: """
      Prints errors of the file, conflicts between constraints, layouts that the constraints do \
      not determine, and likely mistakes to standard output. A folder stands for every .json in it \
      and below.

      Of a storyboard or xib every scene is laid out on its own device and on current ones, held \
      upright and sideways, or on those of --device. Messages show its lines.

      The exit status is 66 if a file cannot be read, 65 if one is invalid, 1 if a finding reaches \
      --fail-on, and 0 if none does. With --certify it is 70 if an exact check disproves a layout \
      or a finding, which is a bug, and at least 1 if something is not proved, because numbers are \
      too large, rounding decides or a limit of work is reached.

      Examples:
        layoutanim check timelines
        layoutanim check timeline.json --json --fail-on never
        layoutanim check timelines --certify
        layoutanim check Main.storyboard --scene Login
      """)

  enum Threshold: String, NamedChoice {
    case error
    case warning
    case note
    case never
  }

  @Argument(
    help: .timelines, completion: .file(extensions: ["json"]))
  var timelines: [String]

  @Option(help: "The least finding that gives the exit status 1: error, warning, note, never.")
  var failOn = Threshold.warning

  @Flag(help: "Prove every layout, conflict and ambiguity in exact arithmetic, as certify does.")
  var certify = false

  @Option(help: .notation)
  var notation = ConstraintNotation.equation

  @Flag(help: "Print JSON instead of text, one object per line; the same as --message-format json.")
  var json = false

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var variants: VariantOption

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  mutating func validate() throws {
    try sceneOptions.check(timelines)
    if certify && timelines.contains(where: InterfaceFile.isNamed) {
      throw ValidationError("--certify is for timelines; import the scene first")
    }
    guard json else { return }
    guard [.full, .json].contains(messages.messageFormat) else {
      throw ValidationError("--json is --message-format json, and there is one format")
    }
    messages.messageFormat = .json
  }

  func run() async throws {
    try await messages.reporting {
      var files = try TimelineFiles(paths: timelines, with: [.variants])
      try files.choose(variant: variants.variant)
      messages.remark(files.notes + files.omissions)
      var tally = CheckTally()
      var shown = ShownFindings()
      for path in files.timelines {
        if InterfaceFile.isNamed(path) {
          try reporting(&tally) { tally in try checkScenes(of: path, &tally) }
        } else {
          if try shown.hasFailed(path) { continue }
          tally.timelines += 1
          let count = tally.failures.count
          try reporting(&tally) { tally in
            try files.checkUsable(path)
            try check(path, &tally, &shown)
          }
          if tally.failures.count > count { shown.fail(path) }
        }
      }
      messages.remark("checked \(tally.subjects): \(tally)")
      if let status = tally.exitCode(failOn) { throw status }
    }
  }

  private func check(
    _ path: String, _ tally: inout CheckTally, _ shown: inout ShownFindings
  ) throws {
    let planned = try PlannedTimeline(
      TimelineFile(path: path, allowing: images.allowedPaths), recordsFindings: true,
      recordsLints: true)
    for report in [planned.report(notation), try planned.lints()] {
      try print(shown.fresh(report, of: planned), &tally)
    }
    if certify { try certify(planned, &tally) }
  }

  private func checkScenes(of path: String, _ tally: inout CheckTally) throws {
    let file = try InterfaceFile(path: path)
    let files = try ShownFiles(file, on: sceneOptions.screens)
    for scene in try sceneOptions.scenes(of: file) {
      tally.scenes += 1
      try reporting(&tally) { tally in
        for report in try SceneCheck(files, scene, notation).reports {
          try print(report, &tally)
        }
      }
    }
  }

  private func print(_ report: DiagnosticReport, _ tally: inout CheckTally) throws {
    tally.warnings += report.warningCount
    tally.notes += report.noteCount
    try messages.print(messages.quiet ? report.errors : report, to: .output)
  }

  /// What cannot be read is counted, and the rest is checked.
  private func reporting(_ tally: inout CheckTally, _ check: (inout CheckTally) throws -> Void)
    throws
  {
    do {
      try check(&tally)
    } catch let error as LayoutAnimationError {
      // A scene that no file has is a mistake of the command line.
      if error.code == .usage { throw error }
      tally.failures.append(error.code)
      guard let report = error.report else { return messages.print(error) }
      tally.errors += report.errorCount
      tally.warnings += report.warningCount
      try messages.print(messages.quiet ? report.errors : report, to: .output)
    }
  }

  private func certify(_ planned: PlannedTimeline, _ tally: inout CheckTally) throws {
    let report = try planned.certify()
    messages.remark("\(planned.path): \(report)")
    if !report.unknown.isEmpty { tally.isCertified = false }
  }
}
