import FileAccess
public import Planning
public import Reporting

extension FrameSource {
  /// Reads a timeline or a pinned one, or lists a folder of frames.
  ///
  /// - Parameters:
  ///   - path: a folder, a pin (`.pinned`), or a timeline; `-` is a timeline on standard input.
  ///   - options: applied to a timeline, and to a pinned one over those that it was pinned with; a
  ///     folder has the size that it has.
  /// - Throws: `unreadableInput`, or `invalidTimeline` with a report of all that is wrong.
  public init(path: String, options: RenderOptions) throws(LayoutAnimationError) {
    if path != "-" && FileSystem.isDirectory(path) {
      self = .folder(try FrameFolder(path: path))
    } else if path.hasSuffix(Pin.suffix) {
      self = .timeline(try Pin(path: path).plan(path: path, over: options))
    } else {
      self = .timeline(try PlannedTimeline(TimelineFile(path: path), options: options))
    }
  }
}
