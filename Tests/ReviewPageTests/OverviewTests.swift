import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// The list of cards at the head of a page.
@Suite struct OverviewTests {
  /// Two that differ, one without a pin, and as many as pinned as wanted.
  private static func page(passed: Int) async throws -> ReviewPage {
    let folder = try ReviewFolder()
    try await folder.add("in/little", at: "2.5", pinned: "2")
    try await folder.add("much", at: "9", pinned: "2")
    for number in 0..<passed { try await folder.add("same-\(number)", pinned: "2") }
    return try await folder.page()
  }

  @Test(arguments: [(1, false), (2, true)])
  func moreThanThreeCardsAreListed(passed: Int, isListed: Bool) async throws {
    let reading = PageReading(try await Self.page(passed: passed))
    #expect(reading.cards.count == passed + 2)
    #expect(reading.html.contains("<section class=\"overview\"") == isListed)
    #expect(reading.html.contains("<noscript>") == isListed)
    #expect(reading.html.contains("data-size=") == isListed)
  }

  @Test func anEntryLeadsToItsCardAndSaysWhatDiffers() async throws {
    let page = try await Self.page(passed: 2)
    let reading = PageReading(page)
    let entries = reading.parts(from: "<li class=\"entry ", to: "</li>")
    let names = ["much", "little", "same-0", "same-1"]
    #expect(entries.count == names.count)
    for (number, (entry, name)) in zip(entries, names).enumerated() {
      #expect(entry.contains("href=\"#transition-\(number)\""))
      #expect(entry.contains("<b><bdi>\(name)</bdi></b>"))
      #expect(entry.contains("/\(name).json\""))
      #expect(entry.contains("data-decidable") == (number < 2))
      #expect(entry.contains("<img src=\"data:image/png;base64,"))
      let card = reading.parts(from: "id=\"transition-\(number)\" ", to: ">")
      #expect(card.first?.hasPrefix("data-name=\"\(name)\"") == true)
    }
    #expect(entries[0].contains("<span class=\"result\">different</span>"))
    #expect(entries[0].contains("<span class=\"aspects\">geometry, pixels in 15 of 16 frames"))
    #expect(entries[2].contains("<span class=\"result\">as pinned</span></a>"))
  }

  @Test func findingsAreListedByTheirCodesEachOnce() async throws {
    let folder = try ReviewFolder()
    try folder.addCompared()
    let card = try #require(try await folder.page(["example.json"]).cards.first)
    #expect(card.findings == ["conflict", "ambiguous-position", "jump"])
  }

  @Test func theBundleIsPartOfThePageOnlyIfThereIsOne() async throws {
    var page = try await Self.page(passed: 1)
    #expect(page.html.source.contains("<body>"))
    page.bundle = String(repeating: "a1", count: 32)
    #expect(
      page.html.source.contains("<body data-bundle=\"\(String(repeating: "a1", count: 32))\">"))
  }

  /// As many bytes as are shown, and one more.
  @Test func theOriginIsOneLineOfLimitedLength() throws {
    let longest = String(repeating: "é", count: 100)
    let origin = try PageOrigin(commit: "abc", branch: nil, date: longest)
    #expect(origin.items.map(\.name) == ["Commit", "Date"])
    for text in ["", longest + "x", "two\nlines", "bell\u{7}"] {
      #expect(throws: LayoutAnimationError.self) {
        try PageOrigin(commit: nil, branch: text, date: nil)
      }
    }
  }

  @Test func theHeaderShowsTheOriginAsText() async throws {
    var page = try await Self.page(passed: 0)
    page.origin = try PageOrigin(commit: "<b>1", branch: "main", date: nil)
    let header = try #require(
      PageReading(page).parts(from: "<dl class=\"origin\">", to: "</dl>").first)
    #expect(
      header
        == "<div><dt>Commit</dt><dd><bdi>&lt;b&gt;1</bdi></dd></div>"
        + "<div><dt>Branch</dt><dd><bdi>main</bdi></dd></div>")
  }
}
