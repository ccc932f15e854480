import ArgumentParser
import InterfaceBuilderImport
import LayoutAnimation

/// Which scenes of storyboards and xibs a command reads, and on which devices.
struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of a storyboard or xib: its title, storyboard or view id; without it, all.",
      valueName: "scene"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "A device that shows the scenes, as iphone-16 or iphone-16-landscape; may be given several times.",
      valueName: "device"))
  var device: [String] = []

  mutating func validate() throws {
    for name in device where DeviceScreen(named: name) == nil {
      throw ValidationError(DeviceScreen.unknownMessage(name))
    }
  }

  var screens: [DeviceScreen] {
    device.isEmpty ? DeviceScreen.current : device.compactMap { DeviceScreen(named: $0) }
  }

  /// - Throws: `usage` for a scene that the file does not have.
  func scenes(of file: InterfaceFile) throws(LayoutAnimationError) -> [InterfaceScene] {
    scene == nil ? file.document.scenes : [try file.scene(named: scene)]
  }

  /// Lays a scene out on its own device and on those that are chosen.
  func sweep(
    _ scene: InterfaceScene, of files: ShownFiles, bothDirections: Bool, options: PlanOptions,
    jobs: JobCount
  ) async throws(LayoutAnimationError) -> Sweep {
    let file = files.own
    let imported = try file.imported(scene, hasParts: false)
    var shown: [Sweep.Screen] = []
    for screen in files.screens {
      if let timeline = try files.timeline(of: scene.root.id, on: screen) {
        shown.append(Sweep.Screen(timeline, device: screen.name))
      }
    }
    let own = try file.timeline(of: imported)
    // A view of its own size is the same everywhere.
    if shown.allSatisfy({ $0.file.text == own.text }) {
      shown = [Sweep.Screen(own, device: "any device")]
    }
    return try await Sweep(
      own, scene: scene.title, on: shown, bothDirections: bothDirections,
      options: options, jobs: jobs, scrolled: Set(scene.scrolledViews.map { imported.names[$0] }),
      ignoring: UnverifiedFindings(scene, imported.names).contains)
  }

  /// - Throws: for options that concern scenes if no file has any.
  func check(_ paths: [String]) throws {
    if scene == nil && device.isEmpty || paths.contains(where: InterfaceFile.isNamed) { return }
    throw ValidationError("--scene and --device are for storyboards and xibs")
  }
}
