/// Somebody who waits for a message.
struct Wait: Sendable {
  /// The page whose crash ends the wait, nil if it is for none.
  var session: String?
  var accepts: @Sendable (ScriptValue) -> Bool
  var continuation: CheckedContinuation<ScriptValue, any Error>
}

/// What has come from a browser, and who still waits.
///
/// Everybody whom a function gives back is no longer in it: they must be resumed, once.
struct Mailbox: Sendable {
  private var lastNumber = 0
  private var waits: [Int: Wait] = [:]
  private var end: BrowserError?

  /// The events of every session in their order.
  var events: [String: [ScriptValue]] = [:]

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Lets somebody wait, or gives what they would wait for if it has come already or never will.
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

  /// Keeps an event, and gives those who waited for this message with what they get.
  mutating func put(
    _ message: ScriptValue, of session: String?
  ) -> ([Wait], Result<ScriptValue, any Error>) {
    if let session, message["method"] != .null { events[session, default: []].append(message) }
    if Self.isCrash(message) {
      return (take { $0.session == session }, .failure(BrowserError.pageCrashed))
    }
    return (take { $0.accepts(message) }, .success(message))
  }

  /// Nothing will come any more: gives everybody who waits.
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
