import BrowserSupport
import ImageCoding
import LayoutAnimation
import Primitives
import Testing

@testable import ReviewPage

/// The size of a pixel does not depend on the screen's scale.
@Suite(.needsBrowser) struct ZoomTests {
  @Test(arguments: [1, 2])
  func everyZoomIsWholePixelsAndFromEightOnHasAGrid(scale: Double) async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    try await Browser.withPage { page in
      try await page.setViewport(width: 1280, height: 800, scale: scale)
      try await review.load(in: page) {
        try await page.press("t")
        #expect(try await page.pressed(in: "Zoom") == ["Fit"])
        try await page.click("[aria-label=Zoom] [data-value=\"1\"]")
        for zoom in [1, 2, 4, 8, 16, 16] {
          if zoom > 1 { try await page.press("+") }
          #expect(try await page.pressed(in: "Zoom") == ["\(zoom):1"])
          let box = try await page.box(".pane.after canvas")
          #expect(box.size.width * scale == Double(60 * zoom))
          #expect(try await page.isGridDrawn == (zoom >= 8), "\(zoom)")
        }
        try await page.press("-")
        #expect(try await page.pressed(in: "Zoom") == ["8:1"])
        for _ in 0..<3 { try await page.press("-") }
        #expect(try await page.pressed(in: "Zoom") == ["1:1"])
        try await page.press("-")
        #expect(try await page.pressed(in: "Zoom") == ["Fit"])
        try await page.press("+")
        #expect(try await page.pressed(in: "Zoom") != ["1:1"], "the next larger than what is seen")
        try await page.press("0")
        #expect(try await page.pressed(in: "Zoom") == ["Fit"])
        try await page.click("[aria-label=Zoom] [data-value=\"2\"]")
        #expect(try await page.pressed(in: "Zoom") == ["2:1"])
      }
    }
  }

  /// The grid has lines on the left and top side of every pixel, and the pixel's colour is visible
  /// between them.
  @Test func theGridStandsOnThePixels() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let expected = try folder.timeline().frames[0].pixels
    try await review.open { page in
      try await page.setViewport(width: 1480, height: 1200)
      for key in ["a", "+", "+", "+", "+", "+"] { try await page.press(key) }
      _ = try await page.pictureSums(".pane.after canvas", [0])
      let box = try await page.box(".pane.after canvas")
      try await page.isDrawn()
      let corner = Rect(origin: box.origin, size: Size(width: 320, height: 320))
      let picture = try await page.picture(in: corner)
      for y in 0..<20 {
        for x in 0..<20 {
          let color = expected[4 * (60 * y + x)..<4 * (60 * y + x) + 4]
          try #require(picture[16 * x + 8, 16 * y + 8] == color)
          try #require(picture[16 * x + 15, 16 * y + 15] == color)
          try #require(picture[16 * x, 16 * y + 8] != color)
          try #require(picture[16 * x + 8, 16 * y] != color)
        }
      }
    }
  }

  @Test func theWheelWithControlZooms() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      let box = try await page.box(".stage")
      let place = Point(x: box.origin.x + 40, y: box.origin.y + 40)
      try await page.turnWheel(at: place, by: Point(y: -100), .control)
      try await page.waits(
        until: "\(BrowserPage.part("[aria-label=Zoom] [data-value='8']")).ariaPressed === 'true'")
    }
  }
}

extension BrowserPage {
  var isGridDrawn: Bool {
    get async throws {
      let image = "getComputedStyle(\(Self.part(".pane:not([hidden]) .grid"))).backgroundImage"
      return try await evaluate("\(image) !== 'none'") == true
    }
  }
}
