import FileAccess
package import Planning
package import Reporting

/// Renders the selected frames of a timeline into a film that ffmpeg writes.
///
/// ffmpeg gets the exact pixels of every frame, at the timeline's frame rate. As in an animated PNG, a
/// frame is shown until the time of the next selected one: it is repeated for that.
package struct FilmRenderer: Sendable {
  private let timeline: PlannedTimeline
  private let selection: FrameSelection?
  private let options: OutputOptions
  private let format: FilmFormat

  /// - Parameter frames: nil renders every frame.
  package init(
    _ timeline: PlannedTimeline, frames: FrameSelection? = nil, options: OutputOptions,
    format: FilmFormat
  ) {
    self.timeline = timeline
    selection = frames
    self.options = options
    self.format = format
  }

  /// Writes the file; it appears complete or not at all.
  ///
  /// - Parameter finished: receives each frame when it is drawn, in any order.
  /// - Returns: the selected frames in order.
  /// - Throws: `usage` for a selected frame that does not exist, `cannotCreateOutput` also if there
  ///   is no ffmpeg, `outputFailed` also if ffmpeg fails, or `cancelled` with its task.
  @discardableResult
  package func render(
    to path: String, _ playback: AnimationPlayback,
    finished: AsyncStream<FrameRecord>.Continuation? = nil
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    let counts = repetitions(of: try timeline.frames(selectedBy: selection), playback)
    try options.overwriting.check(path, writing: format.head)
    let file = try AtomicFile(keepingPlaceOf: path).begin()
    let encoder = try FilmEncoder(path: path, words(playback), writing: file)
    let renderer = FrameRenderer(timeline, frames: selection, options: options)
    let records = try await renderer.renderRaw(
      finished: finished,
      toPositions: {
        position, bytes throws(LayoutAnimationError) in
        for _ in 0..<counts[position] { try encoder.write(bytes) }
      })
    try encoder.finish(file)
    try file.complete()
    return records
  }

  private func repetitions(of frames: [Int], _ playback: AnimationPlayback) -> [Int] {
    let hold = playback.holdInFrames(framesPerSecond: timeline.framesPerSecond)
    return zip(frames.dropFirst(), frames).map { $0 - $1 } + [hold]
  }

  private func words(_ playback: AnimationPlayback) -> [String] {
    let input = [
      "-f", "rawvideo", "-pixel_format", "rgba",
      "-video_size", "\(timeline.width)x\(timeline.height)",
      "-framerate", "\(timeline.framesPerSecond)", "-i", "-",
    ]
    // Without the names of the encoder, the same ffmpeg writes the same bytes.
    return ["ffmpeg", "-nostdin", "-v", "error", "-y"] + input
      + format.options(plays: playback.plays) + ["-fflags", "+bitexact", "-flags:v", "+bitexact"]
  }
}

/// An ffmpeg that runs, with its errors in words.
private struct FilmEncoder: Sendable {
  private let path: String
  private let process: ChildProcess

  init(
    path: String, _ words: [String], writing file: borrowing UnfinishedFile
  ) throws(LayoutAnimationError) {
    self.path = path
    do throws(SystemError) {
      process = try file.start(words)
    } catch {
      let reason =
        error == .noEntry
        ? "ffmpeg, which writes films, is not in PATH; install it (`apt-get install ffmpeg`, "
          + "`brew install ffmpeg`), or name an animated PNG, as in -o transition.apng, which needs "
          + "no other program"
        : "cannot run ffmpeg: \(error.reason)"
      throw LayoutAnimationError(.cannotCreateOutput, "cannot create `\(path)`: \(reason)")
    }
  }

  func write(_ bytes: [UInt8]) throws(LayoutAnimationError) {
    do throws(SystemError) {
      try process.write(bytes)
    } catch {
      throw failure(status: process.finish())
    }
  }

  /// - Parameter file: what it writes. A broken ffmpeg may report success and have written nothing.
  func finish(_ file: borrowing UnfinishedFile) throws(LayoutAnimationError) {
    let status = process.finish()
    guard status == 0, try file.hasBytes else {
      throw failure(status: status, ending: "it wrote nothing")
    }
  }

  private func failure(
    status: Int, ending success: String = "it ended before the last frame"
  ) -> LayoutAnimationError {
    let ending = status == 0 ? success : "it ended with the exit status \(status)"
    return LayoutAnimationError(
      .outputFailed, "ffmpeg cannot write `\(path)`: \(process.lastMessage ?? ending)")
  }
}
