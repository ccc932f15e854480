import LayoutAnimation

extension Rendering {
  func writeAnimation(to path: String, _ playback: AnimationPlayback) async throws {
    let renderer = AnimationRenderer(planned, options: options)
    _ = try await showingProgress { _, finished in
      try await renderer.render(to: path, playback, finished: finished)
    }
    messages.remark("rendered \(counted(frameCount, "frame")) to \(path)")
  }
}
