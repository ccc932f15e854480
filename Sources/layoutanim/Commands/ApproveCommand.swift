import ArgumentParser
import LayoutAnimation

struct ApproveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", _superCommandName: programName,
    abstract: "Pins transitions as they are now.",
    discussion: """
      Writes NAME.pinned next to NAME.json: a SHA-256 of every frame's picture, one of the \
      layouts, and the timeline itself. A pin is a few KB of text, to be committed with the \
      timeline.

      By default pins are written that are missing, differ, or contain another text of the \
      timeline. The others stay as they are, even in an older format. A pin that is damaged or was \
      edited by hand, or is of another variant, is replaced only with --all, and one that a newer \
      release wrote never.

      --fps and --scale are kept in the pin, and `verify` renders with them; without them a pin \
      keeps its own.

      --from takes the pins from a bundle that `verify --bundle` wrote, without drawing: those of \
      all its timelines, of --only, or what the review page's --decisions accept. A timeline or a \
      pin that was changed since is refused, and so is the bundle of another release. Only \
      timelines in this folder are pinned; name a suite to pin elsewhere.

      --prune removes orphaned pins, whose timeline does not exist.

      Examples:
        layoutanim approve timeline.json
        layoutanim approve timelines --missing --dry-run
        layoutanim approve timelines --prune
        layoutanim approve --from run.bundle --only timelines/card.json
        layoutanim approve --from run.bundle --decisions decisions.json
      """)

  enum Mode: String, EnumerableFlag {
    case missing
    case changed
    case all

    static func help(for mode: Mode) -> ArgumentHelp? {
      switch mode {
      case .missing: "Only what is not pinned yet."
      case .changed: "Only what is pinned and differs."
      case .all: "Everything anew, in the place of damaged pins too."
      }
    }
  }

  @Argument(
    help: .timelines, completion: .file(extensions: ["json"]))
  var timelines: [String] = []

  @Flag(exclusivity: .exclusive)
  var mode: Mode?

  @OptionGroup var source: BundleSource

  @Flag(help: "Also remove orphaned pins.")
  var prune = false

  @Option(
    help: ArgumentHelp("The pin of the one timeline that is given.", valueName: "file"),
    completion: .file(extensions: ["pinned"]))
  var pin: String?

  @Flag(help: "Write nothing, and print what would be written.")
  var dryRun = false

  @OptionGroup var overrides: DrawingOverrides

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "Frames drawn at a time (default: one per processor).")
  var jobs: Int?

  @OptionGroup var variants: VariantOption

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    try OutputFormat.refuseStream("--pin", pin, example: "card.pinned")
    if let pin { try OutputFormat.pinned.check(pin) }
    guard source.from != nil else { return }
    let others = [
      "--pin": pin != nil, "--variant": variants.variant != nil, "--fps": overrides.fps != nil,
      "--scale": overrides.scale != nil, "--edges": overrides.edges != nil,
      "--\(mode?.rawValue ?? "")": mode != nil,
    ].filter(\.value).keys.sorted()
    if let other = others.first {
      throw ValidationError(
        "--from takes the pins of a bundle as they are; \(other) is for pins that are drawn")
    }
  }

  func run() async throws {
    try await messages.reporting {
      if source.from != nil {
        return try source.approve(
          timelines, isDryRun: dryRun, prunes: prune, allowing: images.allowedPaths, messages)
      }
      let suite = try TimelineSuite(
        paths: timelines, pin: pin, variant: variants.variant, allowing: images.allowedPaths)
      messages.remark(suite.notes + suite.omissions)
      let results = await suite.verify(
        recording: recording, options: try overrides.options, isDryRun: dryRun,
        jobs: try JobCount(jobs), willDraw: messages.state)
      for result in results { try report(result) }
      messages.remark(results.summary)
      var status = results.map(\.statusOfApproval).max() ?? 0
      if prune {
        status = max(status, suite.abandonedPins.prune(isDryRun: dryRun, messages))
      } else if suite.timelines.isEmpty {
        throw LayoutAnimationError(
          .unreadableInput, "there is no timeline to pin; `--prune` removes orphaned pins")
      }
      if status != 0 { throw ExitCode(status) }
    }
  }

  private var recording: Recording {
    switch mode {
    case nil: .needed
    case .missing: .missing
    case .changed: .changed
    case .all: .all
    }
  }

  private func report(_ result: SuiteResult) throws {
    switch result {
    case .failed(_, let error, _): messages.print(error)
    case .abandoned where prune: break
    case .abandoned, .frames: messages.remark(result.line)
    case .verified(let verification), .warned(let verification, _):
      try messages.printWarnings(verification.warnings)
      if dryRun && recording.writes(verification) {
        return messages.remark(
          ("would pin " + words(verification) + " (\(verification.headline))").printable)
      }
      switch verification.outcome {
      case .same: break
      case .recorded:
        let change = verification.pinChange?.words.map { "; " + $0 } ?? ""
        messages.remark(("pinned " + words(verification) + change).printable)
      case .different, .rendererChanged, .notPinned: messages.remark("left: " + result.line)
      }
    }
  }
}

private func words(_ verification: Verification) -> String {
  "\(verification.path) in \(verification.pinPath): "
    + counted(verification.frameCount, "frame") + ", \(verification.seconds) s"
}

extension SuiteResult {
  /// Only failures count: a pin that was left unchanged was meant to be.
  fileprivate var statusOfApproval: Int32 {
    if case .failed(_, let error, _) = self { error.code.rawValue } else { 0 }
  }
}
