import BrowserSupport
import Foundation
import LayoutAnimation
import Testing

@testable import ReviewPage

/// The page's content where scripts are blocked, as on some CI servers.
@Suite(.needsBrowser) struct WithoutScriptsTests {
  private func open(_ review: ReviewPage, _ check: (BrowserPage) async throws -> Void) async throws
  {
    try await Browser.withPage { page in
      try await page.setScriptsDisabled(true)
      try await review.load(in: page) { try await check(page) }
    }
  }

  @Test func sheetsTablesVerdictsAndTheCommandAreThere() async throws {
    let folder = try ReviewFolder()
    try await folder.add("other", at: "9", pinned: "2")
    let review = try await folder.page()
    let data = try #require(try PageReading(review).data.first)
    let command = try #require(data["command"] as? String)
    let frames = try ComparedFrames(review).numbers
    try await open(review) { page in
      let isLive = try await page.evaluate("document.body.classList.contains('live')")
      #expect(isLive == false)
      let images = try await page.evaluate(
        "[...document.images].map(one => one.complete && one.naturalWidth > 0 && one.checkVisibility())"
      )
      #expect(images == [true, true])
      let text = try await page.evaluate("document.body.innerText").string ?? ""
      for part in [
        "1 different", "structure same", "geometry different",
        "pixels \(frames.count) of 16 frames",
        command, "constant 2 → 9", "Contact sheet", "Differing frames", "Settled layout",
      ] {
        #expect(text.contains(part), "\(part)")
      }
      let rows = try await page.evaluate(
        """
        [...document.querySelectorAll('.frames tbody tr')].filter(row => row.checkVisibility())
          .map(row => Number(row.cells[0].innerText))
        """)
      #expect(rows == .array(frames.map { .number(Double($0)) }))
      let layout = try await page.evaluate(
        "[...document.querySelectorAll('.layout tbody tr')].map(row => row.cells[0].innerText.trim())"
      )
      #expect(layout == ["root", "box"])
      #expect(page.messages == [])
    }
  }

  @Test func findingsAreTextAndFoldsOpenByClick() async throws {
    let folder = try ReviewFolder()
    try folder.addCompared()
    try await Pin(of: folder.timeline("before.json")).write(to: folder.path("before.pinned"))
    try await folder.add("other", pinned: "2")
    let review = try await folder.page(["before.json", "other.json"])
    try await open(review) { page in
      let hidden = try await page.evaluate("document.querySelector('.card').checkVisibility()")
      #expect(hidden == false)
      try await page.click(".passed > summary")
      try await page.click(".card > summary")
      let text = try await page.evaluate("document.body.innerText").string ?? ""
      #expect(text.contains("side.width == 16"), "the conflict")
      #expect(text.contains("ambiguous"))
      let isDrawn = try await page.evaluate(
        """
        [...document.querySelectorAll(".card[open] img")]
          .every(one => one.naturalWidth > 0 && one.checkVisibility())
        """)
      #expect(isDrawn == true)
      try await page.click(".aside.layout > summary")
      let isOpen = try await page.evaluate("document.querySelector('.aside.layout').open")
      #expect(isOpen == false)
    }
  }
}
