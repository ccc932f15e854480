import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

@Suite struct ReviewSuiteTests {
  @Test func theWorstComesFirstAndWhatPassedIsFoldedByName() async throws {
    let folder = try ReviewFolder()
    try await folder.add("same", pinned: "2")
    try await folder.add("also", pinned: "2")
    try await folder.add("alone")
    try await folder.add("little", at: "2.5", pinned: "2")
    try await folder.add("much", at: "9", pinned: "2")
    try await folder.add("gone", pinned: "2")
    try FileManager.default.removeItem(atPath: folder.path("gone.json"))
    try folder.files.write("{ \"version\": 1, \"views\": [] }", to: "bad.json")
    let page = try await folder.page()
    let reading = PageReading(page)
    #expect(
      reading.cards == [
        "failed bad", "different much", "different little", "alone alone", "abandoned gone",
        "same also", "same same",
      ])
    #expect(page.title == "1 of 6 timelines could not be used, 2 differ")
    #expect(page.failures.map(\.code) == [.invalidTimeline])
    #expect(
      reading.parts(from: "class=\"summary\">", to: "<") == [
        "6 timelines: 2 as pinned, 2 different, 1 not pinned, 1 failed; 1 orphaned pin"
      ])
    let folded = reading.parts(from: "<details class=\"passed\">", to: "</main>")
    #expect(folded.count == 1)
    #expect(folded[0].contains("data-name=\"also\""))
    #expect(!folded[0].contains("data-name=\"also\" open>"))
  }

  @Test func aDifferenceIsToldWithItsCauseAndHowToAcceptIt() async throws {
    let folder = try ReviewFolder()
    try await folder.add("a", at: "4", pinned: "2")
    let reading = try await folder.reading(["a.json"])
    let comparison = try FrameComparison(
      expected: FrameSource(path: folder.path("a.pinned")),
      actual: FrameSource(path: folder.path("a.json")))
    let data = try #require(try reading.data.first)
    #expect(data["verdict"] as? String == "different")
    #expect(data["command"] as? String == "layoutanim approve \(folder.path("a.json"))")
    let differing = try #require(data["differing"] as? [String: Any])
    #expect(differing["frames"] as? [Int] == comparison.pixels.frames.map(\.number))
    #expect(differing["pixels"] as? [Int] == comparison.pixels.frames.map(\.differingPixels))
    #expect(differing["first"] as? Int == comparison.pixels.first?.number)
    #expect(differing["worst"] as? Int == comparison.pixels.worst?.number)
    #expect(differing["geometry"] as? [Int] == Array(0..<15))
    let before = try VersionReading(data["before"])
    #expect(try before["label"] == folder.path("a.pinned"))
    let track = try before["tracks", as: [[String: Any]].self][1]
    #expect(VersionReading.value(track["x"], 0) as? Double == 2)
    #expect(reading.html.contains("<li>constraint <code><bdi>x</bdi></code>: constant 2 → 4"))
    #expect(reading.parts(from: "<figure class=\"", to: "\"") == ["sheet", "difference"])
    let worst = try #require(comparison.pixels.worst?.number)
    #expect(reading.parts(from: "<tr class=\"worst\"><td>", to: "<") == ["\(worst)"])
  }

  /// A fold alone would be a blank page.
  @Test func theCardOfASingleTimelineIsOpen() async throws {
    let folder = try ReviewFolder()
    try await folder.add("a", pinned: "2")
    let reading = try await folder.reading(["a.json"])
    #expect(reading.cards == ["same a"])
    #expect(reading.parts(from: "<details class=\"passed\">", to: "</main>").isEmpty)
    #expect(reading.parts(from: "data-name=\"a\"", to: ">").allSatisfy { $0.hasSuffix(" open") })
    #expect(reading.parts(from: "class=\"summary\">", to: "<") == ["1 timeline: 1 as pinned"])
  }

  @Test func whatIsAsPinnedHasNothingBefore() async throws {
    let folder = try ReviewFolder()
    try await folder.add("a", pinned: "2")
    let data = try #require(try await folder.reading(["a.json"]).data.first)
    #expect(data["verdict"] as? String == "same")
    #expect(data["before"] is NSNull)
    #expect(data["command"] is NSNull)
    #expect(data["differing"] is NSNull)
  }

  /// Among them are conflicts, ambiguities and what is valid but likely a mistake.
  @Test func findingsOfAnyKindAreCalledFindings() async throws {
    let folder = try ReviewFolder()
    let text = ReviewFolder.sliding.replacingOccurrences(
      of: "\"box.height == 10\"",
      with: "\"box.height == 10\", {\"equation\": \"box.height == 3\", \"active\": false}")
    try folder.files.write(text, to: "odd.json")
    let sections = try await folder.reading(["odd.json"])
      .parts(from: "<section class=\"findings\">", to: "</section>")
    #expect(sections.count == 1)
    #expect(sections.allSatisfy { $0.hasPrefix("<h3>Findings</h3>") })
    #expect(sections.allSatisfy { $0.contains("never-active-constraint") })
  }

  @Test func neitherJobsNorRunsNorTheFolderChangeAByte() async throws {
    let folder = try ReviewFolder()
    for name in ["a", "b", "c"] { try await folder.add(name, at: "3", pinned: "2") }
    let names = ["a.json", "b.json", "c.json"]
    let one = try await folder.page(names, jobs: 1).html
    #expect(try await folder.page(names, jobs: 1).html == one)
    #expect(try await folder.page(names, jobs: 7).html == one)
  }

  /// The names of views are restricted; those of keyframes and files are not.
  @Test(arguments: [true, false])
  func hostileNamesAreShownAndEndNothing(isRefused: Bool) async throws {
    let folder = try ReviewFolder()
    let name = "</script><!--\u{2028}\u{202E}'<script>alert(1)</script>"
    try folder.files.write(
      """
      { "version": 1, "canvas": { "width": 40, "height": 30 },
        "views": [{ "id": "\(isRefused ? name : "a")" }],
        "keyframes": [{ "time": 0, "name": "\(name)", "changes": [] }] }
      """, to: "evil'\"<b>&.json")
    let reading = try await folder.reading()
    #expect(reading.html.contains("<h2><bdi>evil'\"&lt;b&gt;&amp;</bdi></h2>"))
    #expect(reading.html.contains("data-name=\"evil&#39;&quot;&lt;b&gt;&amp;\""))
    #expect(!reading.html.contains("<b>&"))
    #expect(!reading.html.contains("<script>alert"))
    #expect(!reading.html.contains("\u{202E}'<"))
    guard !isRefused else { return #expect(reading.html.contains("card failed")) }
    let version = try VersionReading(try #require(try reading.data.first)["after"])
    let keyframes = try version["keyframes", as: [[String: Any]].self]
    #expect(keyframes.first?["name"] as? String == name)
  }
}
