import BrowserSupport
import Testing

@testable import ReviewPage

/// Exactly one card receives keys and is in the address, no matter which others are open.
@Suite(.needsBrowser) struct SeveralCardsTests {
  /// Three open cards. `c` has the largest difference, so it is the first.
  private static func review() async throws -> ReviewPage {
    let folder = try ReviewFolder()
    for (name, place) in [("a", "4"), ("b", "6"), ("c", "9")] {
      try await folder.add(name, at: place, pinned: "2")
    }
    let review = try await folder.page()
    try #require(PageReading(review).cards == ["different c", "different b", "different a"])
    return review
  }

  private static let active = "document.querySelector('.card.active').dataset.name"

  @Test(arguments: ["a", "b", "c"])
  func anAddressLeadsToTheCardThatItNames(name: String) async throws {
    try await Self.review().open(at: "transition=\(name)&frame=3&mode=after") { page in
      // Browsers restore the state of collapsible sections after the scripts have run.
      try await page.isDrawn()
      #expect(try await page.evaluate(Self.active) == .string(name))
      let address = try await page.evaluate("location.hash")
      #expect(address == .string("#transition=\(name)&frame=3&mode=after"))
      try await page.press("ArrowRight")
      let frame = try await page.frame
      #expect(frame == 4)
    }
  }

  @Test func withoutAnAddressTheFirstHasTheKeys() async throws {
    try await Self.review().open { page in
      try await page.isDrawn()
      #expect(try await page.evaluate(Self.active) == "c")
    }
  }

  @Test func aLineOfItsTableMakesACardTheActiveOne() async throws {
    try await Self.review().open { page in
      try await page.evaluate(
        "document.querySelector('[data-name=a] .frames').open = true")
      try await page.click("[data-name=a] .jump")
      #expect(try await page.evaluate(Self.active) == "a")
      let frame = try #require(try await page.frame)
      try await page.press("ArrowRight")
      let next = try await page.frame
      #expect(next == frame + 1)
    }
  }

  @Test func whatIsClosedStopsPlaying() async throws {
    try await Self.review().open { page in
      for key in ["Home", "l", "["] { try await page.press(key) }
      try await page.press(" ")
      try await page.evaluate("document.querySelector('.card.active').open = false")
      try await page.waits(
        until: "\(BrowserPage.part(".steps [aria-label=Play]")) !== null")
    }
  }
}
