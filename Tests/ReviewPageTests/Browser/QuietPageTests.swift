import BrowserSupport
import Foundation
import TestSupport
import Testing

@testable import ReviewPage

/// A page writes nothing to the console and makes no requests.
@Suite(.needsBrowser) struct QuietPageTests {
  /// A page with one card of each kind: failed, compared, without a pin, orphaned and passed. They can
  /// be decided on.
  static func page() async throws -> ReviewPage {
    let folder = try ReviewFolder()
    try await folder.add("same", pinned: "2")
    try await folder.add("other", at: "9", pinned: "2")
    try await folder.add("alone")
    try await folder.add("gone", pinned: "2")
    try FileManager.default.removeItem(atPath: folder.path("gone.json"))
    try folder.files.write("{ \"version\": 1, \"views\": [] }", to: "bad.json")
    var page = try await folder.page()
    page.bundle = String(repeating: "0f", count: 32)
    return page
  }

  @Test func aPageWithEveryKindOfCardIsQuiet() async throws {
    let review = try await Self.page()
    #expect(
      PageReading(review).cards == [
        "failed bad", "different other", "alone alone", "abandoned gone", "same same",
      ])
    try await review.open { page in
      try await page.evaluate(
        "document.querySelectorAll('details').forEach(one => one.open = true)")
      // Cards are activated when they come near the viewport.
      for _ in 0..<3 { try await page.press("j") }
      try await page.waits(
        until: "document.querySelectorAll('.player canvas[data-frame]').length >= 4")
      for key in [
        "j", "ArrowRight", "v", "c", "g", "m", "w", "d", "b", "+", "?", "Escape", " ", "u", "a",
        "r",
      ] {
        try await page.press(key)
      }
      try await page.isDrawn()
      let canvases = try await page.evaluate("document.querySelectorAll('.player canvas').length")
      #expect(canvases == 5)
      #expect(page.messages == [])
      #expect(page.requests == [])
    }
  }
}
