import BrowserSupport
import Testing

@testable import ReviewPage

/// The address describes the current view of the page, and restores it.
@Suite(.needsBrowser) struct AddressTests {
  @Test func anAddressLeadsThere() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    try await review.open(at: "transition=example&frame=12&view=dot&mode=slider") { page in
      #expect(try await page.frame == 12)
      #expect(try await page.pressed(in: "Views") == ["dot"])
      #expect(try await page.pressed(in: "Comparison") == ["Slider"])
      try await page.evaluate("location.hash = '#transition=example&frame=3&view=side&mode=before'")
      try await page.waits(until: "\(BrowserPage.part(".scrubber")).value === '3'")
      #expect(try await page.pressed(in: "Views") == ["side"])
      #expect(try await page.pressed(in: "Comparison") == ["Before"])
    }
  }

  @Test func whatIsDoneAppearsInTheAddress() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      for key in ["Home", "ArrowRight", "v", "v", "w"] { try await page.press(key) }
      try await page.waits(
        until: "location.hash === '#transition=example&frame=1&view=panel&mode=slider'")
      try await page.press("Escape")
      try await page.waits(until: "location.hash === '#transition=example&frame=1&mode=slider'")
    }
  }

  @Test(arguments: [
    "transition=nobody&frame=3", "frame=3", "transition=example&frame=-3",
    "transition=example&frame=nothing", "transition=example&view=nobody",
    "transition=example&mode=sideways", "%E0%A4%A", "transition=%E0%A4%A&frame=3", "=&&=", "3",
  ])
  func nonsenseInItIsIgnored(fragment: String) async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let worst = try ComparedFrames(review).worst
    try await review.open(at: fragment) { page in
      let frame = try await page.frame
      #expect(frame == worst)
      #expect(try await page.pressed(in: "Views") == [])
      #expect(try await page.pressed(in: "Comparison") == ["Side by side"])
      #expect(page.messages == [])
    }
  }

  @Test func aFrameBeyondTheLastIsTheLast() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open(at: "transition=example&frame=999") { page in
      let frame = try await page.frame
      #expect(frame == 30)
    }
  }

  /// Cards of transitions that passed are in a collapsed section.
  @Test func anotherCardIsOpenedByItsAddress() async throws {
    let folder = try ReviewFolder()
    try await folder.add("other", at: "9", pinned: "2")
    try await folder.add("same", pinned: "2")
    try await folder.page().open(at: "transition=same&frame=5") { page in
      #expect(try await page.text("h2") == "same")
      #expect(try await page.frame == 5)
      let isSeen = try await page.evaluate(
        "\(BrowserPage.card).getBoundingClientRect().height > 100 && \(BrowserPage.card).checkVisibility()"
      )
      #expect(isSeen == true)
    }
  }

  @Test func theLinkIsToWhatIsSeen() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      try await page.press("Home")
      try await page.remember(
        textsOf: "[...document.querySelectorAll('button')].find(b => b.innerText === 'Copy link')")
      // In a single script, so that there is no time for updating the address in between.
      try await page.evaluate(
        """
        \(BrowserPage.part("[aria-label='Forward one frame']")).click();
        [...document.querySelectorAll("button")].find(one => one.innerText === "Copy link").click()
        """)
      try await page.waits(until: "window.texts.includes('Copied')")
      let copied = try await page.evaluate("navigator.clipboard.readText()").string
      let address = try await page.evaluate("location.href").string
      #expect(copied == address)
      #expect(copied?.hasSuffix("#transition=example&frame=1&mode=both") == true)
    }
  }

  @Test func theCommandIsCopiedAsItStands() async throws {
    let folder = try ReviewFolder()
    try await folder.add("it's <b>", at: "9", pinned: "2")
    let review = try await folder.page()
    let command = try #require(try PageReading(review).data.first?["command"] as? String)
    try await review.open { page in
      try await page.remember(textsOf: BrowserPage.part("button.copy"))
      try await page.click("button.copy")
      try await page.waits(until: "window.texts.includes('Copied')")
      let copied = try await page.evaluate("navigator.clipboard.readText()")
      #expect(copied == .string(command))
    }
  }
}

extension BrowserPage {
  /// Records the button's texts in `window.texts`, because some of them disappear before a busy
  /// machine would notice.
  fileprivate func remember(textsOf button: String) async throws {
    try await evaluate(
      """
      (button => {
        window.texts = []
        new MutationObserver(() => window.texts.push(button.innerText))
          .observe(button, { childList: true, characterData: true, subtree: true })
      })(\(button))
      """)
  }
}
