import FileAccess
package import Planning
package import Reporting

extension FrameSource {
  /// Reads a timeline or a pinned one, or lists a folder of frames.
  ///
  /// - Parameters:
  ///   - path: a folder, a pin (`.pinned`), or a timeline; `-` is a timeline on standard input.
  ///   - options: replace values of a timeline, and those that a timeline was pinned with; ignored
  ///     for a folder, whose frames exist.
  ///   - recordsFindings: whether a timeline's findings are recorded when it is planned, for a
  ///     caller that is certain to ask for its `report`.
  /// - Throws: `unreadableInput`, or `invalidTimeline` with a report of all errors.
  package init(
    path: String, options: PlanOptions = .none, recordsFindings: Bool = false,
    allowing allowedPaths: [String] = []
  ) throws(LayoutAnimationError) {
    let isFolder = path == "-" ? false : try InputFile.examine(path, FileSystem.isDirectory)
    if isFolder {
      self = .folder(try FrameFolder(path: path))
    } else if path.hasSuffix(Pin.suffix) {
      self = .timeline(
        try Pin(path: path).plan(path: path, over: options, recordsFindings: recordsFindings))
    } else {
      self = .timeline(
        try PlannedTimeline(
          TimelineFile(path: path, allowing: allowedPaths), options: options,
          recordsFindings: recordsFindings))
    }
  }
}
