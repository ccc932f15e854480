public import Reporting

extension PlannedTimeline {
  /// Reads, checks and plans a timeline file.
  ///
  /// - Parameters:
  ///   - path: relative to the working directory, or absolute; `-` is standard input.
  ///   - options: replace values of the timeline.
  /// - Throws: `unreadableInput`, or `invalidTimeline` with a report of all errors.
  public init(path: String, options: PlanOptions = .none) throws(LayoutAnimationError) {
    try self.init(TimelineFile(path: path), options: options)
  }

  /// Checks and plans the text of a timeline file.
  ///
  /// - Parameters:
  ///   - path: the name of the text in messages.
  ///   - options: replace values of the timeline.
  /// - Throws: `invalidTimeline` with a report of all errors.
  public init(
    json: String, path: String = "timeline.json", options: PlanOptions = .none
  ) throws(LayoutAnimationError) {
    let file = try TimelineFile(contents: Array(json.utf8), path: path)
    try self.init(file, options: options)
  }

  /// Checks and plans a timeline that was built in Swift.
  ///
  /// - Parameters:
  ///   - path: the name of its `json` in messages, which show lines of it.
  ///   - options: replace values of the timeline.
  /// - Throws: `invalidTimeline` with a report of all errors.
  public init(
    _ description: TimelineDescription, path: String = "TimelineDescription",
    options: PlanOptions = .none
  ) throws(LayoutAnimationError) {
    try self.init(json: description.json, path: path, options: options)
  }
}
