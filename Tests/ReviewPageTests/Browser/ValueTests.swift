import BrowserSupport
import Foundation
import LayoutAnimation
import Testing
import TimelineModel

@testable import ReviewPage

/// The curves of the selected view's values, and the findings as text.
@Suite(.needsBrowser) struct ValueTests {
  @Test func curvesShowBothVersionsWhereTheyDiffer() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let (before, after) = (try folder.timeline("before.json"), try folder.timeline())
    try await review.open { page in
      try await page.click(".tree li:nth-child(4) button")
      _ = try await page.pictureSums(".pane.after canvas", [21])
      let curves = try await page.evaluate(
        """
        [...\(BrowserPage.card).querySelectorAll(".chart")].map(chart => [
          chart.querySelector("b").innerText,
          ...["before", "after"].map(kind =>
            chart.querySelector(`.series.${kind}`).getAttribute("d").split(/[ML]/).length - 1)])
        """)
      #expect(
        curves == [["x", 31, 31], ["y", 0, 31], ["width", 0, 31], ["height", 0, 31]])
      let now = try #require(try after.layout(atFrame: 21)["side"]).frame.x
      let was = try #require(try before.layout(atFrame: 21)["side"]).frame.x
      let told = try await page.texts(".chart .now")[0].split(separator: " ")
      #expect(told.count == 3 && told[1] == "was")
      #expect(abs((Double(told[0]) ?? 0) - now) <= 0.0006)
      #expect(abs((told.last.flatMap { Double($0) } ?? 0) - was) <= 0.0006)
      try await page.press("Escape")
      let visibility = try await page.evaluate(
        "getComputedStyle(\(BrowserPage.part(".curves .chart"))).visibility")
      #expect(visibility == "hidden")
    }
  }

  /// The room that they will need is not a gap without a meaning.
  @Test func beforeAViewIsChosenItIsSaidWhatWillBeThere() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      let words = "\(BrowserPage.part(".curves")).innerText.trim()"
      #expect(
        try await page.evaluate(words).string
          == "Choose a view to see its place and size over time.")
      try await page.press("v")
      #expect(try await page.evaluate(words).string?.contains("Choose") == false)
    }
  }

  /// Larger values are higher on the curve.
  @Test func aCurveGoesWhereTheValueGoes() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let timeline = try folder.timeline()
    let values = try timeline.frames.map { try timeline.layout(atFrame: $0.index)["dot"]?.frame.x }
    try await review.open { page in
      try await page.click(".tree li:nth-child(3) button")
      let heights = try await page.evaluate(
        """
        \(BrowserPage.part(".chart .series.after")).getAttribute("d").split(/[ML]/).slice(1)
          .map(place => Number(place.split(",")[1]))
        """)
      let places = (heights.array ?? []).compactMap(\.number)
      #expect(places.count == values.count)
      let (low, high) = (places.max() ?? 0, places.min() ?? 0)
      #expect(low > high)
      for (place, value) in zip(places, values) {
        // The value goes from 2 to 14 points.
        let part = ((value ?? 0) - 2) / 12
        #expect(abs(place - (low + (high - low) * part)) < 0.02)
      }
    }
  }

  @Test func findingsAreToldInWordsAndMarkedWhileTheyHold() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let reports = try folder.timeline().report().reports
    try await review.open { page in
      let titles = try await page.texts(".finding summary span:first-child")
      #expect(Array(titles.prefix(reports.count)) == reports.map { $0.diagnostics.first?.code })
      let words = try await page.texts(".finding pre")
      let told = reports.map { "\($0)".replacingOccurrences(of: "`", with: "") }
      #expect(Array(words.prefix(reports.count)) == told)
      #expect(titles.contains("conflict") && titles.contains("ambiguous-position"))
      _ = try await page.pictureSums(".pane.after canvas", [0])
      // Notes on the motion hold for the whole timeline.
      let held = Array(titles.prefix(reports.count))
      #expect(try await page.texts(".finding.now summary span:first-child") == held)
      // `top` is active from the first keyframe on.
      _ = try await page.pictureSums(".pane.after canvas", [10])
      #expect(try await page.texts(".finding.now summary span:first-child") == ["conflict"])
      try await page.click(".finding summary")
      let isSeen = try await page.evaluate("\(BrowserPage.part(".finding pre")).checkVisibility()")
      #expect(isSeen == true)
    }
  }
}
