import Foundation
import Synchronization

/// A connection in the DevTools protocol: JSON messages, each terminated by a NUL byte.
///
/// Replies to commands have the command's number, events arrive unsolicited, and both belong to a
/// session (one page) or to the browser. Events of sessions are kept, so that none is missed
/// between two calls.
final class DevTools: Sendable {
  /// The default timeout. It is generous because machines that run tests are busy.
  static let patience = Duration.seconds(60)

  private let process: BrowserProcess
  private let mailbox = Mutex(Mailbox())
  private let sending = Mutex(())

  init(_ process: BrowserProcess) {
    self.process = process
    let thread = Thread { [self] in readToEnd() }
    thread.name = "DevTools"
    thread.start()
  }

  /// Sends a command and waits for its result.
  ///
  /// - Parameter what: a description for the timeout's message; the command's name if nil.
  func call(
    _ method: String, _ parameters: ScriptValue = [:], in session: String? = nil,
    what: String? = nil, within limit: Duration = patience
  ) async throws -> ScriptValue {
    let number = mailbox.withLock { $0.nextNumber() }
    let command = Self.command(number, method, parameters, in: session)
    let answer = try await wait(
      for: what ?? "the answer to \(method)", in: session, within: limit, sending: command
    ) { $0["id"] == .number(Double(number)) }
    if let reason = answer["error"]["message"].string {
      throw BrowserError.refused(method: method, reason: reason)
    }
    return answer["result"]
  }

  /// The first matching event of a session, past or future.
  func event(
    _ method: String, in session: String, what: String, within limit: Duration = patience,
    suits: @escaping @Sendable (ScriptValue) -> Bool
  ) async throws -> ScriptValue {
    try await wait(for: what, in: session, within: limit, sending: nil) {
      $0["method"] == .string(method) && suits($0["params"])
    }["params"]
  }

  /// All events of a session so far, in order.
  func events(of session: String) -> [ScriptValue] { mailbox.withLock { $0.events[session] ?? [] } }

  func forgetEvents(of session: String) { mailbox.withLock { $0.events[session] = nil } }

  private func wait(
    for what: String, in session: String?, within limit: Duration, sending command: [UInt8]?,
    accepts: @escaping @Sendable (ScriptValue) -> Bool
  ) async throws -> ScriptValue {
    let number = mailbox.withLock { $0.nextNumber() }
    let timer = Task {
      try await Task.sleep(for: limit)
      mailbox.withLock { $0.remove(number) }?.resume(
        throwing: BrowserError.late(what, limit: limit))
    }
    defer { timer.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      let wait = Wait(session: session, accepts: accepts, continuation: continuation)
      let known = mailbox.withLock { $0.add(wait, as: number) }
      if let known { return continuation.resume(with: known) }
      if let command { send(command) }
    }
  }

  private func send(_ command: [UInt8]) {
    let isSent = sending.withLock { _ in SocketPair.send(command, to: process.socket) }
    // A browser that does not read can no longer be controlled.
    if !isSent { end() }
  }

  private static func command(
    _ number: Int, _ method: String, _ parameters: ScriptValue, in session: String?
  ) -> [UInt8] {
    var members: [String: ScriptValue] = [
      "id": .number(Double(number)), "method": .string(method), "params": parameters,
    ]
    if let session { members["sessionId"] = .string(session) }
    // Encoding fails only for numbers that are not finite, which the protocol does not use.
    let data = (try? JSONEncoder().encode(ScriptValue.object(members))) ?? Data()
    return Array(data) + [0]
  }
}

extension DevTools {
  private func readToEnd() {
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(process.socket, &chunk, chunk.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      var rest = chunk[..<count]
      while let end = rest.firstIndex(of: 0) {
        receive(pending + rest[..<end])
        pending = []
        rest = rest[(end + 1)...]
      }
      pending += rest
    }
    end()
  }

  private func receive(_ bytes: [UInt8]) {
    guard let message = try? JSONDecoder().decode(ScriptValue.self, from: Data(bytes)) else {
      return end()
    }
    let session = message["sessionId"].string
    let (waits, result) = mailbox.withLock { $0.put(message, of: session) }
    for wait in waits { wait.continuation.resume(with: result) }
    if message["method"] == "Page.javascriptDialogOpening" {
      // The page blocks until the dialog is closed, and so would its test.
      let number = mailbox.withLock { $0.nextNumber() }
      send(Self.command(number, "Page.handleJavaScriptDialog", ["accept": false], in: session))
    }
  }

  private func end() {
    let error = BrowserError.ended(log: process.lastWords)
    for wait in mailbox.withLock({ $0.close(error) }) { wait.continuation.resume(throwing: error) }
  }
}
