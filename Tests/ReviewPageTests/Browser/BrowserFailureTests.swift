import BrowserSupport
import Foundation
import TestSupport
import Testing

/// Every failure is reported as an error, and none makes a test hang.
@Suite(.needsBrowser) struct BrowserFailureTests {
  @Test func whatDoesNotComeInTimeIsNamed() async throws {
    try await SmallPage.open("") { page in
      let script = "new Promise(() => {})"
      let limit = Duration.milliseconds(50)
      await #expect(throws: BrowserError.late("the value of \(script)", limit: limit)) {
        try await page.evaluate(script, within: limit)
      }
      await #expect(throws: BrowserError.late("1 > 2", limit: limit)) {
        try await page.waits(until: "1 > 2", within: limit)
      }
    }
  }

  @Test func aFileThatIsNotThereCannotBeOpened() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "none.html")
    try await Browser.withPage { page in
      await #expect(
        throws: BrowserError.notOpened(url: url.absoluteString, reason: "net::ERR_FILE_NOT_FOUND")
      ) { try await page.open(url) }
    }
  }

  @Test func aCommandThatIsUnknownIsRefused() async throws {
    try await SmallPage.open("") { page in
      let error = await #expect(throws: BrowserError.self) { try await page.call("Page.fly") }
      #expect(error?.description.hasPrefix("the browser refused Page.fly: ") == true)
    }
  }

  @Test func aPageThatCrashesFailsItsTestAndNoOther() async throws {
    try await SmallPage.open("") { page in
      let value = Task { try await page.evaluate("new Promise(() => {})") }
      try await page.evaluate("1")
      await #expect(throws: BrowserError.pageCrashed) { try await page.call("Page.crash") }
      await #expect(throws: BrowserError.pageCrashed) { try await value.value }
      await #expect(throws: BrowserError.pageCrashed) { try await page.evaluate("1") }
    }
    try await SmallPage.open("") { page in
      let value = try await page.evaluate("1")
      #expect(value == 1)
    }
  }

  @Test func aBrowserThatCrashesFailsWhateverIsWaitedFor() async throws {
    let browser = try await Browser.launch()
    defer { browser.end() }
    let error = await #expect(throws: BrowserError.self) {
      try await browser.withPage { page in
        let value = Task { try await page.evaluate("new Promise(() => {})") }
        try await page.evaluate("1")
        browser.crash()
        _ = try await value.value
      }
    }
    #expect(error?.description.hasPrefix("the browser has ended") == true)
    await #expect(throws: BrowserError.self) { try await browser.withPage { _ in } }
  }

  @Test func nothingIsLeftOfABrowserThatHasEnded() async throws {
    let browser = try await Browser.launch()
    try await browser.withPage { page in
      let value = try await page.evaluate("1")
      #expect(value == 1)
    }
    #expect(FileManager.default.fileExists(atPath: browser.folder))
    browser.end()
    #expect(!FileManager.default.fileExists(atPath: browser.folder))
    #if os(Linux)
      // The child processes exit by themselves after it.
      for _ in 0..<500 where Self.isAnyProcess(of: browser) {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(!Self.isAnyProcess(of: browser))
    #endif
  }

  private static func isAnyProcess(of browser: Browser) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { number in
      let arguments = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      return String(decoding: arguments, as: UTF8.self).contains(browser.folder)
    }
  }

  @Test func aWrongPathIsAnErrorAndNoReasonToSkip() throws {
    let environment = [BrowserExecutable.variable: "/nowhere/chromium", "PATH": "/usr/bin"]
    #expect(throws: BrowserError.notExecutable(path: "/nowhere/chromium")) {
      try BrowserExecutable.path(in: environment)
    }
    let path = try BrowserExecutable.path(in: ["PATH": "/nowhere"])
    #expect(path == nil || path?.hasPrefix("/Applications") == true)
  }
}
