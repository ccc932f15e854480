import BrowserSupport
import Testing

/// Tests the accessibility functions of the browser support.
@Suite(.needsBrowser) struct BrowserAccessibilityTests {
  @Test func rolesAndNamesAreThoseOfAScreenReader() async throws {
    try await SmallPage.open("<h1>Title</h1><button aria-label='Play'>▶</button>") { page in
      let nodes = try await page.accessibilityTree()
      #expect(nodes.contains(AccessibilityNode(role: "heading", name: "Title")))
      #expect(nodes.contains(AccessibilityNode(role: "button", name: "Play")))
    }
  }

  @Test(.needsAccessibilityChecker)
  func aPageWithFaultsHasThem() async throws {
    let body = """
      <main><h1>Faults</h1><img id=blank src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
      <p id=pale style="color: #ccc; background: #fff">Pale</p></main>
      """
    try await SmallPage.open(body) { page in
      let found = try await page.accessibilityViolations()
      #expect(found.map(\.rule).sorted() == ["color-contrast", "image-alt"])
      #expect(Set(found.flatMap(\.targets)) == ["#blank", "#pale"])
      #expect(found.allSatisfy { $0.impact == .serious || $0.impact == .critical })
      #expect(page.messages == [])
    }
  }

  @Test(.needsAccessibilityChecker)
  func aPageWithoutFaultsHasNone() async throws {
    try await SmallPage.open("<main><h1>Title</h1><p>Text</p></main>") { page in
      let found = try await page.accessibilityViolations()
      #expect(found == [])
    }
  }
}
