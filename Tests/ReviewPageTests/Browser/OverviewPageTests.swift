import BrowserSupport
import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// The overview, by pointer and keys, and decisions. A browser is slow to start, so each test takes many
/// steps on one page.
@Suite(.needsBrowser) struct OverviewPageTests {
  /// `much` and `little` differ, `new` has no pin, and four are as pinned.
  private static func page() async throws -> ReviewPage {
    let folder = try ReviewFolder()
    try await folder.add("little", at: "2.5", pinned: "2")
    try await folder.add("much", at: "9", pinned: "2")
    try await folder.add("new")
    for name in ["a", "b", "c", "d"] { try await folder.add("in/\(name)", pinned: "2") }
    var page = try await folder.page()
    page.bundle = String(repeating: "0f", count: 32)
    return page
  }

  private static let shown =
    "[...document.querySelectorAll('.entry:not([hidden])')].map(one => one.dataset.name).join(' ')"
  private static let count = "document.querySelector('.decisions .count')?.textContent"

  @Test func itFiltersSortsAndOpensCards() async throws {
    try await Self.page().open(at: "verdict=same&sort=name") { page in
      #expect(try await page.evaluate(Self.shown) == "a b c d")
      try await page.evaluate("document.querySelector('.filters [data-value=\"\"]').click()")
      #expect(try await page.evaluate(Self.shown) == "a b c d little much new")
      #expect(try await page.evaluate("location.hash") == "#sort=name")
      for key in ["/", "m", "u"] { try await page.press(key) }
      #expect(try await page.evaluate(Self.shown) == "much")
      #expect(try await page.evaluate("location.hash") == "#find=mu&sort=name")
      #expect(
        try await page.evaluate("document.querySelector('.filters .count').textContent") == "1 of 7"
      )
      try await page.evaluate("document.querySelector('.filters input').blur()")
      try await page.evaluate("location.hash = '#find=in/'")
      try await page.waits(until: "\(Self.shown) === 'a b c d'")
      // A card whose content has not been parsed yet.
      let isParsed =
        "document.querySelector('[data-name=c].card').querySelector('.player') !== null"
      #expect(try await page.evaluate(isParsed) == false)
      try await page.evaluate("document.querySelector('.entry:not([hidden]) a').focus()")
      for key in ["ArrowDown", "ArrowDown", "Enter"] { try await page.press(key) }
      try await page.waits(
        until: "document.querySelector('.card.active .player canvas[data-frame]')")
      #expect(try await page.text("h2") == "c")
      #expect(
        try await page.evaluate("\(BrowserPage.card).getBoundingClientRect().top < 60") == true)
      try await page.press("j")
      #expect(try await page.text("h2") == "d")
      #expect(try await page.evaluate("location.hash").string?.hasSuffix("&find=in%2F") == true)
      try await page.press("u")
      #expect(
        try await page.evaluate("document.activeElement.closest('.entry').dataset.name") == "d")
      #expect(page.messages == [])
    }
  }

  @Test func decisionsAreCountedKeptAndWritten() async throws {
    try await Self.page().open { page in
      // The tests of a run share a storage.
      try await page.evaluate("localStorage.clear()")
      try await Self.reload(page, "0 accepted, 0 rejected, 2 left")
      try await page.evaluate("document.querySelector('.entry a').focus()")
      try await page.press("a")
      #expect(try await page.evaluate(Self.count) == "1 accepted, 0 rejected, 1 left")
      try await page.evaluate("document.querySelectorAll('.entry a')[1].click()")
      try await page.waits(
        until: "document.querySelector('.card.active .player canvas[data-frame]')")
      for key in ["r", "t", "o", "o"] { try await page.press(key) }
      try await page.waits(until: "\(Self.count) === '1 accepted, 1 rejected, 0 left'")
      let wanted = try await page.evaluate(
        "[...document.querySelectorAll('.entry[data-decidable]')].map(one => one.dataset.path)")
      let paths = (wanted.array ?? []).compactMap(\.string)
      try #require(paths.count == 2)
      try await page.evaluate("document.querySelector('.decisions .copy').click()")
      try await page.waits(
        until: "document.querySelector('.decisions .copy').innerText === 'Copied'")
      let text = try await page.evaluate("navigator.clipboard.readText()").string ?? ""
      let file = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(file["bundle"] as? String == String(repeating: "0f", count: 32))
      #expect(file["accept"] as? [String] == [paths[0]])
      #expect(file["reject"] as? [[String: String]] == [["path": paths[1], "note": "too"]])
      try await Self.reload(page, "1 accepted, 1 rejected, 0 left")
      try await page.evaluate("document.querySelector('.entry.rejected .rejected').click()")
      try await page.evaluate("document.querySelector('.decisions .tools button').click()")
      #expect(
        try await page.evaluate("document.querySelector('dialog[open] p').innerText").string?
          .hasPrefix("Accept the one transition") == true)
      try await page.evaluate("document.querySelector('dialog[open] .primary').click()")
      #expect(try await page.evaluate(Self.count) == "2 accepted, 0 rejected, 0 left")
      try await page.evaluate("localStorage.clear()")
    }
  }

  private static func reload(_ page: BrowserPage, _ count: String) async throws {
    try await page.evaluate("window.isStale = true")
    try await page.call("Page.reload")
    try await page.waits(until: "!window.isStale && \(Self.count) === '\(count)'")
  }

  /// Not by a click: a page that is left while it is asked answers nothing.
  private static func follow(_ link: String, on page: BrowserPage) async throws {
    let address = try await page.evaluate("document.querySelector('\(link)').href").string
    try await page.open(try #require(address.flatMap { URL(string: $0) }))
  }

  /// The address of a page on disk is no other page's, so the policy is that of a file.
  @Test func aSplitPageWorksUnderAPolicyOfItsOwnFiles() async throws {
    let folder = try ReviewFolder()
    try await folder.add("much", at: "9", pinned: "2")
    try await folder.add("same", pinned: "2")
    let timeline = try folder.timeline("much.json")
    let split = try TemporaryFolder()
    try SplitFolder(path: split.path("page")).write(try await folder.page(), .everything)
    try split.restrict(to: "default-src 'self'")
    try await Browser.withPage { page in
      try await page.open(URL(filePath: split.path("page/index.html")))
      let isLoaded = try await page.evaluate(
        "document.images.length === 2 && [...document.images].every(one => one.naturalWidth > 0)")
      #expect(isLoaded == true)
      try await Self.follow(".entry a", on: page)
      try await page.waits(until: "document.querySelector('.player canvas[data-frame]')")
      let sums = try await page.pictureSums(".pane.after canvas", [8])
      #expect(sums == [PictureSum(timeline.frames[8].pixels)])
      try await Self.follow(".back", on: page)
      try await page.waits(until: "document.querySelector('.live .entries')")
      #expect(page.messages == [])
    }
  }
}

extension TemporaryFolder {
  /// Adds a policy to every page: of several, all hold.
  fileprivate func restrict(to policy: String) throws {
    let pages = ["page/index.html"] + (try files("page/cards").map { "page/cards/\($0)" })
    for page in pages {
      let html = try String(contentsOf: URL(filePath: path(page)), encoding: .utf8)
      try write(
        html.replacingOccurrences(
          of: "<meta charset=\"utf-8\">",
          with:
            "<meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
        ),
        to: page)
    }
  }

  fileprivate func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }
}
