import BrowserSupport
import Foundation
import ImageCoding
import Primitives
import Testing

/// Tests the basic functions of a page in the browser.
@Suite(.needsBrowser) struct BrowserPageTests {
  @Test func valuesComeBackAsTheyAre() async throws {
    try await SmallPage.open("") { page in
      let value = try await page.evaluate("({ a: [1.5, 'é', null, true], b: {} })")
      #expect(value == ["a": [1.5, "é", nil, true], "b": [:]])
      #expect(try await page.evaluate("undefined") == nil)
      #expect(try await page.evaluate("-1 / 0") == .number(-.infinity))
      #expect(try await page.evaluate("Promise.resolve(2)") == 2)
    }
  }

  @Test(arguments: ["null.a", "Promise.reject(new TypeError('of null'))"])
  func aScriptThatThrowsIsAnError(script: String) async throws {
    try await SmallPage.open("") { page in
      let error = await #expect(throws: BrowserError.self) { try await page.evaluate(script) }
      #expect(error?.description.contains("of null") == true)
    }
  }

  @Test func eachPageIsFresh() async throws {
    let script = "<script>localStorage.x = (localStorage.x ?? '') + 'x'</script>"
    for _ in 0..<2 {
      try await SmallPage.open(script) { page in
        let value = try await page.evaluate("localStorage.x")
        #expect(value == "x")
      }
    }
  }

  @Test func aPixelIsWhatThePageSays() async throws {
    let box =
      "<div style='position:absolute;left:10px;top:20px;width:7px;height:5px;background:#12ab9f'>"
    try await SmallPage.open(box) { page in
      try await page.setViewport(width: 40, height: 30)
      let picture = try PNGDecoder().decode(try await page.screenshot())
      #expect((picture.width, picture.height) == (40, 30))
      for y in 0..<30 {
        for x in 0..<40 {
          let isInside = 10..<17 ~= x && 20..<25 ~= y
          let offset = 4 * (40 * y + x)
          let color = Array(picture.bytes[offset..<offset + 4])
          #expect(color == (isInside ? [0x12, 0xAB, 0x9F, 255] : [255, 255, 255, 255]))
        }
      }
    }
  }

  @Test func aScreenshotHasThePixelsOfItsScale() async throws {
    try await SmallPage.open("<div style='height: 500px'>") { page in
      try await page.setViewport(width: 60, height: 50, scale: 2)
      #expect(try await size(page.screenshot()) == [120, 100])
      #expect(
        try await size(page.screenshot(of: Rect(x: 5, y: 5, width: 8, height: 9))) == [16, 18])
      #expect(try await size(page.wholeScreenshot()) == [120, 1000])
    }
  }

  @Test func aPartIsOfWhatIsScrolledTo() async throws {
    let body =
      "<div style='height: 300px; background: #fff'></div>"
      + "<div style='height: 1000px; background: #12ab9f'></div>"
    try await SmallPage.open(body) { page in
      try await page.setViewport(width: 60, height: 50)
      try await page.evaluate("scrollTo(0, 296)")
      let part = try await page.screenshot(of: Rect(x: 5, y: 3, width: 1, height: 2))
      #expect(
        try PNGDecoder().decode(part).bytes == [255, 255, 255, 255, 0x12, 0xAB, 0x9F, 255])
    }
  }

  private func size(_ png: [UInt8]) throws -> [Int] {
    let picture = try PNGDecoder().decode(png)
    return [picture.width, picture.height]
  }

  @Test func scriptsOfThePageCanBeDisabled() async throws {
    let body = "<p>plain</p><noscript>without</noscript><script>document.body.append('by')</script>"
    try await Browser.withPage { page in
      try await page.setScriptsDisabled(true)
      try await SmallPage.load(body, in: page) {
        let value = try await page.evaluate("document.body.innerText")
        #expect(value == "plain\n\nwithout")
      }
      try await page.setScriptsDisabled(false)
      try await SmallPage.load(body, in: page) {
        let value = try await page.evaluate("document.body.innerText")
        #expect(value == "plain\n\nby")
      }
    }
  }

  @Test(arguments: ColorScheme.allCases, MotionPreference.allCases)
  func theReadersWishesReachThePage(scheme: ColorScheme, motion: MotionPreference) async throws {
    try await SmallPage.open("") { page in
      try await page.emulate(scheme, motion: motion)
      for dark in ColorScheme.allCases {
        let query = "matchMedia('(prefers-color-scheme: \(dark.rawValue))').matches"
        #expect(try await page.evaluate(query) == .bool(dark == scheme))
      }
      let query = "matchMedia('(prefers-reduced-motion: reduce)').matches"
      #expect(try await page.evaluate(query) == .bool(motion == .reduce))
    }
  }

  @Test func whatAPageCopiesCanBeRead() async throws {
    let button = "<button onclick=\"navigator.clipboard.writeText('copied')\">Copy</button>"
    try await SmallPage.open(button) { page in
      try await page.click("button")
      #expect(try await page.evaluate("navigator.clipboard.readText()") == "copied")
    }
  }
}
