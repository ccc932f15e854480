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

extension RenderCommand {
  /// How the animated PNG is played.
  func playback() throws(LayoutAnimationError) -> AnimationPlayback {
    guard case .time(let hold)? = hold?.moment else {
      return try AnimationPlayback(plays: loop ?? 0)
    }
    return try AnimationPlayback(plays: loop ?? 0, hold: hold)
  }
}
