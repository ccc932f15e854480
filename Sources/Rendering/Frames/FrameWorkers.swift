import Presentation
import Primitives
import Raster
package import Reporting

/// Draws frames, several at the same time, and passes each on.
///
/// Each worker draws into its own canvas, and a frame depends on nothing but the timeline.
package struct FrameWorkers<Canvas: FrameCanvas & ~Copyable, Record: Sendable>: Sendable {
  let scenes: FrameScenes
  let encoding: PNGEncoding
  let frames: [Int]
  /// The largest number of workers, at most one per frame.
  let count: Int
  /// Whose jobs all workers but the first use.
  private let jobs: SharedJobs
  /// Reports each frame when it is done, in any order.
  ///
  /// Stored as a closure: a stored continuation makes this type's layout a run-time lookup, which
  /// took 1 % of the instructions of a small run.
  private let report: (@Sendable (Record) -> Void)?
  /// Runs before a frame is drawn, so that tests can choose the order in which frames finish.
  private let delay: @Sendable (Int) async -> Void

  /// - Parameter jobs: one is the caller's own, which draws too; workers join it as others become
  ///   free.
  package init(
    scenes: FrameScenes, encoding: PNGEncoding, frames: [Int], count: Int, jobs: SharedJobs,
    finished: AsyncStream<Record>.Continuation?, delay: @escaping @Sendable (Int) async -> Void
  ) {
    self.scenes = scenes
    self.encoding = encoding
    self.frames = frames
    self.count = count
    self.jobs = jobs
    report = if let finished { { record in finished.yield(record) } } else { nil }
    self.delay = delay
  }

  /// Processes the canvas of a frame that has been drawn.
  ///
  /// - Parameter position: the position in the list of frames.
  package typealias Writing =
    @Sendable (_ frame: Int, _ position: Int, inout Canvas) async throws(LayoutAnimationError) ->
    Record

  /// Draws all frames.
  ///
  /// After a failure, workers still process the frames before it, so that the first failure in the
  /// list is reported whatever the number of workers.
  ///
  /// - Parameter failed: called by a worker that has failed or was cancelled, so that others do not
  ///   wait for it.
  /// - Returns: the frames in order.
  package func run(
    failed: @escaping @Sendable () -> Void = {}, _ write: @escaping Writing
  ) async throws(LayoutAnimationError) -> [Record] {
    let queue = FrameQueue(count: frames.count)
    // A single worker does not need a task group.
    let result =
      count == 1
      ? await work(queue, write) {} : await workTogether(queue, failed: failed, write)
    return try result.mapError { $0.error }.get().sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func workTogether(
    _ queue: FrameQueue, failed: @escaping @Sendable () -> Void, _ write: @escaping Writing
  ) async -> WorkResult {
    await withTaskGroup { group in
      var workers = 1
      let own = await work(queue, write) {
        while workers < count, queue.hasMore, jobs.take() {
          workers += 1
          group.addTask {
            defer { jobs.giveBack() }
            return await workBeside(queue, failed, write)
          }
        }
      }
      if case .failure = own { failed() }
      return await collect(&group, own)
    }
  }

  private func workBeside(
    _ queue: FrameQueue, _ failed: @Sendable () -> Void, _ write: Writing
  ) async -> WorkResult {
    let result = await work(queue, write) {}
    if case .failure = result { failed() }
    return result
  }

  /// Records with their positions in the list.
  private typealias WorkResult = Result<[(Int, Record)], WorkFailure>

  private func collect(
    _ group: inout TaskGroup<WorkResult>, _ own: WorkResult
  ) async -> WorkResult {
    var result = own
    for await part in group {
      switch (result, part) {
      case (.success(let records), .success(let more)): result = .success(records + more)
      case (.success, .failure): result = part
      case (.failure(let first), .failure(let other)) where other.position < first.position:
        result = part
      case (.failure, _): break
      }
    }
    return result
  }

  /// - Parameter recruit: called before each frame.
  private func work(
    _ queue: FrameQueue, _ write: Writing, recruit: () -> Void
  ) async -> WorkResult {
    // Without a canvas no frame can be drawn: this failure counts as that of the first frame.
    var position = 0
    do throws(LayoutAnimationError) {
      var canvas = try Canvas(
        width: scenes.plan.width, height: scenes.plan.height, encoding)
      return .success(try await draw(queue, at: &position, in: &canvas, write, recruit))
    } catch {
      let failure = WorkFailure(error, at: position)
      queue.close(at: failure.position)
      return .failure(failure)
    }
  }

  private func draw(
    _ queue: FrameQueue, at position: inout Int, in canvas: inout Canvas, _ write: Writing,
    _ recruit: () -> Void
  ) async throws(LayoutAnimationError) -> [(Int, Record)] {
    var records: [(Int, Record)] = []
    var drawn: Scene?
    while let place = queue.take() {
      position = place
      recruit()
      let frame = frames[position]
      if shouldYield(after: records.count) { await Task.yield() }
      await delay(frame)
      guard !Task.isCancelled else { throw .cancelled }
      let scene = scenes.scene(at: frame)
      // If nothing has moved, the canvas and its encoded file are reused.
      if scene != drawn { canvas.draw(scene) }
      drawn = scene
      guard queue.isOpen(position) else { break }
      let record = try await write(frame, position, &canvas)
      report?(record)
      records.append((position, record))
    }
    return records
  }

  /// Workers occupy all threads of the pool. A task that shows progress must run after each frame,
  /// and one that may cancel the rendering every now and then. Yielding takes half as long as
  /// drawing a small frame.
  private func shouldYield(after frames: Int) -> Bool {
    report != nil || (frames + 1).isMultiple(of: 16)
  }
}

private struct WorkFailure: Error {
  /// The position in the list; beyond its end for a worker that was only cancelled.
  let position: Int
  let error: LayoutAnimationError

  init(_ error: LayoutAnimationError, at position: Int) {
    self.position = error.code == .cancelled ? .max : position
    self.error = error
  }
}

extension LayoutAnimationError {
  package static let cancelled = LayoutAnimationError(.cancelled, "interrupted")
}

extension Pixmap {
  /// The number of pictures that fit into a gigabyte, at least 1. For a phone's screen it is some
  /// hundreds.
  static func count(fittingPicturesOf width: Int, by height: Int) -> Int {
    max(1, (1 << 30) / (4 * width * height))
  }
}
