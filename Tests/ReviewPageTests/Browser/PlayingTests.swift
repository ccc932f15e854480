import BrowserSupport
import Testing

@testable import ReviewPage

@Suite(.needsBrowser) struct PlayingTests {
  @Test func itPlaysToTheEndAndStopsThere() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      try await page.press("Home")
      try await page.evaluate(
        """
        window.seen = new Set()
        new MutationObserver(() => seen.add(Number(\(BrowserPage.part(".pane.after canvas")).dataset.frame)))
          .observe(\(BrowserPage.part(".pane.after canvas")), { attributeFilter: ["data-frame"] })
        """)
      try await page.press(" ")
      try await page.waits(
        until: "\(BrowserPage.part("[aria-label=Play]")) !== null && seen.has(30)")
      #expect(try await page.frame == 30)
      let isAscending = try await page.evaluate(
        "[...seen].length > 2 && [...seen].every((one, index, all) => index === 0 || all[index - 1] < one)"
      )
      #expect(isAscending == true)
    }
  }

  @Test func inALoopItGoesOnUntilItIsPaused() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      try await page.press("Home")
      try await page.press("]")
      try await page.press("l")
      #expect(try await page.attribute("aria-pressed", of: "[aria-label=Loop]") == "true")
      try await page.evaluate(
        """
        window.turns = 0
        let last = 0
        new MutationObserver(() => {
          const now = Number(\(BrowserPage.part(".pane.after canvas")).dataset.frame)
          if (now < last) turns += 1
          last = now
        }).observe(\(BrowserPage.part(".pane.after canvas")), { attributeFilter: ["data-frame"] })
        """)
      try await page.press(" ")
      try await page.waits(until: "turns >= 2")
      #expect(try await page.attribute("aria-label", of: ".steps [aria-pressed]") == "Pause")
      try await page.press(" ")
      let paused = try await page.frame
      try await page.isDrawn()
      try await page.isDrawn()
      #expect(try await page.frame == paused)
      #expect(try await page.attribute("aria-label", of: ".steps [aria-pressed]") == "Play")
    }
  }

  @Test func aStepPauses() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      for _ in 0..<2 { try await page.press("[") }
      try await page.press("Home")
      try await page.click("[aria-label=Play]")
      try await page.press("Home")
      #expect(try await page.frame == 0)
      #expect(try await page.attribute("aria-label", of: ".steps [aria-pressed]") == "Play")
    }
  }

  @Test func speedsAreChosenByKeysAndButtons() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      #expect(try await page.pressed(in: "Speed") == ["1×"])
      for (key, speed) in [
        ("]", "2×"), ("]", "2×"), ("[", "1×"), ("[", "½×"), ("[", "¼×"), ("[", "¼×"),
      ] {
        try await page.press(key)
        #expect(try await page.pressed(in: "Speed") == [speed])
      }
      try await page.click("[aria-label=Speed] button:nth-child(2)")
      #expect(try await page.pressed(in: "Speed") == ["½×"])
    }
  }
}
