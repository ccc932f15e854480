import ImageCoding
package import Planning
import Raster
package import Reporting

/// Renders the selected frames of a timeline, several at the same time.
package struct FrameRenderer: Sendable {
  let timeline: PlannedTimeline
  let selection: FrameSelection?
  let options: OutputOptions

  /// - Parameter frames: nil renders every frame.
  package init(
    _ timeline: PlannedTimeline, frames: FrameSelection? = nil, options: OutputOptions
  ) {
    self.timeline = timeline
    selection = frames
    self.options = options
  }

  /// Passes on the pixels of each frame, in order: straight RGBA, 8 bits per channel, rows top to
  /// bottom, no padding. A worker holds one frame at a time.
  ///
  /// - Parameter write: receives one whole frame; an error that it throws ends the rendering.
  /// - Returns: the frames in order.
  /// - Throws: `usage` for a selected frame that does not exist, what `write` throws, or `cancelled`
  ///   with its task, between two frames.
  package func renderRaw(
    finished: AsyncStream<FrameRecord>.Continuation? = nil,
    delay: @escaping @Sendable (Int) async -> Void = { _ in },
    to write: @escaping @Sendable ([UInt8]) throws(LayoutAnimationError) -> Void
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    try await renderRaw(finished: finished, delay: delay) {
      _, bytes throws(LayoutAnimationError) in try write(bytes)
    }
  }

  /// - Parameter write: receives the position of each frame among the selected ones, too.
  func renderRaw(
    finished: AsyncStream<FrameRecord>.Continuation?,
    delay: @escaping @Sendable (Int) async -> Void = { _ in },
    toPositions write: @escaping @Sendable (Int, [UInt8]) throws(LayoutAnimationError) -> Void
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    let frames = try timeline.frames(selectedBy: selection)
    let scenes = try FrameScenes(timeline, overlay: options.overlay)
    let workers: FrameWorkers<Pixmap, FrameRecord> = workers(frames, of: scenes, finished, delay)
    let turns = FrameTurns(count: workers.count)
    return try await workers.run(failed: turns.end) {
      frame, position, pixmap throws(LayoutAnimationError) in
      let bytes = pixmap.straightBytes
      try await turns.wait(position)
      try write(position, bytes)
      turns.pass(from: position)
      return FrameRecord(index: frame, byteCount: bytes.count)
    }
  }

  func workers<Canvas: FrameCanvas & ~Copyable>(
    _ frames: [Int], of scenes: FrameScenes,
    _ finished: AsyncStream<FrameRecord>.Continuation?,
    _ delay: @escaping @Sendable (Int) async -> Void
  ) -> FrameWorkers<Canvas, FrameRecord> {
    let fitting = Pixmap.count(fittingPicturesOf: timeline.width, by: timeline.height)
    return FrameWorkers(
      scenes: scenes, encoding: options.encoding, frames: frames,
      count: min(options.jobs.count, frames.count, fitting), jobs: SharedJobs(options.jobs),
      finished: finished, delay: delay)
  }
}

extension Pixmap {
  /// Straight RGBA, 8 bits per channel, rows top to bottom, no padding.
  var straightBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    var row: [UInt8] = []
    for band in bands {
      copyStraightRow(band.lowerBound, into: &row)
      for _ in band { bytes += row }
    }
    return bytes
  }
}
