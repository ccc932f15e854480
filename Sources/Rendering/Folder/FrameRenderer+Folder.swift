import FileAccess
import Planning
import Raster
package import Reporting

extension FrameRenderer {
  /// Writes a PNG file for each frame, then the checksums (`frames.framecrc`, and
  /// `frames.framehash` with a hash) and `manifest.json`; the first failure ends the rendering.
  ///
  /// Every file appears complete or not at all, and none of the three is ever wrong: a run that
  /// ends early leaves no manifest, or one of frames that exist. A run of other frames of the same
  /// timeline with the same options adds to them.
  ///
  /// With `resumes`, a frame whose file is correct is kept. This is decided by its bytes only:
  /// every frame is drawn, and its file must be the one that the manifest lists for these pixels,
  /// or the one that the encoder would write now. The resulting files are the same as in an empty
  /// folder.
  ///
  /// With `isShared`, other runs may do the same at the same time. The folder is then complete when the
  /// first of them has ended, and stays so.
  ///
  /// - Parameters:
  ///   - finished: receives each frame when it is written or kept, in any order.
  ///   - repaired: receives what `resumes` does with manifests and lists that are not those of a run from the
  ///     start, and also without it frames that the manifest does not list any more.
  /// - Returns: the frames in order.
  /// - Throws: `usage` for a selected frame that does not exist, `cannotCreateOutput` (also while
  ///   another run writes into the folder), `outputFailed` (also if another program replaced,
  ///   changed or removed a frame during the run), `unreadableInput` for an existing file that cannot be read, or
  ///   `cancelled` with its task.
  package func render(
    into directory: FrameDirectory, finished: AsyncStream<FrameRecord>.Continuation? = nil,
    repaired: (FolderRepair) -> Void = { _ in }
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    try await render(into: directory, finished: finished, repaired: repaired) { _ in }
  }

  /// A warning about files in a folder that would be taken for frames of the timeline; empty if there are none.
  ///
  /// Frames that are not selected belong to it if the folder's manifest lists them, or if other runs share the
  /// folder.
  ///
  /// - Throws: `usage` for a selected frame that does not exist, `cannotCreateOutput` for a manifest that must
  ///   not be replaced.
  package func staleFrames(
    in directory: FrameDirectory
  ) throws(LayoutAnimationError) -> DiagnosticReport {
    let frames = Set(try timeline.frames(selectedBy: selection))
    if options.isShared || frames.count == timeline.frameCount {
      return directory.staleFrames { $0 < timeline.frameCount }
    }
    let folder = try FrameFolderRecord(timeline, in: directory, options)
    return directory.staleFrames { frame in
      frames.contains(frame) || frame < timeline.frameCount && folder.listedFrame(frame) != nil
    }
  }

  package func render(
    into directory: FrameDirectory, finished: AsyncStream<FrameRecord>.Continuation? = nil,
    repaired: (FolderRepair) -> Void = { _ in },
    delay: @escaping @Sendable (Int) async -> Void
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    let frames = try timeline.frames(selectedBy: selection)
    let scenes = try FrameScenes(timeline, overlay: options.overlay)
    try directory.make()
    let lock = try FolderLock(directory.path, isShared: options.isShared)
    var folder = try FrameFolderRecord(timeline, in: directory, options)
    try directory.check(frames: frames, options.overwriting, besides: folder.listedFiles)
    try folder.check(options.overwriting)
    if options.resumes { for repair in try folder.repairs { repaired(repair) } }
    let omitted = try folder.begin(rendering: frames)
    if let first = omitted.first {
      repaired(.omitted(directory.path(of: first), count: omitted.count))
    }
    var records: [FrameRecord] = []
    for part in frames.inDoublingParts(from: firstPart(of: frames)) {
      // An intermediate manifest only saves a run that resumes this one from encoding again, so its
      // failure is ignored.
      if !records.isEmpty { try? await folder.writeManifest(jobs: options.jobs.count) }
      let rendered = try await render(part, of: scenes, into: directory, folder, finished, delay)
      folder.add(rendered)
      records += rendered
    }
    let edited = try await folder.writeAll(jobs: options.jobs.count)
    if options.resumes { for repair in edited { repaired(repair) } }
    lock.release()
    return records
  }

  private func render(
    _ frames: [Int], of scenes: FrameScenes, into directory: FrameDirectory,
    _ folder: FrameFolderRecord, _ finished: AsyncStream<FrameRecord>.Continuation?,
    _ delay: @escaping @Sendable (Int) async -> Void
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    switch options.encoding.encoder {
    case .runs:
      let workers: FrameWorkers<RunCanvas, _> = workers(frames, of: scenes, finished, delay)
      return try await workers.run(writing(into: directory, folder))
    case .libpng:
      let workers: FrameWorkers<PlainCanvas, _> = workers(frames, of: scenes, finished, delay)
      return try await workers.run(writing(into: directory, folder))
    }
  }

  /// The number of frames that are rendered before the manifest is written for the first time.
  ///
  /// Shorter runs write it only at their end. So do all runs with the encoder `runs`: encoding a
  /// frame takes little more time than reading and hashing its file, and the manifests of thousands
  /// of frames took a sixth of the time of two workers, who wait for them.
  private func firstPart(of frames: [Int]) -> Int {
    options.encoding.encoder == .runs ? max(1, frames.count) : 64
  }

  private func writing<Canvas: FileCanvas & ~Copyable>(
    into directory: FrameDirectory, _ folder: FrameFolderRecord
  ) -> FrameWorkers<Canvas, FrameRecord>.Writing {
    { [options] frame, _, picture throws(LayoutAnimationError) in
      let file = FrameFile(frame, in: directory, picture, options)
      if options.resumes, let record = try file.kept(as: folder.listedFrame(frame)) {
        return record
      }
      let bytes = try picture.pngBytes("frame \(frame)")
      if options.resumes, let record = try file.kept(if: bytes) { return record }
      try folder.stale.remove()
      return try file.write(bytes)
    }
  }
}

extension [Int] {
  /// Splits the array into parts, each as long as all parts before it together, so that work on all
  /// previous elements after every part costs at most twice as much as once at the end.
  ///
  /// - Parameter first: the length of the first part.
  func inDoublingParts(from first: Int) -> [[Int]] {
    var parts: [[Int]] = []
    var start = 0
    var end = first
    while start < count {
      parts.append(Array(self[start..<Swift.min(end, count)]))
      start = end
      end *= 2
    }
    return parts
  }
}
