import ArgumentParser
import InterfaceBuilderImport
import LayoutAnimation

struct SweepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep", _superCommandName: programName,
    abstract: "Lays a timeline out on many canvases and reports where it breaks.",
    discussion: """
      On every canvas the whole timeline is played. Conflicts and ambiguities are always reported. \
      Views that overlap a sibling, extend beyond their superview or the canvas, are outside the \
      canvas or have no size are reported only if they do not also do so on the timeline's own \
      canvas at the same rest, where they are presumed intentional. At rest is the initial layout, \
      and every layout whose animations end before the next keyframe. Lengths are in points.

      A size replaces that of the file's first canvas, which keeps its scale and safe area; \
      canvases that keyframes set stay as they are. SIZES are WIDTHxHEIGHT in points, or devices: \
      \(CanvasSizes.devices.compactMap(\.device).joined(separator: ", ")). Without --sizes they \
      are \(CanvasSizes.usual.sizes.map(\.description).joined(separator: ", ")).

      Every scene of a storyboard or xib, or that of --scene, is laid out on current devices, held \
      upright and sideways, or on those of --device, with their safe areas and size classes, and \
      compared with the file's own device.

      The exit status is 1 if anything breaks. With --json it prints an object {"canvases": [...], \
      "problems": [...]}, or an array of them for several timelines or a folder. -o draws the \
      canvases side by side, each with its size and ok or the number of its problems; for several \
      timelines or a folder it names a folder, with NAME.png for NAME.json.

      Examples:
        layoutanim sweep timeline.json
        layoutanim sweep timeline.json --sizes 320x568,375x667,ipad-mini --rtl
        layoutanim sweep timeline.json --rtl -o sheet.png --at 0.5
        layoutanim sweep timeline.json --json
        layoutanim sweep timelines --rtl -o sheets
        layoutanim sweep Main.storyboard --scene Login -o sheet.png
        layoutanim sweep timelines --shard 2/5
      """)

  @Argument(
    help: .timelines, completion: .file(extensions: ["json"]))
  var timelines: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The canvases, \(CanvasSizes.largestCount) at most, as in 320x568,375x667.",
      valueName: "sizes"),
    completion: .list(CanvasSizes.devices.compactMap(\.device)),
    transform: { try CanvasSizes($0) })
  var sizes: CanvasSizes?

  @Flag(help: "Lay every canvas out in the other layout direction too.")
  var rtl = false

  @Option(
    name: .shortAndLong,
    help: "A PNG file for the contact sheet; for several timelines a folder for theirs.",
    completion: .file(extensions: ["png"]))
  var output: String?

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var momentOptions: MomentOptions

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @OptionGroup var overrides: DrawingOverrides

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "Canvases tried at a time (default: one per processor).")
  var jobs: Int?

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @Option(
    parsing: .unconditional,
    help: .shard, completion: .list(["auto"]), transform: { try ShardChoice($0) })
  var shard: ShardChoice?

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if momentOptions.at != nil && momentOptions.frame != nil {
      throw ValidationError("give --at or --frame, not both")
    }
    if momentOptions.moment != nil && output == nil {
      throw ValidationError("--at and --frame apply to the sheet, as in -o sheet.png")
    }
    try sceneOptions.check(timelines)
    if timelines.contains(where: InterfaceFile.isNamed) {
      if sizes != nil {
        throw ValidationError("scenes are shown on devices: give --device in place of --sizes")
      }
      if output != nil && (sceneOptions.scene == nil || timelines.count > 1) {
        throw ValidationError("-o draws one scene: name its file alone, and the scene with --scene")
      }
    }
    if output == "-" {
      throw ValidationError("standard output has the table; -o names a file, as in -o sheet.png")
    }
  }

  func run() async throws {
    try await messages.reporting {
      let all = try TimelineFiles(paths: timelines)
      messages.remark(all.notes + all.omissions)
      for sheet in try sheets(of: all) {
        try AtomicFile(path: sheet).refuse(toReplace: all.inputs)
      }
      let shard = try shard.assigned(messages).shard
      // One timeline is divided by its canvases, several as a whole.
      let files = all.isList ? all.part(shard, allowing: images.allowedPaths) : all
      let chosen = sizes ?? .usual
      guard let sizes = all.isList ? chosen : chosen.part(shard) else {
        messages.remark(SweepCommand.emptyShard)
        return try StandardStream.output.write(json ? SweepCommand.nothing : "")
      }
      if files.timelines.isEmpty { messages.remark(SweepCommand.emptyShard) }
      let sheets = try sheets(of: files)
      let status = try await SweepRun(
        files: files, sheets: sheets, sizes: sizes, bothDirections: rtl,
        moment: momentOptions.moment ?? .frame(-1), options: try overrides.options,
        allowedPaths: images.allowedPaths, jobs: try JobCount(jobs),
        overwriting: existing.overwriting, json: json, sceneOptions: sceneOptions,
        messages: messages
      ).status()
      if status != 0 { throw ExitCode(status) }
    }
  }

  private static let emptyShard = "this shard is empty"

  /// Of a timeline that is laid out nowhere.
  private static let nothing = "{\"canvases\": [], \"problems\": []}\n"

  /// The file of each timeline's contact sheet; empty if none are asked for.
  private func sheets(of files: TimelineFiles) throws -> [String] {
    guard let output else { return [] }
    if !files.isList {
      try OutputFormat.png.check(output)
      return [output]
    }
    try OutputFormat.checkFolder(output, example: "sheets")
    return try files.outputs(in: output, suffix: ".png")
  }
}
