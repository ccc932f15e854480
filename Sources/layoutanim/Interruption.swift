import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process was asked to end.
struct Interruption: Error {
  let signal: Int32

  /// As shells have it.
  var exitStatus: Int32 { 128 + signal }
}

private enum Outcome<Value: Sendable>: Sendable {
  case finished(Value)
  case interrupted(Int32)
}

/// Runs an operation that SIGINT and SIGTERM cancel, so that it ends between two files; the
/// second signal ends the process at once.
///
/// - Throws: `Interruption`, or what the operation throws.
func cancelledBySignals<Value: Sendable>(
  _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let (signals, received) = AsyncStream.makeStream(of: Int32.self)
  let sources = [SIGINT, SIGTERM].map { source($0, received) }
  defer { sources.forEach { $0.cancel() } }
  return try await withThrowingTaskGroup(of: Outcome<Value>.self) { group in
    group.addTask { .finished(try await operation()) }
    group.addTask {
      for await signal in signals { return .interrupted(signal) }
      throw CancellationError()
    }
    defer { group.cancelAll() }
    switch try await group.next() {
    case .finished(let value): return value
    case .interrupted(let signal):
      group.cancelAll()
      while let _ = try? await group.next() {}
      throw Interruption(signal: signal)
    case nil: throw CancellationError()
    }
  }
}

private func source(
  _ number: Int32, _ received: AsyncStream<Int32>.Continuation
) -> any DispatchSourceSignal {
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number)
  source.setEventHandler {
    signal(number, SIG_DFL)
    received.yield(number)
  }
  source.setCancelHandler { signal(number, SIG_DFL) }
  source.resume()
  return source
}
