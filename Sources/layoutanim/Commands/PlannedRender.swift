import LayoutAnimation

/// A run of `render` whose arguments have been parsed and whose timeline has been planned.
struct PlannedRender {
  let planned: PlannedTimeline
  /// The files that are read.
  let inputs: [String]
  /// Nil selects every frame.
  let frames: FrameSelection?
  let options: OutputOptions
  let messages: MessageOptions
  /// How many frames are selected.
  let frameCount: Int

  /// - Parameter isStrict: whether nothing is written if frames of an earlier run would remain.
  func writeFiles(into directory: FrameDirectory, isStrict: Bool) async throws {
    if frameCount == 0 { return messages.remark("rendered 0 frames: this shard is empty") }
    try directory.refuseRendering(over: inputs, frames: planned.frames(selectedBy: frames))
    let stale = try renderer.staleFrames(in: directory)
    if isStrict { try messages.printWarnings(stale, isStrict: true) }
    let records = try await showingProgress { renderer, finished in
      try await renderer.render(into: directory, finished: finished, repaired: remark(on:))
    }
    try messages.printWarnings(stale)
    let name = directory.path.hasSuffix("/") ? directory.path : directory.path + "/"
    let written = records.count(where: \.isWritten)
    let kept = options.resumes ? "; \(frameCount - written) were there and right" : ""
    messages.remark("rendered \(counted(written, "frame")) to \(name)\(kept)")
  }

  private func remark(on repair: FolderRepair) {
    if case .omitted = repair {
      messages.disclose([repair.words])
    } else {
      messages.remark(repair.words)
    }
  }

  func writePixels() async throws {
    _ = try await showingProgress { renderer, finished in
      try await renderer.renderRaw(finished: finished) {
        bytes throws(LayoutAnimationError) in try BinaryOutput.write(bytes)
      }
    }
    messages.remark(
      "rendered \(counted(frameCount, "frame")) to standard output: \(ffmpegOptions)")
  }

  private var renderer: FrameRenderer {
    FrameRenderer(planned, frames: frames, options: options)
  }

  private var ffmpegOptions: String {
    "-f rawvideo -pixel_format rgba -video_size \(planned.width)x\(planned.height) "
      + "-framerate \(planned.framesPerSecond)"
  }

  func showingProgress(
    _ render:
      (FrameRenderer, AsyncStream<FrameRecord>.Continuation?) async throws -> [FrameRecord]
  ) async throws -> [FrameRecord] {
    messages.state(DrawingCost(planned, frameCount: frameCount))
    let renderer = renderer
    guard !messages.quiet && StandardStream.error.redrawsLines else {
      return try await render(renderer, nil)
    }
    let (frames, finished) = AsyncStream.makeStream(of: FrameRecord.self)
    async let bar: Void = ProgressBar.follow(frames, total: frameCount)
    // If rendering fails, leaving the scope cancels the bar.
    let records = try await render(renderer, finished)
    finished.finish()
    await bar
    return records
  }
}

extension FolderRepair {
  fileprivate var words: String {
    switch self {
    case .damaged(let path): "`\(path)` was damaged, and is written again"
    case .replaced(let path):
      "`\(path)` was of another timeline, other options or another release, and is replaced"
    case .foreign(let path): "`\(path)` was not written by this release, and is replaced"
    case .removed(let path): "`\(path)` is a list that this run does not write, and is removed"
    case .rebuilt(let path): "`\(path)` was not as `render` writes it, and is rebuilt"
    case .omitted(let path, let count):
      "`\(path)`\(count == 1 ? "" : " and \(counted(count - 1, "other frame"))") "
        + "\(count == 1 ? "is" : "are") missing or not as the manifest says, and not listed in it any "
        + "more; render with `--resume` and without `--frames`"
    }
  }
}
