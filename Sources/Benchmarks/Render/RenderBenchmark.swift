package import LayoutAnimation
package import Primitives
import Raster
package import TimelineModel
package import Workloads

/// Measures drawing, encoding and writing all frames of a workload, with their checksums: one at a
/// time from scenes, or from a timeline as the command `render` does.
package struct RenderBenchmark: Sendable {
  package enum Subject: String, CaseIterable, Sendable {
    case scenes
    case timeline
  }

  package let workload: RenderWorkload
  package let encoding: PNGEncoding
  /// The number of jobs for a timeline; scenes are drawn by one.
  package let jobs: JobCount
  /// The folder in which every workload gets its own folder.
  package let folder: String

  package init(_ workload: RenderWorkload, encoding: PNGEncoding, jobs: JobCount, folder: String) {
    self.workload = workload
    self.encoding = encoding
    self.jobs = jobs
    self.folder = folder
  }

  /// - Parameter rounds: how many times all frames are written.
  package func run(
    _ subject: Subject, rounds: Int
  ) async throws(LayoutAnimationError) -> BenchmarkResult {
    var samples: [Duration] = []
    var byteCount = 0
    let images = try workload.images(in: folder)
    let scenes = try workload.scenes(images)
    let timeline = Array(workload.timeline.utf8)
    for _ in 0..<rounds {
      // Every round starts without frames: existing ones are read, and some file systems wait for
      // the disk when a file is replaced.
      if !samples.isEmpty { try directory(subject).remove(frames: 0..<workload.frameCount) }
      let start = ContinuousClock.now
      switch subject {
      case .scenes: byteCount = try write(scenes)
      case .timeline: byteCount = try await render(timeline, images)
      }
      samples.append((ContinuousClock.now - start) / workload.frameCount)
    }
    return BenchmarkResult(
      subject: subject.rawValue, family: workload.name, size: nil, summary: workload.summary,
      times: [.init("frame", medianOf: samples)],
      counts: Self.work(of: scenes) + [.init("bytes", byteCount)])
  }

  private func directory(_ subject: Subject) throws(LayoutAnimationError) -> FrameDirectory {
    try FrameDirectory(
      path: "\(folder)/\(workload.name)-\(subject.rawValue)", pattern: .standard, startNumber: 0)
  }

  private func write(_ scenes: [Scene]) throws(LayoutAnimationError) -> Int {
    let renderer = SceneRenderer(
      directory: try directory(.scenes), encoding: encoding,
      framesPerSecond: workload.frameCount - 1)
    return try renderer.render(scenes).byteCount
  }

  /// Does everything that the command does after starting: reading, checking, planning and
  /// rendering.
  private func render(
    _ timeline: [UInt8], _ images: ImageSource
  ) async throws(LayoutAnimationError) -> Int {
    let file = try TimelineFile(contents: timeline, path: workload.name, images: images)
    let renderer = FrameRenderer(
      try PlannedTimeline(file, recordsFindings: true),
      options: try OutputOptions(jobs: jobs, encoding: encoding))
    let records = try await renderer.render(into: try directory(.timeline))
    return records.reduce(0) { $0 + $1.byteCount }
  }

  /// Counts the work of drawing scenes, which all have the same size.
  package static func work(of scenes: [Scene]) -> [BenchmarkResult.Count] {
    guard let first = scenes.first else { return [] }
    var painter = RunPainter(width: first.width, height: first.height)
    var (bands, runs) = (0, 0)
    for scene in scenes {
      painter.draw(scene)
      bands += painter.runs.bands.count
      runs += painter.runs.runs.count
    }
    return [.init("frames", scenes.count), .init("rows", bands), .init("runs", runs)]
  }
}

extension RenderWorkload {
  /// What is drawn in each frame.
  ///
  /// - Parameter images: of a workload with a photograph, where it is.
  package func scenes(
    _ images: ImageSource = .nothing
  ) throws(LayoutAnimationError) -> [Scene] {
    if hasRectangles { return (0..<frameCount).map { scene(at: $0) } }
    let file = try TimelineFile(contents: Array(timeline.utf8), path: name, images: images)
    let frames = FrameScenes(try PlannedTimeline(file, recordsFindings: false).plan)
    return (0..<frameCount).map { frames.scene(at: $0) }
  }
}
