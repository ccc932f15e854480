import ImageCoding
import Presentation
import Raster

/// A frame that was written.
public struct FrameRecord: Hashable, Sendable {
  public let index: Int
  /// Its name in the folder.
  public let name: String
  /// The size of the file.
  public let byteCount: Int
}

/// Draws the frames of a timeline, several at a time, into files.
///
/// Worker w of n draws the frames w, w + n, w + 2n, …, into a picture of its own: what a frame
/// looks like depends on nothing but the timeline.
public struct FrameRenderer: Sendable {
  private let timeline: PlannedTimeline
  private let options: RenderOptions

  public init(_ timeline: PlannedTimeline, options: RenderOptions) {
    self.timeline = timeline
    self.options = options
  }

  /// Writes every frame; the first failure stops all workers.
  ///
  /// - Parameter finished: is told each frame as it is written, in no certain order.
  /// - Returns: the frames in order.
  /// - Throws: `cannotCreateOutput`, `outputFailed`, or `cancelled` with its task.
  public func render(
    into directory: FrameDirectory, finished: AsyncStream<FrameRecord>.Continuation? = nil
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    try await render(into: directory, finished: finished) { _ in }
  }

  /// - Parameter delay: runs before a frame is drawn, so that tests can have frames finish in an
  ///   order of their choice.
  package func render(
    into directory: FrameDirectory, finished: AsyncStream<FrameRecord>.Continuation? = nil,
    delay: @escaping @Sendable (Int) async -> Void
  ) async throws(LayoutAnimationError) -> [FrameRecord] {
    try directory.prepare(frameCount: timeline.frameCount, overwrites: options.overwrites)
    let workers = min(options.jobs, timeline.frameCount)
    let result = await withTaskGroup { group in
      for worker in 0..<workers {
        let frames = stride(from: worker, to: timeline.frameCount, by: workers)
        group.addTask {
          await work(through: frames, into: directory, finished: finished, delay: delay)
        }
      }
      return await collect(&group)
    }
    return try result.get()
  }

  private typealias WorkResult = Result<[FrameRecord], LayoutAnimationError>

  private func collect(_ group: inout TaskGroup<WorkResult>) async -> WorkResult {
    var result = WorkResult.success([])
    for await part in group {
      guard case .success(let records) = result else { continue }
      result = part.map { records + $0 }
      if case .failure = part { group.cancelAll() }
    }
    return result.map { $0.sorted { $0.index < $1.index } }
  }

  private func work(
    through frames: StrideTo<Int>, into directory: FrameDirectory,
    finished: AsyncStream<FrameRecord>.Continuation?,
    delay: @Sendable (Int) async -> Void
  ) async -> WorkResult {
    var pixmap = Pixmap(width: timeline.width, height: timeline.height)
    var records: [FrameRecord] = []
    for frame in frames {
      // Workers fill every thread there is; who listens for signals or shows progress needs a turn.
      await Task.yield()
      await delay(frame)
      guard !Task.isCancelled else { return .failure(.cancelled) }
      do throws(LayoutAnimationError) {
        let record = try write(frame, into: directory, drawingOn: &pixmap)
        finished?.yield(record)
        records.append(record)
      } catch {
        return .failure(error)
      }
    }
    return .success(records)
  }

  private func write(
    _ frame: Int, into directory: FrameDirectory, drawingOn pixmap: inout Pixmap
  ) throws(LayoutAnimationError) -> FrameRecord {
    pixmap.draw(timeline.plan.scene(at: frame))
    let bytes = try pixmap.pngBytes("frame \(frame)")
    try AtomicFile(path: directory.path(of: frame)).write(bytes)
    return FrameRecord(
      index: frame, name: FrameDirectory.name(of: frame), byteCount: bytes.count)
  }
}

extension Pixmap {
  /// - Throws: `internalError`: the encoder has no reason to refuse what we draw, memory aside.
  borrowing func pngBytes(_ name: String) throws(LayoutAnimationError) -> [UInt8] {
    do throws(PNGError) {
      return try PNGEncoder().encode(self)
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode \(name): \(error)")
    }
  }
}

extension LayoutAnimationError {
  fileprivate static let cancelled = LayoutAnimationError(.cancelled, "interrupted")
}
