public import Reporting

extension PlannedTimeline {
  /// Reads, checks and plans a timeline file.
  ///
  /// - Parameters:
  ///   - path: relative to the working directory, or absolute; `-` is standard input.
  ///   - options: in place of what the timeline says; nil keeps that.
  /// - Throws: `unreadableInput`, or `invalidTimeline` with a report of all that is wrong.
  public init(path: String, options: RenderOptions? = nil) throws(LayoutAnimationError) {
    try self.init(TimelineFile(path: path), options: options.orDefault)
  }

  /// Checks and plans the text of a timeline file.
  ///
  /// - Parameters:
  ///   - path: what messages call the text.
  ///   - options: in place of what the timeline says; nil keeps that.
  /// - Throws: `invalidTimeline` with a report of all that is wrong.
  public init(
    json: String, path: String = "timeline.json", options: RenderOptions? = nil
  ) throws(LayoutAnimationError) {
    let file = try TimelineFile(contents: Array(json.utf8), path: path)
    try self.init(file, options: options.orDefault)
  }

  /// Checks and plans a timeline that was built in Swift.
  ///
  /// - Parameters:
  ///   - path: what messages call its `json`, whose lines they show.
  ///   - options: in place of what the timeline says; nil keeps that.
  /// - Throws: `invalidTimeline` with a report of all that is wrong.
  public init(
    _ description: TimelineDescription, path: String = "TimelineDescription",
    options: RenderOptions? = nil
  ) throws(LayoutAnimationError) {
    try self.init(json: description.json, path: path, options: options)
  }
}

extension RenderOptions? {
  /// What the timeline says, unless something is given.
  fileprivate var orDefault: RenderOptions {
    get throws(LayoutAnimationError) {
      if let self { self } else { try RenderOptions() }
    }
  }
}
