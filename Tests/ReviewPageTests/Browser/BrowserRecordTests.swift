import BrowserSupport
import Testing

/// Tests the recording of a page's messages and requests.
@Suite(.needsBrowser) struct BrowserRecordTests {
  @Test func aQuietPageHasNoMessagesAndNoRequests() async throws {
    let picture = "<img src='data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' alt=''>"
    try await SmallPage.open("<p>Quiet</p>\(picture)") { page in
      #expect(page.messages == [])
      #expect(page.requests == [])
    }
  }

  @Test func whatIsWrittenToTheConsoleIsSeen() async throws {
    let script = "console.error('wrong', 3); console.log({})"
    try await SmallPage.open("<script>\(script)</script>") { page in
      let texts = page.messages.map(\.description)
      #expect(texts == ["console: error: wrong 3", "console: log: Object"])
    }
  }

  @Test(arguments: ["throw new Error('lost')", "Promise.reject(new Error('lost'))"])
  func whatNobodyCatchesIsSeen(script: String) async throws {
    try await SmallPage.open("<script>\(script)</script>") { page in
      try await page.isDrawn()
      #expect(page.messages.map(\.kind) == [.exception])
      #expect(page.messages.allSatisfy { $0.text.contains("lost") })
    }
  }

  @Test func whatAPolicyBlocksIsSeen() async throws {
    let policy = "<meta http-equiv=Content-Security-Policy content=\"img-src 'none'\">"
    try await SmallPage.open("\(policy)<img src='http://localhost:9/a.png' alt=''>") { page in
      try await page.isDrawn()
      #expect(page.messages.contains { $0.kind == .log && $0.text.contains("img-src") })
      #expect(page.requests == ["http://localhost:9/a.png"])
    }
  }

  @Test func aDialogIsSeenAndDismissed() async throws {
    try await SmallPage.open("<script>window.answer = confirm('Sure?')</script>") { page in
      #expect(page.messages == [PageMessage(kind: .dialog, text: "Sure?")])
      let answer = try await page.evaluate("answer")
      #expect(answer == false)
    }
  }

  @Test func everyRequestIsSeen() async throws {
    let body = """
      <link rel=stylesheet href="other.css"><img src="http://localhost:9/a.png" alt="">
      <script>fetch('http://localhost:9/b').catch(() => {})</script>
      """
    try await SmallPage.open(body) { page in
      try await page.isDrawn()
      let ends = page.requests.map { $0.split(separator: "/").last ?? "" }.sorted()
      #expect(ends == ["a.png", "b", "other.css"])
    }
  }

  @Test func aPageThatLeavesIsSeen() async throws {
    try await SmallPage.open("<a href='http://localhost:9/away'>away</a>") { page in
      try await page.click("a")
      // A page that is just leaving may refuse to be asked; what counts is the request.
      try? await page.waits(until: "location.protocol !== 'file:'")
      #expect(page.requests == ["http://localhost:9/away"])
    }
  }
}
