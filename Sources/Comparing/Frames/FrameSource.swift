package import Planning
import Presentation
import Raster
package import Reporting

/// Where the frames of one side of a comparison come from.
package enum FrameSource: Sendable {
  /// Rendered in memory.
  case timeline(PlannedTimeline)
  /// Decoded from PNG files.
  case folder(FrameFolder)

  /// As the user named it.
  package var path: String {
    switch self {
    case .timeline(let timeline): timeline.path
    case .folder(let folder): folder.path
    }
  }

  /// What messages about a line refer to.
  var file: String {
    switch self {
    case .timeline(let timeline): timeline.file
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

  /// The files that are read.
  var files: [String] {
    switch self {
    case .timeline(let timeline): [timeline.file]
    case .folder(let folder):
      [folder.manifestPath] + folder.frames.map { folder.path(of: $0) }
    }
  }

  package var timeline: PlannedTimeline? {
    if case .timeline(let timeline) = self { timeline } else { nil }
  }

  /// The size of a frame's picture, which need not be drawn or decoded for that.
  ///
  /// - Parameter frame: one of `frames`.
  /// - Throws: `unreadableInput` for a file that cannot be read or is not a PNG.
  package func size(of frame: Int) throws(LayoutAnimationError) -> PixelSize {
    switch self {
    case .timeline(let timeline): PixelSize(width: timeline.width, height: timeline.height)
    case .folder(let folder): try folder.size(of: frame)
    }
  }

  /// - Parameter frame: one of `frames`.
  /// - Throws: `unreadableInput` for a file that cannot be read or is not a PNG.
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
