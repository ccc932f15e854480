import BrowserSupport
import Primitives
import Testing

/// Keys and the pointer reach a page as a user's input does.
@Suite(.needsBrowser) struct BrowserInputTests {
  private static let listener = """
    <script>
      window.heard = []
      for (const type of ['keydown', 'keyup'])
        addEventListener(type, e => heard.push([type, e.key, e.code, e.keyCode, e.isTrusted]))
    </script>
    """

  @Test(arguments: [
    ("ArrowRight", "ArrowRight", 39), ("Home", "Home", 36), ("a", "KeyA", 65), ("Z", "KeyZ", 90),
    ("7", "Digit7", 55), ("?", "Slash", 191), ("[", "BracketLeft", 219), (" ", "Space", 32),
    ("Enter", "Enter", 13), ("Escape", "Escape", 27),
  ])
  func aKeyArrives(key: String, code: String, number: Int) async throws {
    try await SmallPage.open(Self.listener) { page in
      try await page.press(key)
      let rest: [ScriptValue] = [
        .string(key), .string(code), .number(Double(number)), true,
      ]
      let heard: ScriptValue = [.array(["keydown"] + rest), .array(["keyup"] + rest)]
      #expect(try await page.evaluate("heard") == heard)
    }
  }

  @Test func keysTypeIntoAField() async throws {
    try await SmallPage.open("<input autofocus><p>after</p>") { page in
      try await page.click("input")
      for key in ["a", "B", "?", " ", "1", "Backspace"] { try await page.press(key) }
      #expect(try await page.evaluate("document.querySelector('input').value") == "aB? ")
      try await page.press("a", .control)
      try await page.press("Delete")
      #expect(try await page.evaluate("document.querySelector('input').value") == "")
    }
  }

  @Test func theTabulatorMovesTheFocus() async throws {
    try await SmallPage.open("<button id=a>A</button><button id=b>B</button>") { page in
      try await page.press("Tab")
      try await page.press("Tab")
      #expect(try await page.evaluate("document.activeElement.id") == "b")
      try await page.press("Tab", .shift)
      #expect(try await page.evaluate("document.activeElement.id") == "a")
    }
  }

  @Test func anArrowMovesASlider() async throws {
    try await SmallPage.open("<input type=range min=0 max=10 value=5>") { page in
      try await page.evaluate("document.querySelector('input').focus()")
      try await page.press("ArrowRight")
      #expect(try await page.evaluate("document.querySelector('input').value") == "6")
    }
  }

  @Test func aKeyThatNoKeyboardHasIsAnError() async throws {
    try await SmallPage.open("") { page in
      await #expect(throws: BrowserError.unknownKey("Rightwards")) {
        try await page.press("Rightwards")
      }
    }
  }

  @Test func aClickArrivesWhereItIsMeant() async throws {
    let script = "addEventListener('click', e => window.hit = [e.clientX, e.clientY, e.isTrusted])"
    try await SmallPage.open("<script>\(script)</script>") { page in
      try await page.click(Point(x: 30, y: 40))
      #expect(try await page.evaluate("hit") == [30, 40, true])
    }
  }

  @Test func anElementFarDownIsScrolledToAndClicked() async throws {
    let body = "<div style='height: 5000px'></div><button onclick='window.hit = 1'>Far</button>"
    try await SmallPage.open(body) { page in
      try await page.click("button")
      #expect(try await page.evaluate("hit") == 1)
    }
  }

  @Test(arguments: [
    ("#none", "there is no such element"), ("#flat", "it has no size"), ("#under", "covered by"),
  ])
  func whatNoPointerReachesIsNotClicked(selector: String, reason: String) async throws {
    let body = """
      <div id=flat></div><button id=under>Under</button>
      <div style='position: fixed; inset: 0'></div>
      """
    try await SmallPage.open(body) { page in
      let error = await #expect(throws: BrowserError.self) { try await page.click(selector) }
      #expect(error?.description.hasPrefix("cannot click '\(selector)': \(reason)") == true)
    }
  }

  @Test func aDragGoesThroughPlacesBetween() async throws {
    let script = """
      window.path = []
      for (const type of ['pointerdown', 'pointermove', 'pointerup'])
        addEventListener(type, e => { if (e.buttons || type === 'pointerup') path.push(e.clientX) })
      """
    try await SmallPage.open("<script>\(script)</script>") { page in
      try await page.drag(from: Point(x: 10, y: 10), to: Point(x: 50, y: 10), steps: 4)
      #expect(try await page.evaluate("path") == [10, 20, 30, 40, 50, 50])
    }
  }

  @Test func theWheelScrolls() async throws {
    try await SmallPage.open("<div style='height: 5000px'></div>") { page in
      try await page.turnWheel(at: Point(x: 50, y: 50), by: Point(y: 120))
      try await page.waits(until: "scrollY === 120")
    }
  }
}
