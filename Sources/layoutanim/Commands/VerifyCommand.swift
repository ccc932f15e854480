import ArgumentParser
import LayoutAnimation

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", _superCommandName: programName,
    abstract: "Tells whether transitions are as they were pinned.",
    discussion: """
      Every frame is rendered in memory and compared exactly with NAME.pinned beside NAME.json, \
      which `approve` writes. Structure (frames, sizes, views), geometry (where every view is) and \
      pixels are judged each by itself, and what the timeline says otherwise than the pinned one is \
      told with its lines. If a later release of layoutanim draws the same timeline otherwise, that \
      is told apart: the renderer changed.

      Nothing is forgiven unless it is asked for: --tolerance is for the channels of a pixel, \
      --geometry-tolerance for edges. The result says how many frames needed it.

      A folder stands for every .json in it and below; a timeline without a pin, and a pin without \
      a timeline, are findings too.

      A folder that `render` wrote is compared with its own manifest.json: every file is read, \
      hashed and decoded, and no timeline is drawn. Folders of frames below a folder are not looked \
      at.

      The exit status is 0 if all are as pinned, 1 if any is not, 65 or 66 if one could not be used.

      Examples:
        layoutanim verify timeline.json
        layoutanim verify frames
        layoutanim verify timelines --message-format github
        layoutanim verify timelines --message-format junit > layoutanim.xml
      """)

  @Argument(
    help: "Timelines, JSON files, folders of them, and folders of frames.",
    completion: .file(extensions: ["json"]))
  var timelines: [String]

  @Option(
    help: ArgumentHelp("The pin of the one timeline that is given.", valueName: "file"),
    completion: .file(extensions: ["pinned"]))
  var pin: String?

  @OptionGroup var forgiveness: ToleranceOptions

  @OptionGroup var verdicts: VerdictOptions

  func run() async throws {
    try await verdicts.reporting {
      let suite = try TimelineSuite(paths: timelines, pin: pin, findsFrames: true)
      let jobs = try JobCount(verdicts.jobs)
      let results = await suite.verify(
        tolerance: try forgiveness.tolerance, jobs: jobs, willDraw: verdicts.state)
      try verdicts.print(results)
      verdicts.remark("verified \(results.summary)")
      let status = VerdictOptions.status(of: results)
      if status != 0 { throw ExitCode(status) }
    }
  }
}
