import Presentation
import Primitives
import Raster
package import Reporting

/// Draws frames, several at a time, and hands each on.
///
/// Each worker draws into a picture of its own: what a frame looks like depends on nothing but the
/// timeline.
package struct FrameWorkers<Canvas: FrameCanvas & ~Copyable, Record: Sendable>: Sendable {
  let scenes: FrameScenes
  let encoding: PNGEncoding
  let frames: [Int]
  /// How many there are, at most one for each frame.
  let count: Int
  /// Tells each frame as it is done, in no certain order.
  ///
  /// How large a continuation is shows only when the program runs, and so it would be of workers
  /// that hold one: asking for that took a hundredth of the instructions of a small timeline.
  private let tell: (@Sendable (Record) -> Void)?
  /// Runs before a frame is drawn, so that tests can choose the order in which frames finish.
  private let delay: @Sendable (Int) async -> Void

  package init(
    scenes: FrameScenes, encoding: PNGEncoding, frames: [Int], count: Int,
    finished: AsyncStream<Record>.Continuation?, delay: @escaping @Sendable (Int) async -> Void
  ) {
    self.scenes = scenes
    self.encoding = encoding
    self.frames = frames
    self.count = count
    tell = if let finished { { record in finished.yield(record) } } else { nil }
    self.delay = delay
  }

  /// Does what is to be done with the picture of a frame.
  ///
  /// - Parameter position: in the list of frames.
  package typealias Writing =
    @Sendable (_ frame: Int, _ position: Int, inout Canvas) async throws(LayoutAnimationError) ->
    Record

  /// A failure stops all workers, but not before they have done the frames ahead of it: of several
  /// the first in the list is told, however many workers there are.
  ///
  /// - Parameter failed: runs in a worker that has failed or was cancelled, so that others need not
  ///   wait for what it would have done.
  /// - Returns: the frames in order.
  package func run(
    failed: @escaping @Sendable () -> Void = {}, _ write: @escaping Writing
  ) async throws(LayoutAnimationError) -> [Record] {
    let queue = FrameQueue(count: frames.count)
    // Alone, a worker needs no thread of its own.
    let result =
      count == 1 ? await work(queue, write) : await workTogether(queue, failed: failed, write)
    return try result.mapError { $0.error }.get().sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func workTogether(
    _ queue: FrameQueue, failed: @escaping @Sendable () -> Void, _ write: @escaping Writing
  ) async -> WorkResult {
    await withTaskGroup { group in
      for _ in 0..<count {
        group.addTask {
          let result = await work(queue, write)
          if case .failure = result { failed() }
          return result
        }
      }
      return await collect(&group)
    }
  }

  /// Records by their places in the list.
  private typealias WorkResult = Result<[(Int, Record)], WorkFailure>

  private func collect(_ group: inout TaskGroup<WorkResult>) async -> WorkResult {
    var result = WorkResult.success([])
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

  private func work(_ queue: FrameQueue, _ write: Writing) async -> WorkResult {
    // Without a picture to draw into nothing can be done at all.
    var position = 0
    do throws(LayoutAnimationError) {
      var canvas = try Canvas(
        width: scenes.plan.width, height: scenes.plan.height, encoding)
      return .success(try await draw(queue, at: &position, in: &canvas, write))
    } catch {
      let failure = WorkFailure(error, at: position)
      queue.close(at: failure.position)
      return .failure(failure)
    }
  }

  private func draw(
    _ queue: FrameQueue, at position: inout Int, in canvas: inout Canvas, _ write: Writing
  ) async throws(LayoutAnimationError) -> [(Int, Record)] {
    var records: [(Int, Record)] = []
    var drawn: Scene?
    while let place = queue.take() {
      position = place
      let frame = frames[position]
      if isTurnOfOthers(after: records.count) { await Task.yield() }
      await delay(frame)
      guard !Task.isCancelled else { throw .cancelled }
      let scene = scenes.scene(at: frame)
      // Where nothing moves, the picture and its file stay what they are.
      if scene != drawn { canvas.draw(scene) }
      drawn = scene
      guard queue.isOpen(position) else { break }
      let record = try await write(frame, position, &canvas)
      tell?(record)
      records.append((position, record))
    }
    return records
  }

  /// Workers fill every thread there is: who shows progress needs a turn after each frame, and who
  /// might cancel the rendering now and then. A turn takes half as long as a small frame.
  private func isTurnOfOthers(after frames: Int) -> Bool {
    tell != nil || (frames + 1).isMultiple(of: 16)
  }
}

private struct WorkFailure: Error {
  /// In the list; behind its end for a worker that was only cancelled.
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
  /// How many may be held at a time, so that they take at most a gigabyte together; one always may.
  /// Of a phone's screen these are hundreds.
  static func count(fittingPicturesOf width: Int, by height: Int) -> Int {
    max(1, (1 << 30) / (4 * width * height))
  }
}
