import FileAccess
package import Planning
import Presentation
import Primitives
import Raster
package import Reporting
import Timing

/// Renders one moment of a timeline into a PNG file.
package struct StillRenderer: Sendable {
  private let timeline: PlannedTimeline
  private let options: OutputOptions
  private let onion: OnionSkin?

  /// - Parameter onion: the earlier moments to draw over the picture; nil draws none.
  package init(_ timeline: PlannedTimeline, options: OutputOptions, onion: OnionSkin? = nil) {
    self.timeline = timeline
    self.options = options
    self.onion = onion
  }

  /// Writes a PNG file.
  ///
  /// - Throws: `usage` for a frame that does not exist, `cannotCreateOutput`, `outputFailed`.
  package func render(
    _ moment: StillMoment, to path: String
  ) throws(LayoutAnimationError) {
    let scene = try scene(at: moment)
    let file = try AtomicFile(keepingPlaceOf: path)
    try options.overwriting.check(path, writing: .picture)
    try file.write(try pngBytes(of: scene))
  }

  /// The contents of a PNG file.
  ///
  /// - Throws: `usage` for a frame that does not exist.
  package func pngBytes(_ moment: StillMoment) throws(LayoutAnimationError) -> [UInt8] {
    try pngBytes(of: try scene(at: moment))
  }

  private func scene(at moment: StillMoment) throws(LayoutAnimationError) -> Scene {
    let time = try timeline.time(of: .still(moment))
    return try FrameScenes(timeline, overlay: options.overlay, onion: onion).scene(at: time)
  }

  private func pngBytes(of scene: Scene) throws(LayoutAnimationError) -> [UInt8] {
    try scene.pngBytes(options.encoding, "the still")
  }
}
