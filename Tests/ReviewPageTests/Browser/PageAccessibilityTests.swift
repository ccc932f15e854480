import BrowserSupport
import Testing

@testable import ReviewPage

/// Accessibility for users who do not use a pointer, have low vision, or are blind.
@Suite(.needsBrowser) struct PageAccessibilityTests {
  @Test(.needsAccessibilityChecker, arguments: ColorScheme.allCases)
  func theCheckerFindsNothing(scheme: ColorScheme) async throws {
    let review = try await QuietPageTests.page()
    let folder = try ReviewFolder()
    let compared = try await folder.compared()
    for review in [review, compared] {
      try await Browser.withPage { page in
        try await page.emulate(scheme)
        try await review.load(in: page) {
          try await page.evaluate(
            "document.querySelectorAll('details').forEach(one => { one.open = true })")
          try await page.waits(until: "document.querySelector('.player canvas[data-frame]')")
          for key in ["j", "c", "m", "g", "v", "v"] { try await page.press(key) }
          try await expectNothing(in: page)
          for key in ["Escape", "w"] { try await page.press(key) }
          try await expectNothing(in: page)
          try await page.press("?")
          try await expectNothing(in: page)
        }
      }
    }
  }

  private func expectNothing(in page: BrowserPage) async throws {
    try await page.isDrawn()
    let violations = try await page.accessibilityViolations()
    #expect(violations == [])
  }

  /// In reading order, each with a focus ring.
  @Test func everythingIsReachedByTheTabulator() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      try await page.press("v")
      let wanted = try await page.evaluate(
        """
        window.all = [...document.querySelectorAll("button, summary, input, [tabindex]")].filter(one =>
          one.checkVisibility() && !one.closest("dialog"));
        all.length
        """)
      let count = Int(wanted.number ?? 0)
      #expect(count > 50)
      for index in 0..<count {
        try await page.press("Tab")
        let reached = try await page.evaluate(
          """
          (one => [all.indexOf(one), getComputedStyle(one).outlineStyle !== "none"
            && parseFloat(getComputedStyle(one).outlineWidth) >= 2])(document.activeElement)
          """)
        #expect(reached == [.number(Double(index)), true])
      }
    }
  }

  @Test func everyControlHasANameAndAState() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      try await page.press("v")
      let tree = try await page.accessibilityTree()
      let controls = tree.filter {
        ["button", "slider", "image", "group", "region"].contains($0.role)
      }
      #expect(controls.allSatisfy { !$0.name.isEmpty || $0.role == "group" })
      for node in [
        ("button", "Play"), ("button", "Forward one frame"), ("slider", "Frame"),
        ("group", "Comparison"), ("group", "Zoom"), ("group", "Speed"), ("group", "Keyframes"),
        ("button", "Constraints"), ("heading", "example"), ("region", "Inspector of example"),
      ] {
        #expect(tree.contains(AccessibilityNode(role: node.0, name: node.1)), "\(node)")
      }
      #expect(tree.contains { $0.role == "image" && $0.name.hasSuffix(", after") })
    }
  }

  @Test func theDialogTakesAndGivesBackTheFocus() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      try await page.evaluate("document.querySelector('.tools button:last-child').focus()")
      try await page.press("Enter")
      let isIn = try await page.evaluate(
        "document.querySelector('dialog[open]').contains(document.activeElement)")
      #expect(isIn == true)
      let keys = try await page.evaluate("document.querySelector('dialog dl').innerText").string
      #expect(keys?.contains("play and pause") == true)
      let before = try await page.evaluate("\(BrowserPage.part(".scrubber")).value")
      try await page.press("ArrowRight")
      let after = try await page.evaluate("\(BrowserPage.part(".scrubber")).value")
      #expect(before == after)
      try await page.press("Escape")
      let back = try await page.evaluate(
        "document.activeElement.matches('.tools button:last-child')")
      #expect(back == true)
    }
  }

  /// Neither animations nor CSS transitions run.
  @Test func nothingMovesWhereLessMotionIsWanted() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    try await Browser.withPage { page in
      try await page.emulate(.light, motion: .reduce)
      try await review.load(in: page) {
        for key in ["v", "b", "c"] { try await page.press(key) }
        try await page.isDrawn()
        let moving = try await page.evaluate(
          """
          [document.getAnimations().length, [...document.querySelectorAll("*")].filter(one => {
            const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one)
            return parseFloat(transitionDuration) > 0 || animationName !== "none"
              || scrollBehavior === "smooth"
          }).length]
          """)
        #expect(moving == [0, 0])
      }
    }
  }
}
