/// Lets workers go one after the other, round and round, beginning with worker 0.
///
/// Each has a stream of its own that brings it its turns. A stream ends with the task that waits
/// for it, and with the first worker that fails, so that nobody waits for ever.
struct WorkerTurns: Sendable {
  private let streams: [AsyncStream<Void>]
  private let continuations: [AsyncStream<Void>.Continuation]

  init(count: Int) {
    let pairs = (0..<count).map { _ in AsyncStream.makeStream(of: Void.self) }
    streams = pairs.map(\.stream)
    continuations = pairs.map(\.continuation)
    continuations.first?.yield()
  }

  /// - Throws: `cancelled` with its task, and where a worker whose turn came before has failed.
  func wait(_ worker: Int) async throws(LayoutAnimationError) {
    var turns = streams[worker].makeAsyncIterator()
    let turn: Void? = await turns.next()
    if turn == nil || Task.isCancelled { throw .cancelled }
  }

  /// Nobody gets a turn any more. Who had one before the worker that failed has had it.
  func end() {
    for continuation in continuations { continuation.finish() }
  }

  /// Gives the turn to the next worker.
  func pass(from worker: Int) { continuations[(worker + 1) % continuations.count].yield() }
}
