import InterfaceBuilderImport
import LayoutAnimation

/// Timelines that are swept one after the other.
struct SweepRun {
  let files: TimelineFiles
  /// The file of each timeline's contact sheet; empty if none are drawn.
  let sheets: [String]
  let sizes: CanvasSizes
  let bothDirections: Bool
  /// The moment that the sheets show.
  let moment: StillMoment
  /// Chosen in place of the suite's.
  let options: PlanOptions
  let allowedPaths: [String]
  let jobs: JobCount
  let overwriting: Overwriting
  let json: Bool
  let sceneOptions: SceneOptions
  let messages: MessageOptions

  /// Prints every result as soon as it is known.
  ///
  /// - Returns: the exit status: the largest error of a timeline that cannot be used, which does not
  ///   end the run if there are others; or 1 if anything breaks.
  func status() async throws(LayoutAnimationError) -> Int32 {
    var list = OutputList(isList: isList, json: json)
    var status: Int32 = 0
    for (index, path) in files.timelines.enumerated() {
      do throws(LayoutAnimationError) {
        try files.checkUsable(path)
        for subject in try subjects(of: path) {
          let sheet = sheets.isEmpty ? nil : sheets[index]
          status = max(status, try await self.status(of: subject, sheet, &list))
        }
      } catch {
        status = max(status, try self.status(of: error))
      }
    }
    try list.end()
    return status
  }

  private func status(
    of subject: Subject, _ sheet: String?, _ list: inout OutputList
  ) async throws(LayoutAnimationError) -> Int32 {
    let sweep: Sweep
    do throws(LayoutAnimationError) {
      sweep = try await self.sweep(subject)
      try drawn(sweep, sheet)
    } catch {
      return try status(of: error)
    }
    try list.write(json ? sweep.jsonText : sweep.text, isGood: sweep.isSound)
    return sweep.isSound ? 0 : 1
  }

  /// An error of one of several does not end the run.
  private func status(of error: LayoutAnimationError) throws(LayoutAnimationError) -> Int32 {
    guard isList else { throw error }
    messages.print(error)
    return error.code.rawValue
  }

  private var isList: Bool {
    let hasScenes = files.timelines.contains(where: InterfaceFile.isNamed)
    return files.isList || hasScenes && sceneOptions.scene == nil
  }
}

extension SweepRun {
  /// What is swept: a timeline, or a scene of a storyboard or xib.
  fileprivate enum Subject {
    case timeline(String)
    case scene(InterfaceScene, ShownFiles)
  }

  private func subjects(of path: String) throws(LayoutAnimationError) -> [Subject] {
    guard InterfaceFile.isNamed(path) else { return [.timeline(path)] }
    let file = try InterfaceFile(path: path)
    let files = try ShownFiles(file, on: sceneOptions.screens)
    return try sceneOptions.scenes(of: file).map { .scene($0, files) }
  }

  private func sweep(_ subject: Subject) async throws(LayoutAnimationError) -> Sweep {
    switch subject {
    case .timeline(let path):
      return try await Sweep(
        TimelineFile(path: path, allowing: allowedPaths), at: sizes,
        bothDirections: bothDirections, options: options.over(files.settings(of: path).options),
        jobs: jobs)
    case .scene(let scene, let files):
      return try await sceneOptions.sweep(
        scene, of: files, bothDirections: bothDirections, options: options, jobs: jobs)
    }
  }

  private func drawn(_ sweep: Sweep, _ sheet: String?) throws(LayoutAnimationError) {
    if let sheet {
      try SweepSheet(sweep, at: moment, sheet: ContactSheetOptions()).render(to: sheet, overwriting)
    }
    let title = sweep.path + (sweep.scene.map { " (\($0))" } ?? "")
    messages.remark(
      (isList ? "\(title): ".printable : "")
        + "laid out at \(counted(sweep.canvases.count, "size")): "
        + (sweep.isSound ? "nothing breaks" : counted(sweep.problems.count, "problem")))
  }
}
