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
  let messages: MessageOptions

  /// Prints every result as soon as it is known.
  ///
  /// - Returns: the exit status: the largest error of a timeline that cannot be used, which does not
  ///   end the run if there are others; or 1 if anything breaks.
  func status() async throws -> Int32 {
    var list = OutputList(isList: files.isList, json: json)
    var status: Int32 = 0
    for (index, path) in files.timelines.enumerated() {
      do throws(LayoutAnimationError) {
        let sweep = try await sweep(path, sheet: sheets.isEmpty ? nil : sheets[index])
        try list.write(json ? sweep.jsonText : sweep.text, isGood: sweep.isSound)
        if !sweep.isSound { status = max(status, 1) }
      } catch {
        guard files.isList else { throw error }
        messages.print(error)
        status = max(status, error.code.rawValue)
      }
    }
    try list.end()
    return status
  }

  private func sweep(
    _ path: String, sheet: String?
  ) async throws(LayoutAnimationError) -> Sweep {
    let sweep = try await Sweep(
      TimelineFile(path: path, allowing: allowedPaths), at: sizes, bothDirections: bothDirections,
      options: options.over(files.settings(of: path).options), jobs: jobs)
    if let sheet {
      try SweepSheet(sweep, at: moment, sheet: ContactSheetOptions()).render(to: sheet, overwriting)
    }
    messages.remark(
      (files.isList ? "\(path): " : "") + "laid out at \(counted(sweep.canvases.count, "size")): "
        + (sweep.isSound ? "nothing breaks" : counted(sweep.problems.count, "problem")))
    return sweep
  }
}
