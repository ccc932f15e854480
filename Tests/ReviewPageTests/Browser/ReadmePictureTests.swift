import BrowserSupport
import Foundation
import ImageCoding
import LayoutAnimation
import Primitives
import TestSupport
import Testing

@testable import ReviewPage

/// The README's screenshot of the page shows the README's own example. Text looks different on
/// every machine, so only the size of the screenshot and the pictures in it are compared.
@Suite(.needsBrowser) struct ReadmePictureTests {
  private static let file = Checkout.root.appending(path: "Documentation/review.png")
  private static let size = (width: 1440, height: 1236)

  /// Compares the README's timeline with its pin, after changing `"gap" }` to `12 }`.
  private func review() async throws -> (ReviewPage, [PlannedTimeline]) {
    let folder = try TemporaryFolder()
    let readme = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```json yellow-blue.json\n")
    try #require(blocks.count == 2)
    let text = blocks[1].components(separatedBy: "```")[0]
    #expect(text.contains("\"gap\" }"))
    try folder.write(text, to: "yellow-blue.json")
    try folder.write(text.replacingOccurrences(of: "\"gap\" }", with: "12 }"), to: "edited.json")
    let pinned = try PlannedTimeline(path: folder.path("yellow-blue.json"))
    try await Pin(of: pinned).write(to: folder.path("yellow-blue.pinned"))
    let page = try await ReviewSuite(
      paths: [folder.path("edited.json")], against: folder.path("yellow-blue.pinned")
    ).page(jobs: JobCount(2))
    return (page, [pinned, try PlannedTimeline(path: folder.path("edited.json"))])
  }

  @Test func thePictureIsOfTheExample() async throws {
    let (review, timelines) = try await review()
    try await Browser.withPage { page in
      try await page.setViewport(width: Self.size.width, height: Self.size.height)
      try await review.load(at: "transition=edited&frame=61&view=blue&mode=both", in: page) {
        try await page.press("c")
        try await page.waits(
          until:
            "[...document.querySelectorAll('.pane:not([hidden]) canvas')].every(c => c.dataset.frame === '61')"
        )
        try await page.evaluate(Self.withoutFolder)
        try await page.isDrawn()
        let shown = try await page.screenshot()
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
          try Data(shown).write(to: Self.file)
          Issue.record("recorded review.png: look at it, then run again")
          return
        }
        let recorded = try PNGDecoder().decode(Array(Data(contentsOf: Self.file)))
        let now = try PNGDecoder().decode(shown)
        for picture in [recorded, now] {
          #expect((picture.width, picture.height) == (Self.size.width, Self.size.height))
        }
        for (pane, timeline) in zip(["before", "after"], timelines) {
          let box = try await page.box(".pane.\(pane) canvas")
          #expect(Self.hasViews(of: timeline, in: now, at: box), "\(pane)")
        }
        #expect(Self.areas(in: recorded).isAlmost(Self.areas(in: now)))
      }
    }
  }

  /// Removes the folder from the texts, because it differs in every run.
  private static let withoutFolder = """
    (card => {
      const folder = card.querySelector(".path bdi").textContent.replace(/[^/]*$/, "")
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        texts.currentNode.data = texts.currentNode.data.replaceAll(folder, "")
      }
      scrollTo(0, 0)
    })(\(BrowserPage.card))
    """

  /// Whether yellow and blue are where the layout places them.
  private static func hasViews(
    of timeline: PlannedTimeline, in picture: StraightImage, at box: Rect
  ) -> Bool {
    guard let layout = try? timeline.layout(atFrame: 61) else { return false }
    let scale = box.size.width / 375
    return ["yellow", "blue"].allSatisfy { id in
      guard let frame = layout[id]?.frame else { return false }
      let x = Int(box.origin.x + (frame.x + 12) * scale)
      let y = Int(box.origin.y + (frame.y + 30) * scale)
      return x < 0 || x >= Int(box.origin.x + box.size.width) || Array(picture[x, y]) == colors[id]
    }
  }

  private static let colors: [String: [UInt8]] = [
    "yellow": [0xFF, 0xCC, 0, 255], "blue": [0, 0x7A, 0xFF, 255],
  ]

  /// The numbers of yellow and of blue pixels.
  private static func areas(in picture: StraightImage) -> [Int] {
    var counts = [0, 0]
    for offset in stride(from: 0, to: picture.bytes.count, by: 4) {
      let color = Array(picture.bytes[offset..<offset + 4])
      if color == colors["yellow"] { counts[0] += 1 }
      if color == colors["blue"] { counts[1] += 1 }
    }
    return counts
  }
}

extension [Int] {
  /// Equal within a tenth, because text and lines cover some of the pixels.
  fileprivate func isAlmost(_ other: [Int]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { $0 > 1000 && abs($0 - $1) * 10 <= Swift.max($0, $1) }
  }
}
