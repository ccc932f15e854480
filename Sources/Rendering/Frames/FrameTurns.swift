import Reporting

/// Makes workers write one after the other, in the order of their frames.
///
/// N workers hold N consecutive frames, so one stream per worker suffices to signal turns. A stream
/// ends if the task that waits for it is cancelled or any worker fails, so that no task waits
/// forever.
struct FrameTurns: Sendable {
  private let streams: [AsyncStream<Void>]
  private let continuations: [AsyncStream<Void>.Continuation]

  /// - Parameter count: the number of workers.
  init(count: Int) {
    let pairs = (0..<count).map { _ in AsyncStream.makeStream(of: Void.self) }
    streams = pairs.map(\.stream)
    continuations = pairs.map(\.continuation)
    continuations.first?.yield()
  }

  /// - Parameter position: the position in the list of frames.
  /// - Throws: `cancelled` with its task, or if an earlier frame failed.
  func wait(_ position: Int) async throws(LayoutAnimationError) {
    var turns = streams[position % streams.count].makeAsyncIterator()
    let turn: Void? = await turns.next()
    if turn == nil || Task.isCancelled { throw .cancelled }
  }

  /// Ends all turns. The frames before the failed one have had theirs.
  func end() {
    for continuation in continuations { continuation.finish() }
  }

  /// Passes the turn to the next frame.
  func pass(from position: Int) { continuations[(position + 1) % continuations.count].yield() }
}
