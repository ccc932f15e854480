import BrowserSupport
import ImageCoding
import LayoutAnimation
import Primitives
import Testing

@testable import ReviewPage

/// How the two versions are displayed, and at which size.
@Suite(.needsBrowser) struct ModeTests {
  @Test func keysAndButtonsChooseWhatIsShown() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      #expect(try await page.panes == ["Before", "After"])
      let modes: [(key: String, button: String, panes: [String])] = [
        ("t", "After", ["After"]), ("e", "Before", ["Before"]),
        ("s", "Side by side", ["Before", "After"]), ("w", "Slider", ["Before", "After"]),
        ("d", "Difference", ["Difference"]), ("b", "Blink", ["After"]),
      ]
      for (key, button, panes) in modes {
        try await page.press(key)
        #expect(try await page.panes == panes, "\(key)")
        #expect(try await page.pressed(in: "Comparison") == [button])
      }
      for (index, mode) in ["After", "Before", "Side by side"].enumerated() {
        try await page.click("[aria-label=Comparison] button:nth-child(\(index + 1))")
        #expect(try await page.pressed(in: "Comparison") == [mode])
      }
    }
  }

  @Test func theDifferenceIsTheOneThatIsDrawn() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let (before, after) = (try folder.timeline("before.json"), try folder.timeline())
    try await review.open { page in
      try await page.press("d")
      for frame in [0, 12, 30] {
        let shown = try await page.pictureSums(".pane.difference canvas", [frame])
        let middle = try Self.difference(before.frames[frame], after.frames[frame])
        #expect(shown == [PictureSum(middle)])
      }
    }
  }

  /// The middle picture of the three.
  private static func difference(
    _ before: PlannedTimeline.Frame, _ after: PlannedTimeline.Frame
  ) throws -> [UInt8] {
    let image = try PNGDecoder().decode(
      DifferencePicture(
        expected: .decoded(try PNGDecoder().decode(before.pngBytes())),
        actual: .decoded(try PNGDecoder().decode(after.pngBytes()))
      ).pngBytes())
    let left = (image.width - before.width) / 2
    return (0..<before.height).flatMap { y in
      (0..<before.width).flatMap { x in image[left + x, y] }
    }
  }

  /// Left of the line the version before is shown, right of it the version after.
  @Test(arguments: [0.25, 0.5, 0.8])
  func theSliderPartsThePicture(part: Double) async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let frames = [try folder.timeline("before.json").frames[20], try folder.timeline().frames[20]]
      .map(\.pixels)
    try await review.open { page in
      for key in ["w", "+"] { try await page.press(key) }
      _ = try await page.pictureSums(".pane.after canvas", [20])
      _ = try await page.pictureSums(".pane.before canvas", [20])
      let box = try await page.box(".pane.before canvas")
      let y = box.origin.y + 100
      try await page.drag(
        from: Point(x: box.origin.x + 0.5 * box.size.width, y: y),
        to: Point(x: box.origin.x + part * box.size.width, y: y))
      let picture = try await page.picture(of: ".pane.before canvas")
      #expect(picture.width == 480)
      for y in 0..<40 {
        for x in 0..<60 {
          let isBefore = Double(8 * x + 8) < part * 480 - 8
          guard isBefore || Double(8 * x) > part * 480 + 8 else { continue }
          let expected = frames[isBefore ? 0 : 1][4 * (60 * y + x)..<4 * (60 * y + x) + 4]
          // The centre of the square, because the grid covers its sides.
          try #require(picture[8 * x + 4, 8 * y + 4] == expected, "\(x) \(y)")
        }
      }
    }
  }

  @Test(arguments: MotionPreference.allCases)
  func itBlinksByHandAndByItselfUnlessLessMotionIsWanted(motion: MotionPreference) async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    try await Browser.withPage { page in
      try await page.emulate(.light, motion: motion)
      try await review.load(in: page) {
        try await page.press("b")
        if motion == .noPreference {
          for pane in ["before", "after"] {
            try await page.waits(until: "!\(BrowserPage.part(".pane.\(pane)")).hidden")
          }
          return
        }
        for pane in ["After", "Before", "After"] {
          #expect(try await page.panes == [pane])
          try await page.press("b")
        }
        #expect(try await page.panes == ["Before"])
        // Twice the interval of automatic blinking.
        try await page.evaluate("new Promise(done => setTimeout(done, 1400))")
        #expect(try await page.panes == ["Before"])
      }
    }
  }
}

extension BrowserPage {
  /// The captions of the visible panes.
  var panes: [String] {
    get async throws {
      let list = "\(Self.card).querySelectorAll('.pane:not([hidden]) figcaption')"
      let captions = try await evaluate("[...\(list)].map(caption => caption.innerText)")
      return (captions.array ?? []).compactMap(\.string)
    }
  }
}
