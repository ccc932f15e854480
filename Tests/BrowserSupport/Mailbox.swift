/// A caller that waits for a message.
struct Wait: Sendable {
  /// The page whose crash ends the wait; nil if the wait does not depend on a page.
  var session: String?
  var accepts: @Sendable (ScriptValue) -> Bool
  var continuation: CheckedContinuation<ScriptValue, any Error>
}

/// The messages received from a browser, and the callers that wait for more.
///
/// The waits that a function returns have been removed from the mailbox; the caller must resume
/// each of them exactly once.
struct Mailbox: Sendable {
  private var lastNumber = 0
  private var waits: [Int: Wait] = [:]
  private var end: BrowserError?

  /// The events of each session, in order.
  var events: [String: [ScriptValue]] = [:]

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds a wait, or returns its result if it is already known.
  mutating func add(_ wait: Wait, as number: Int) -> Result<ScriptValue, any Error>? {
    if let end { return .failure(end) }
    let known = wait.session.flatMap { events[$0] } ?? []
    if let event = known.first(where: wait.accepts) { return .success(event) }
    if known.contains(where: Self.isCrash) { return .failure(BrowserError.pageCrashed) }
    waits[number] = wait
    return nil
  }

  mutating func remove(_ number: Int) -> CheckedContinuation<ScriptValue, any Error>? {
    waits.removeValue(forKey: number)?.continuation
  }

  /// Stores an event, and returns the waits that this message ends, with their result.
  mutating func put(
    _ message: ScriptValue, of session: String?
  ) -> ([Wait], Result<ScriptValue, any Error>) {
    if let session, message["method"] != .null { events[session, default: []].append(message) }
    if Self.isCrash(message) {
      return (take { $0.session == session }, .failure(BrowserError.pageCrashed))
    }
    return (take { $0.accepts(message) }, .success(message))
  }

  /// Ends all waits, because no more messages will arrive, and returns them.
  mutating func close(_ error: BrowserError) -> [Wait] {
    end = end ?? error
    return take { _ in true }
  }

  private mutating func take(_ isMeant: (Wait) -> Bool) -> [Wait] {
    let numbers = waits.filter { isMeant($0.value) }.keys.sorted()
    return numbers.compactMap { waits.removeValue(forKey: $0) }
  }

  private static func isCrash(_ message: ScriptValue) -> Bool {
    message["method"] == "Inspector.targetCrashed"
  }
}
