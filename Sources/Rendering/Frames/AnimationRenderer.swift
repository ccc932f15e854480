import FileAccess
import ImageCoding
package import Planning
import Presentation
import Primitives
import Raster
package import Reporting

/// Renders the selected frames of a timeline into one animated PNG, several at the same time.
///
/// A frame is shown until the exact time of the next selected one. Only differences between frames
/// are stored, and equal frames are merged. The file is held in memory until it is complete; the
/// pictures are not.
package struct AnimationRenderer: Sendable {
  private let timeline: PlannedTimeline
  private let selection: FrameSelection?
  private let options: OutputOptions

  /// - Parameter frames: nil renders every frame.
  package init(
    _ timeline: PlannedTimeline, frames: FrameSelection? = nil, options: OutputOptions
  ) {
    self.timeline = timeline
    selection = frames
    self.options = options
  }

  /// Writes the file; it appears complete or not at all.
  ///
  /// - Parameter finished: receives each frame when it is drawn, in any order.
  /// - Returns: the frames in order, each with its number of bytes in the file.
  /// - Throws: `usage` for a selected frame that does not exist, `cannotCreateOutput`,
  ///   `outputFailed`, or `cancelled` with its task.
  @discardableResult
  package func render(
    to path: String, _ playback: AnimationPlayback,
    finished: AsyncStream<FrameRecord>.Continuation? = nil
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    let frames = try timeline.frames(selectedBy: selection)
    let file = try AtomicFile(keepingPlaceOf: path)
    try file.tryOut(options.overwriting, writing: .picture)
    let scenes = try FrameScenes(timeline, overlay: options.overlay)
    let (drawn, drawing) = AsyncStream.makeStream(of: DrawnFrame.self)
    let records = try await workers(frames, of: scenes, finished)
      .run(drawChanges(of: frames, scenes, drawing))
    drawing.finish()
    var changes: [DrawnFrame] = []
    for await frame in drawn { changes.append(frame) }
    try file.write(try encoded(changes, playback))
    return records
  }

  private func workers(
    _ frames: [Int], of scenes: FrameScenes,
    _ finished: AsyncStream<FrameRecord>.Continuation?
  ) -> FrameWorkers<Pixmap, FrameRecord> {
    // A worker also holds the previous frame.
    let fitting = Pixmap.count(fittingPicturesOf: 2 * timeline.width, by: timeline.height)
    return FrameWorkers(
      scenes: scenes, encoding: options.encoding, frames: frames,
      count: min(options.jobs.count, frames.count, fitting), jobs: SharedJobs(options.jobs),
      finished: finished, delay: { _ in })
  }

  /// Each worker draws the previous frame again: this is cheap compared with compression, and makes
  /// workers independent of each other.
  private func drawChanges(
    of frames: [Int], _ scenes: FrameScenes,
    _ drawing: AsyncStream<DrawnFrame>.Continuation
  ) -> FrameWorkers<Pixmap, FrameRecord>.Writing {
    let earlier = Dictionary(uniqueKeysWithValues: zip(frames.dropFirst(), frames))
    return { frame, _, pixmap throws(LayoutAnimationError) in
      let before = earlier[frame].map { scenes.scene(at: $0) }
      let part = before.map { pixmap.difference(from: $0) } ?? pixmap.bounds
      let change = part.isEmpty ? nil : AnimatedPNGFrame(pixmap, part: part)
      drawing.yield(DrawnFrame(index: frame, change: change))
      return FrameRecord(index: frame, byteCount: change?.data.count ?? 0)
    }
  }

  private func encoded(
    _ drawn: [DrawnFrame], _ playback: AnimationPlayback
  ) throws(LayoutAnimationError) -> [UInt8] {
    let encoder = AnimatedPNGEncoder(
      width: timeline.width, height: timeline.height, plays: playback.plays,
      ticksPerSecond: timeline.framesPerSecond)
    let hold = playback.holdInFrames(framesPerSecond: timeline.framesPerSecond)
    do throws(PNGError) {
      return try encoder.encode(DrawnFrame.shown(drawn, lastDuration: hold))
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode the animation: \(error)")
    }
  }
}

/// A frame of the timeline, and its difference from the previous one.
private struct DrawnFrame: Sendable {
  let index: Int
  /// Nil if it equals the previous frame.
  let change: AnimatedPNGFrame?

  /// The frames of the file, each of which is shown until the next different one.
  static func shown(_ drawn: [DrawnFrame], lastDuration: Int) -> [AnimatedPNGFrame] {
    let drawn = drawn.sorted { $0.index < $1.index }
    let ends = drawn.dropFirst().map(\.index) + [(drawn.last?.index ?? 0) + lastDuration]
    var shown: [AnimatedPNGFrame] = []
    for (frame, end) in zip(drawn, ends) {
      if let change = frame.change { shown.append(change) }
      shown.indices.last.map { shown[$0].duration += end - frame.index }
    }
    return shown
  }
}

extension Pixmap {
  fileprivate borrowing func difference(from scene: Scene) -> PixelRect {
    var other = Pixmap(width: width, height: height)
    other.draw(scene)
    return difference(from: other)
  }
}
