import ArgumentParser
import InterfaceBuilderImport
import LayoutAnimation

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", _superCommandName: programName,
    abstract: "Turns a screen of Interface Builder into a timeline.",
    discussion: """
      Reads a storyboard or xib of an iOS app and writes a scene of it as a timeline: its views, \
      their colours, corners and texts, and its constraints as equations. Constraints that only \
      some size classes install become groups. A constraint is named as the outlet that leads to \
      it. What the timeline cannot show is listed on standard error.

      --animate writes a keyframe for every constraint that an outlet leads to, with a constant \
      that moves something, and for every set of constraints that size classes or code install.

      --check lays out all scenes and compares every view with the frame that Interface Builder \
      recorded, at 0.5 points. The last line has the sums. In a folder with a manifest.json, \
      scenes of the state agree count, and with --insets manifest also those of the state \
      agree-with-inferred-insets.

      Examples:
        layoutanim import Main.storyboard --list
        layoutanim import Main.storyboard --scene Login -o login.json
        layoutanim import Main.storyboard --scene Login --device retina6_1 -o -
        layoutanim import Main.storyboard --scene Login --animate -o login.json
        layoutanim import --check Main.storyboard
      """)

  @Argument(
    help: "The file; with --check, files and folders. - is standard input.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String]

  @Option(
    name: .shortAndLong, help: "The timeline to write; - is standard output.",
    completion: .file(extensions: ["json"]))
  var output: String?

  @Option(help: "The scene: its title, storyboard or view id; without it, the first one.")
  var scene: String?

  @Flag(help: "Print the scenes of the file.")
  var list = false

  @Option(help: "The device that shows the screen, such as retina6_1.")
  var device: String?

  @Option(
    help:
      "The size classes whose constraints are active, as widthClass=compact-heightClass=regular.")
  var sizeClass: String?

  @Flag(
    help: "Write keyframes for constraints that outlets lead to and for sets that are switched.")
  var animate = false

  @Flag(help: "Compare all scenes with the recorded frames.")
  var check = false

  @Option(help: "Take the insets that the manifest of a corpus records.")
  var insets: ImportInsets?

  @Flag(help: "Print the comparison as JSON.")
  var json = false

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if !check && paths.count != 1 { throw ValidationError("name one file") }
    if !check && (json || insets != nil) {
      throw ValidationError("--json and --insets belong to --check")
    }
    if !check && !list && output == nil {
      throw ValidationError("name the timeline to write with -o, or give --list or --check")
    }
    if (check || list) && (output != nil || animate) {
      throw ValidationError("-o and --animate write a timeline, and --list and --check write none")
    }
    if let output { try OutputFormat.json.check(output) }
    if let device, DeviceScreen(named: device) == nil {
      throw ValidationError(DeviceScreen.unknownMessage(device))
    }
    if let sizeClass, !Self.isSizeClass(sizeClass) {
      throw ValidationError(
        "--size-class is such as widthClass=compact-heightClass=regular, not '\(sizeClass)'")
    }
  }

  private static func isSizeClass(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let known = ["widthClass=", "heightClass="].flatMap { [$0 + "compact", $0 + "regular"] }
    return parts.count <= 2 && parts.allSatisfy { known.contains(String($0)) }
  }

  func run() async throws {
    try await messages.reporting {
      if check { return try compare() }
      let file = try InterfaceFile(path: paths[0], sizeClasses: sizeClass)
      if list { return try StandardStream.output.write(file.sceneList) }
      let screen = device.flatMap { DeviceScreen(named: $0) }
      try write(screen.map { screen in try file.shown(on: screen) } ?? file, on: screen)
    }
  }

  private func compare() throws {
    var conformance = Conformance(usesManifest: insets == .manifest)
    for path in paths { try conformance.check(path) }
    try StandardStream.output.write(json ? conformance.jsonText : conformance.text)
  }

  private func write(_ file: InterfaceFile, on screen: DeviceScreen?) throws {
    guard let output else { return }
    let imported = try file.imported(
      file.scene(named: scene), on: screen, animates: animate)
    // What is written must be a timeline.
    _ = try TimelineFile(contents: Array(imported.text.utf8), path: output)
    if output == "-" {
      try StandardStream.output.write(imported.text)
    } else {
      let target = try AtomicFile(keepingPlaceOf: output)
      try target.refuse(toReplace: paths)
      try existing.overwriting.check(output, writing: .timeline)
      try target.write(Array(imported.text.utf8))
    }
    messages.remark(imported.omissions.map { "note: \($0.text)".printable })
    if animate && imported.keyframeCount == 0 {
      messages.remark(
        "note: no outlet leads to a constraint and no set of constraints is switched: there are no "
          + "keyframes")
    }
    if output != "-" { messages.remark("wrote \(output)") }
  }
}

enum ImportInsets: String, CaseIterable, ExpressibleByArgument {
  case manifest
}
