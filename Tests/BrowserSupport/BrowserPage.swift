package import Foundation
import Synchronization

/// A page in its own browser profile: 1280×800 points at scale 1, in the light colour scheme,
/// without reduced motion.
package final class BrowserPage: Sendable {
  private let tools: DevTools
  private let context: String
  private let session: String
  private let openedURLs = Mutex<[String]>([])

  init(_ tools: DevTools) async throws {
    self.tools = tools
    let context = try await tools.call("Target.createBrowserContext")["browserContextId"]
    let target = try await tools.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])["targetId"]
    let attached = try await tools.call(
      "Target.attachToTarget", ["targetId": target, "flatten": true])
    self.context = context.string ?? ""
    session = attached["sessionId"].string ?? ""
    for domain in ["Page", "Runtime", "Log", "Network", "Inspector"] {
      try await call("\(domain).enable")
    }
    try await call("Page.setLifecycleEventsEnabled", ["enabled": true])
    // Otherwise only one of several pages would count as focused.
    try await call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await allowClipboard()
    try await setViewport(width: 1280, height: 800)
    try await emulate()
  }

  private func allowClipboard() async throws {
    _ = try await tools.call(
      "Browser.grantPermissions",
      [
        "browserContextId": .string(context),
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
      ])
  }

  func close() async throws {
    _ = try await tools.call(
      "Target.disposeBrowserContext", ["browserContextId": .string(context)])
    tools.forgetEvents(of: session)
  }

  /// Sends a command of the DevTools protocol to the page.
  @discardableResult
  package func call(
    _ method: String, _ parameters: ScriptValue = [:], what: String? = nil,
    within limit: Duration = .seconds(60)
  ) async throws -> ScriptValue {
    try await tools.call(method, parameters, in: session, what: what, within: limit)
  }

  /// All protocol events of the page since it was created, in order.
  var events: [ScriptValue] { tools.events(of: session) }

  /// The addresses that tests opened.
  var opened: [String] { openedURLs.withLock { $0 } }

  /// Opens a file, optionally with a fragment, and waits until the page and its resources are
  /// loaded.
  package func open(_ url: URL) async throws {
    let address = url.absoluteString
    openedURLs.withLock { $0.append(address) }
    let answer = try await call("Page.navigate", ["url": .string(address)])
    if let reason = answer["errorText"].string {
      throw BrowserError.notOpened(url: address, reason: reason)
    }
    // If only the fragment differs, nothing is loaded.
    guard let loader = answer["loaderId"].string else { return }
    _ = try await tools.event(
      "Page.lifecycleEvent", in: session, what: "\(address) to load"
    ) { $0["name"] == "load" && $0["loaderId"] == .string(loader) }
  }

  /// Evaluates an expression and returns its value, serialized; a promise is awaited.
  ///
  /// - Throws: `BrowserError.exception` if the expression throws or its promise is rejected.
  @discardableResult
  package func evaluate(
    _ script: String, within limit: Duration = .seconds(60)
  ) async throws -> ScriptValue {
    let start = script.prefix(80)
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string(script), "awaitPromise": true, "returnByValue": true,
        "userGesture": true,
      ], what: "the value of \(start)", within: limit)
    let exception = answer["exceptionDetails"]
    guard exception == nil else { throw BrowserError.exception(Self.text(ofException: exception)) }
    let result = answer["result"]
    if let text = result["unserializableValue"].string, let number = Double(text) {
      return .number(number)
    }
    return result["value"]
  }

  static func text(ofException details: ScriptValue) -> String {
    let exception = details["exception"]
    let thrown = exception["description"].string ?? exception["value"].string
    return [details["text"].string, thrown].compactMap(\.self).joined(separator: ": ")
  }

  /// Waits until a condition is true, checking it in every animation frame.
  package func waits(until condition: String, within limit: Duration = .seconds(60)) async throws {
    let script = """
      new Promise(done => {
        const look = () => (\(condition)) ? done(true) : requestAnimationFrame(look)
        look()
      })
      """
    try await call(
      "Runtime.evaluate", ["expression": .string(script), "awaitPromise": true],
      what: condition, within: limit)
  }

  /// Waits until changes by scripts have been rendered.
  package func isDrawn() async throws {
    try await evaluate(
      "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
  }
}
