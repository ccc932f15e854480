import BrowserSupport
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// Earlier moments over the picture, and the chart of what moves when.
@Suite(.needsBrowser) struct MotionTests {
  /// A box that moves from 0 to 40 points in frames 2 to 18, and one that rests.
  private static let text = """
    {"version": 1, "canvas": {"width": 60, "height": 40}, "framesPerSecond": 20, "duration": 1,
     "views": [{"id": "rest", "backgroundColor": "#34C759",
         "frame": {"x": 40, "y": 30, "width": 9, "height": 9}},
       {"id": "box", "backgroundColor": "#3366CC"}],
     "constraints": ["V:|-5-[box(10)]", "box.width == 10", "x: box.leading == root.leading"],
     "keyframes": [{"time": 0.1, "animation": {"duration": 0.8, "curve": "linear"},
       "changes": [{"constraint": "x", "constant": 40}, {"view": "box", "alpha": 0.8}]}]}
    """

  private func opened(_ check: (BrowserPage) async throws -> Void) async throws {
    let folder = try ReviewFolder()
    try folder.files.write(Self.text, to: "moving.json")
    try await folder.page(["moving.json"]).open(check)
  }

  @Test func earlierMomentsAreOutlined() async throws {
    try await opened { page in
      try await page.press("End")
      #expect(try await page.evaluate("document.querySelectorAll('.ghost').length") == 0)
      try await page.press("o")
      // Of frame 20: frames 0, 2, 5, 7, 10, 12, 15 and 17.
      let lefts = try await page.evaluate(
        """
        JSON.stringify([...\(BrowserPage.card).querySelectorAll(".ghost")]
          .map(ghost => parseFloat(ghost.getAttribute("d").slice(1))))
        """)
      #expect(lefts == "[0,0,7.5,12.5,20,25,32.5,37.5]")
      let ways = try await page.evaluate(
        "\(BrowserPage.card).querySelectorAll('path.way:not(.halo)').length")
      #expect(ways == 1)
    }
  }

  @Test func theChartHasARowForWhatIsAnimated() async throws {
    try await opened { page in
      try await page.click(".lanes summary")
      #expect(try await page.texts(".lanes button") == ["box position, alpha"])
      let bar = try await page.evaluate(
        """
        JSON.stringify(["x", "width"].map(name =>
          \(BrowserPage.part(".lanes .motion")).getAttribute(name)))
        """)
      #expect(bar == #"["10.000%","80.000%"]"#)
      try await page.click(".lanes button")
      #expect(try await page.pressed(in: "Views") == ["box"])
    }
  }

  @Test func itsFoldLooksLikeTheOthers() async throws {
    try await opened { page in
      let looks = try await page.evaluate(
        """
        [".lanes", ".aside"].map(fold => {
          const summary = \(BrowserPage.card).querySelector(fold + " > summary")
          const mark = getComputedStyle(summary, "::before")
          const { color, fontSize, fontWeight } = getComputedStyle(summary)
          return [mark.content, mark.width, mark.transform, color, fontSize, fontWeight].join()
        })
        """)
      #expect(looks.array?.count == 2)
      #expect(looks.array?.first == looks.array?.last)
      #expect(looks.array?.first?.string?.contains("6px") == true, "\(looks)")
    }
  }

  @Test func aChartOfManyBarsIsOmitted() throws {
    let planned = try PlannedTimeline(json: Self.text)
    #expect(MotionLanes(planned, mostBars: 1) != nil)
    #expect(MotionLanes(planned, mostBars: 0) == nil)
    let version = try VersionReading(planned)
    #expect(try version["motion", as: [[String: Any]].self].count == 1)
  }
}
