/// A headless Chromium that tests drive over the DevTools protocol.
package final class Browser: Sendable {
  private let process: BrowserProcess
  private let tools: DevTools
  private let turnstile = Turnstile(places: 2)

  /// The version that the browser reports, as in `Chrome/156.0.8078.79`.
  package let version: String

  private init(_ process: BrowserProcess, _ tools: DevTools, version: String) {
    self.process = process
    self.tools = tools
    self.version = version
  }

  /// Starts a browser. It runs until `end` is called or this process ends.
  package static func launch() async throws -> Browser {
    guard let path = try BrowserExecutable.path() else { throw BrowserError.notInstalled }
    let process = try BrowserProcess(executable: path)
    let tools = DevTools(process)
    do {
      let answer = try await tools.call("Browser.getVersion", what: "the browser to start")
      return Browser(process, tools, version: answer["product"].string ?? "")
    } catch {
      process.end()
      throw error
    }
  }

  private static let first = Task { try await launch() }

  /// The browser that all tests of a run share, launched on first use.
  package static var shared: Browser {
    get async throws { try await first.value }
  }

  /// Opens a blank page in its own profile and closes it after use.
  ///
  /// Only a few pages are open at once, and other callers wait: too many pages would slow each
  /// other down until they time out.
  package func withPage(
    _ body: (BrowserPage) async throws -> Void
  ) async throws {
    await turnstile.enter()
    let page: BrowserPage
    do { page = try await BrowserPage(tools) } catch {
      await turnstile.leave()
      throw error
    }
    let result: Result<Void, any Error>
    do { result = .success(try await body(page)) } catch { result = .failure(error) }
    // A page that cannot be closed is already gone.
    try? await page.close()
    await turnstile.leave()
    return try result.get()
  }

  /// Opens a blank page of the shared browser for a test, and closes it after its use.
  package static func withPage(
    _ body: (BrowserPage) async throws -> Void
  ) async throws {
    try await shared.withPage(body)
  }

  /// Ends the browser and waits until its processes have exited.
  package func end() { process.end() }

  /// Kills the browser without waiting.
  package func crash() { process.crash() }

  /// The temporary folder of all files that the browser writes. Its path occurs in the arguments of
  /// the browser's processes.
  package var folder: String { process.folder }
}

/// A semaphore that admits waiting callers in order.
private actor Turnstile {
  private var places: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    self.places = places
  }

  func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  func leave() {
    if queue.isEmpty {
      places += 1
    } else {
      queue.removeFirst().resume()
    }
  }
}
