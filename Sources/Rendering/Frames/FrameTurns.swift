import Reporting

/// Lets workers go one after the other, in the order of the frames that they hold.
///
/// So many workers hold that many frames in a row, so that a stream each is enough to bring frames
/// their turns. A stream ends with the task that waits for it, and with the first worker that fails,
/// so that nobody waits for ever.
struct FrameTurns: Sendable {
  private let streams: [AsyncStream<Void>]
  private let continuations: [AsyncStream<Void>.Continuation]

  /// - Parameter count: of workers.
  init(count: Int) {
    let pairs = (0..<count).map { _ in AsyncStream.makeStream(of: Void.self) }
    streams = pairs.map(\.stream)
    continuations = pairs.map(\.continuation)
    continuations.first?.yield()
  }

  /// - Parameter position: in the list of frames.
  /// - Throws: `cancelled` with its task, and where a frame before could not be done.
  func wait(_ position: Int) async throws(LayoutAnimationError) {
    var turns = streams[position % streams.count].makeAsyncIterator()
    let turn: Void? = await turns.next()
    if turn == nil || Task.isCancelled { throw .cancelled }
  }

  /// Nobody gets a turn any more. The frames before the one that failed have had theirs.
  func end() {
    for continuation in continuations { continuation.finish() }
  }

  /// Gives the turn to the next frame.
  func pass(from position: Int) { continuations[(position + 1) % continuations.count].yield() }
}
