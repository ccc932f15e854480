import LayoutAnimation

extension PlannedRender {
  func writeAnimation(to path: String, _ playback: AnimationPlayback) async throws {
    let renderer = AnimationRenderer(planned, frames: frames, options: options)
    _ = try await showingProgress { _, finished in
      try await renderer.render(to: path, playback, finished: finished)
    }
    messages.remark("rendered \(counted(frameCount, "frame")) to \(path)")
  }
}

extension PlannedRender {
  func writeFilm(
    to path: String, _ format: FilmFormat, _ playback: AnimationPlayback
  ) async throws {
    if format == .gif && planned.framesPerSecond > 50 { messages.remark(slowGIF) }
    if format.dropsAlpha && !planned.hasOpaqueCanvas { messages.remark(droppedAlpha) }
    let renderer = FilmRenderer(planned, frames: frames, options: options, format: format)
    _ = try await showingProgress { _, finished in
      try await renderer.render(to: path, playback, finished: finished)
    }
    messages.remark("rendered \(counted(frameCount, "frame")) to \(path)")
  }

  private var droppedAlpha: String {
    "note: the canvas is not opaque everywhere, and a film in H.264 has no alpha: name a .webm or an .apng "
      + "to keep it"
  }

  private var slowGIF: String {
    "note: the times of a GIF are rounded to 0.01 s, and browsers show frames of less than 0.02 s for "
      + "0.1 s: add --fps 50, 25 or 20"
  }
}

extension RenderCommand {
  /// How the animated PNG or the film is played.
  func playback() throws(LayoutAnimationError) -> AnimationPlayback {
    guard case .time(let hold)? = hold?.moment else {
      return try AnimationPlayback(plays: loop ?? 0)
    }
    return try AnimationPlayback(plays: loop ?? 0, hold: hold)
  }
}
