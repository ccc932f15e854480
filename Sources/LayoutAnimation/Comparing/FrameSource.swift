import Presentation
import Raster

/// Where the frames of one side of a comparison come from.
public enum FrameSource: Sendable {
  /// Rendered in memory.
  case timeline(PlannedTimeline)
  /// Decoded from PNG files.
  case folder(FrameFolder)

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

  /// As the user named it.
  public var path: String {
    switch self {
    case .timeline(let timeline): timeline.report.path ?? "timeline"
    case .folder(let folder): folder.path
    }
  }

  /// The numbers of the frames, ascending.
  package var frames: [Int] {
    switch self {
    case .timeline(let timeline): Array(0..<timeline.frameCount)
    case .folder(let folder): folder.frames
    }
  }

  package var timeline: PlannedTimeline? {
    if case .timeline(let timeline) = self { timeline } else { nil }
  }

  /// - Parameter frame: one of `frames`.
  /// - Throws: `unreadableInput` for a file that cannot be read or is no PNG.
  package func picture(of frame: Int) throws(LayoutAnimationError) -> FramePicture {
    switch self {
    case .timeline(let timeline):
      var pixmap = Pixmap(width: timeline.width, height: timeline.height)
      pixmap.draw(timeline.plan.scene(at: frame))
      return .drawn(pixmap)
    case .folder(let folder): return .decoded(try folder.image(of: frame))
    }
  }
}
