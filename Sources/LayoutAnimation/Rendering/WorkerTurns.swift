/// Lets workers go one after the other, round and round, beginning with worker 0.
///
/// Each has a stream of its own that brings it its turns. A stream ends with the task that waits
/// for it, so that a worker that is cancelled does not wait for ever.
struct WorkerTurns: Sendable {
  private let streams: [AsyncStream<Void>]
  private let continuations: [AsyncStream<Void>.Continuation]

  init(count: Int) {
    let pairs = (0..<count).map { _ in AsyncStream.makeStream(of: Void.self) }
    streams = pairs.map(\.stream)
    continuations = pairs.map(\.continuation)
    continuations.first?.yield()
  }

  /// - Throws: `cancelled` with its task.
  func wait(_ worker: Int) async throws(LayoutAnimationError) {
    var turns = streams[worker].makeAsyncIterator()
    let turn: Void? = await turns.next()
    if turn == nil || Task.isCancelled { throw .cancelled }
  }

  /// Gives the turn to the next worker.
  func pass(from worker: Int) { continuations[(worker + 1) % continuations.count].yield() }
}
