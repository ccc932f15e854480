import BrowserSupport
import Foundation
import ImageCoding
import LayoutAnimation
import Primitives
import TestSupport
import Testing

@testable import ReviewPage

/// The canvas contains the renderer's pixels, byte for byte.
@Suite(.needsBrowser) struct PagePixelTests {
  @Test(arguments: try Checkout.timelines())
  func everyExampleIsDrawnAsItIsRendered(url: URL) async throws {
    // Testing one example at its own scale suffices; the others would take too long.
    let scale = url.lastPathComponent == "003-yellow-blue-on.json" ? nil : 1
    let options = try PlanOptions(scale: scale)
    let timeline = try PlannedTimeline(path: url.path, options: options)
    let review = try await ReviewSuite(paths: [url.path]).page(options)
    try await review.open { page in
      let frames = try await Self.sample(of: timeline, in: page)
      let shown = try await page.pictureSums(".pane.after canvas", frames)
      #expect(shown.count == frames.count)
      for (frame, sum) in zip(frames, shown) {
        #expect(sum == PictureSum(timeline.frames[frame].pixels), "frame \(frame)")
      }
    }
  }

  /// The first frame, the last, those of keyframes and some in between.
  private static func sample(of timeline: PlannedTimeline, in page: BrowserPage) async throws
    -> [Int]
  {
    let last = timeline.frameCount - 1
    let keyframes = try await page.evaluate(
      "JSON.parse(\(BrowserPage.part("script.data")).textContent).after.keyframes.map(k => k.frame)"
    )
    let numbers = (keyframes.array ?? []).compactMap(\.number).map { Int($0) }
    try #require(!numbers.isEmpty)
    return Set([0, last] + (1...2).map { last * $0 / 3 } + numbers.filter { $0 <= last }).sorted()
  }

  @Test(arguments: PlanOptions.Edges.allCases)
  func everyWayToDrawEdgesIsThatOfTheRenderer(edges: PlanOptions.Edges) async throws {
    let folder = try ReviewFolder()
    let options = try PlanOptions(scale: 2, edges: edges)
    try folder.files.write(DrawingTests.shrinking, to: "shrinking.json")
    let timeline = try PlannedTimeline(path: folder.path("shrinking.json"), options: options)
    let review = try await ReviewSuite(paths: [folder.path("shrinking.json")]).page(options)
    try await review.open { page in
      let frames = Array(timeline.frames.indices)
      let shown = try await page.pictureSums(".pane.after canvas", frames)
      for (frame, sum) in zip(frames, shown) {
        let png = try await page.pictureSum(ofPNG: timeline.frames[frame].pngBytes())
        #expect(sum == png, "frame \(frame)")
      }
    }
  }

  /// A canvas stores premultiplied pixels, so the straight ones are rounded in the same way as
  /// those of a PNG drawn on it.
  @Test func whatIsTranslucentIsThePNGsOnACanvas() async throws {
    let folder = try ReviewFolder()
    try folder.files.write(
      DrawingTests.fading.replacingOccurrences(
        of: "\"height\": 20", with: "\"height\": 20, \"backgroundColor\": \"#11335580\""),
      to: "fading.json")
    let timeline = try PlannedTimeline(path: folder.path("fading.json"))
    let isTranslucent = stride(from: 3, to: 4 * 24 * 20, by: 4).contains { offset in
      1..<255 ~= timeline.frames[8].pixels[offset]
    }
    #expect(isTranslucent)
    try await folder.page().open { page in
      let frames = Array(timeline.frames.indices)
      let shown = try await page.pictureSums(".pane.after canvas", frames)
      for (frame, sum) in zip(frames, shown) {
        let png = try await page.pictureSum(ofPNG: timeline.frames[frame].pngBytes())
        #expect(sum == png, "frame \(frame)")
      }
    }
  }

  /// The frames are stored as a first frame and patches; the manifest is ignored, and one frame is
  /// missing.
  @Test func aFolderIsShownAsItsFramesAre() async throws {
    let folder = try ReviewFolder()
    try folder.addCompared()
    let before = try folder.timeline("before.json")
    let frames = FrameDirectory(path: folder.path("frames"))
    _ = try await FrameRenderer(before, options: OutputOptions()).render(into: frames)
    let files = folder.files.frameNames(in: "frames")
    try FileManager.default.removeItem(atPath: folder.path("frames/\(files[7])"))
    try await folder.page(["example.json"], against: "frames").open { page in
      let numbers = before.frames.indices.filter { $0 != 7 }
      let shown = try await page.pictureSums(".pane.before canvas", numbers)
      for (frame, sum) in zip(numbers, shown) {
        #expect(sum == PictureSum(before.frames[frame].pixels), "frame \(frame)")
      }
      let missing = try await page.pictureSums(".pane.before canvas", [7])
      #expect(missing == [PictureSum([UInt8](repeating: 0, count: 4 * 60 * 40))])
      let label = try await page.attribute("aria-label", of: ".pane.before canvas")
      #expect(label == "Frame 7, before: there is no such frame")
    }
  }

  /// Compares a screenshot, not only the contents of the canvas.
  @Test(arguments: ["1", "4"])
  func theScreenShowsThePixels(zoom: String) async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let timeline = try folder.timeline()
    try await review.open { page in
      try await page.press("t")
      try await page.click("[aria-label=Zoom] [data-value=\"\(zoom)\"]")
      for frame in [0, 9, 20] {
        _ = try await page.pictureSums(".pane.after canvas", [frame])
        let picture = try await page.picture(of: ".pane.after canvas")
        let expected = timeline.frames[frame].pixels
        #expect(picture.enlarged(from: expected, width: 60, by: Int(zoom) ?? 0), "frame \(frame)")
      }
    }
  }
}

extension BrowserPage {
  /// A screenshot of an element of the card, scrolled into view.
  func picture(of selector: String) async throws -> StraightImage {
    let box = try await box(selector)
    try await isDrawn()
    // The browser paints the canvas at whole pixels.
    return try await picture(
      in: Rect(
        x: box.origin.x.rounded(), y: box.origin.y.rounded(), width: box.size.width,
        height: box.size.height))
  }

  func picture(in box: Rect) async throws -> StraightImage {
    try PNGDecoder().decode(try await screenshot(of: box))
  }
}

extension StraightImage {
  /// Whether every pixel of the other picture appears as a square of this one.
  func enlarged(from bytes: [UInt8], width other: Int, by factor: Int) -> Bool {
    guard width == other * factor, 4 * width * height == bytes.count * factor * factor else {
      return false
    }
    return (0..<height).allSatisfy { y in
      (0..<width).allSatisfy { x in
        let offset = 4 * (y / factor * other + x / factor)
        return self[x, y] == bytes[offset..<offset + 4]
      }
    }
  }

  subscript(x: Int, y: Int) -> ArraySlice<UInt8> {
    bytes[4 * (width * y + x)..<4 * (width * y + x) + 4]
  }
}
