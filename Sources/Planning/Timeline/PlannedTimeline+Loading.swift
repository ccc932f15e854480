import ImageFiles
public import Reporting

extension PlannedTimeline {
  /// Reads, checks and plans a timeline file.
  ///
  /// - Parameters:
  ///   - path: relative to the working directory, or absolute; `-` is standard input.
  ///   - options: replace values of the timeline.
  ///   - allowedPaths: the folders that images and included files may be in besides that of the file.
  /// - Throws: `unreadableInput`, or `invalidTimeline` with a report of all errors.
  public init(
    path: String, options: PlanOptions = .none, allowing allowedPaths: [String] = []
  ) throws(LayoutAnimationError) {
    try self.init(TimelineFile(path: path, allowing: allowedPaths), options: options)
  }

  /// Checks and plans the text of a timeline file. Its images and included files are relative to the
  /// working directory.
  ///
  /// - Parameters:
  ///   - path: the name of the text in messages.
  ///   - options: replace values of the timeline.
  ///   - allowedPaths: the folders that images and included files may be in besides the working directory.
  /// - Throws: `invalidTimeline` with a report of all errors.
  public init(
    json: String, path: String = "timeline.json", options: PlanOptions = .none,
    allowing allowedPaths: [String] = []
  ) throws(LayoutAnimationError) {
    let folder = ImageFolder(ofTimeline: nil, allowing: allowedPaths)
    let file = try TimelineFile(
      contents: Array(json.utf8), path: path, images: folder.images, includes: folder.includes)
    try self.init(file, options: options)
  }

  /// Checks and plans a timeline that was built in Swift. Its images are relative to the working directory.
  ///
  /// - Parameters:
  ///   - path: the name of its `json` in messages, which show lines of it.
  ///   - options: replace values of the timeline.
  ///   - allowedPaths: the folders that images may be in besides the working directory.
  /// - Throws: `invalidTimeline` with a report of all errors.
  public init(
    _ description: TimelineDescription, path: String = "TimelineDescription",
    options: PlanOptions = .none, allowing allowedPaths: [String] = []
  ) throws(LayoutAnimationError) {
    try self.init(
      json: description.json, path: path, options: options, allowing: allowedPaths)
  }
}
