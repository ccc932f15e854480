import BrowserSupport
import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// Names that look like markup or scripts are displayed as text and have no effect.
@Suite(.needsBrowser) struct HostilePageTests {
  private static let name =
    "</script><img src=x onerror=hit()>\u{202E}\u{2028}\"'`${hit()}<!--<script>hit()</script>"

  private func expectHarmless(_ page: BrowserPage) async throws {
    try await page.isDrawn()
    let harm = try await page.evaluate(
      "[typeof hit, document.querySelectorAll('[onerror], img[src=x], main script:not(.data)').length]"
    )
    #expect(harm == ["undefined", 0])
    #expect(page.messages == [])
    #expect(page.requests == [])
  }

  /// Timelines restrict the names of views, but a folder's manifest may contain any.
  @Test func aViewOfAManifest() async throws {
    let folder = try ReviewFolder()
    try folder.addCompared()
    let frames = FrameDirectory(path: folder.path("frames"))
    let timeline = try folder.timeline("before.json")
    _ = try await FrameRenderer(timeline, options: OutputOptions()).render(into: frames)
    let manifest = String(
      decoding: try folder.files.contents(of: "frames/manifest.json"), as: UTF8.self)
    #expect(manifest.contains("\"dot\""))
    try folder.files.write(
      manifest.replacingOccurrences(of: "\"dot\"", with: BrowserPage.literal(Self.name)),
      to: "frames/manifest.json")
    let review = try await folder.page(["example.json"], against: "frames")
    var allowed = CharacterSet.alphanumerics
    allowed.insert(".")
    let id = try #require(Self.name.addingPercentEncoding(withAllowedCharacters: allowed))
    try await review.open(at: "transition=example&frame=4&view=\(id)&mode=before") { page in
      #expect(try await page.texts(".tree [aria-pressed=true] bdi") == [Self.name])
      #expect(try await page.texts(".detail h3") == [Self.name])
      try await page.press("m")
      #expect(try await page.texts(".pane.before .overlay .name").contains(Self.name))
      try await page.press("ArrowRight")
      try await page.waits(until: "location.hash.includes('frame=5')")
      let address = try await page.evaluate(
        "new URLSearchParams(location.hash.slice(1)).get('view')")
      #expect(address == .string(Self.name))
      try await expectHarmless(page)
    }
  }

  @Test func aKeyframeAFileAndItsFolder() async throws {
    let folder = try ReviewFolder()
    let file = "<img src=x onerror=hit()>'\"&\u{202E}\u{2028}"
    let text = ReviewExample.text().replacingOccurrences(
      of: "\"move\"", with: BrowserPage.literal(Self.name))
    try folder.files.write(text, to: file + ".json")
    try folder.files.write(
      "{ \"version\": \"\(file.replacingOccurrences(of: "\"", with: ""))\" }", to: "bad.json")
    let review = try await folder.page()
    try await review.open { page in
      let shown = try await page.texts(".keyframes button:first-child bdi")
      #expect(shown == [Self.name])
      #expect(try await page.text("h2")?.hasPrefix("<img src=x onerror=hit()>'\"&") == true)
      try await page.press("1")
      try await page.waits(until: "location.hash.includes('frame=3')")
      let address = try await page.evaluate(
        "new URLSearchParams(location.hash.slice(1)).get('transition')")
      #expect(address == .string(file))
      try await page.evaluate("location.hash = location.hash.replace('frame=3', 'frame=9')")
      try await page.waits(until: "\(BrowserPage.part(".scrubber")).value === '9'")
      try await expectHarmless(page)
    }
  }
}
